import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { toFailure } from '../../../service/failure.ts';
import type { AccountResume } from '../../account/api/account.ts';
import { useAccount } from '../../account/use-account.ts';
import { AnalysisLink } from '../../resume-analysis/components/analysis-link.tsx';
import { toast } from '../../toasts/toast.ts';
import { getResumeLink } from '../api/resumes.ts';
import { dayText, displayState, sizeText, stateText } from '../resume-text.ts';
import { FileRow } from './file-row.tsx';

export interface ResumeRowProps {
  readonly resume: AccountResume;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onDelete: () => void;
}

export function ResumeRow({ resume, now, onDelete }: ResumeRowProps) {
  const { why, resumeFileName: name, resumeDate, fileSize } = resume;
  const state = displayState(resume, now);
  const facts = [dayText(resumeDate), ...(fileSize === null ? [] : [sizeText(fileSize)])];
  const words = stateText(state, why);
  return (
    <FileRow
      name={state === 'accepted' ? <DownloadButton resume={resume} /> : name}
      facts={[...facts, ...(state === 'checking' ? [words] : [])].join(' · ')}
      actions={
        <>
          {state === 'accepted' && why === '' && <AnalysisLink resumeId={resume.id} fileName={name} />}
          <button
            type="button"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
            className="grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink"
          >
            <Trash2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </>
      }
    >
      {words !== '' && state !== 'checking' ? (
        <p className={state === 'accepted' ? 'text-muted' : 'text-alarm'}>{words}</p>
      ) : undefined}
    </FileRow>
  );
}

/** Links expire after minutes, so each click requests a new one. */
function DownloadButton({ resume: { id, resumeFileName } }: Pick<ResumeRowProps, 'resume'>) {
  const { email } = useAccount();
  const download = useMutation({
    mutationFn: () => getResumeLink(email, id),
    onSuccess: (link) => window.location.assign(link),
    onError: (error) =>
      toast({
        title: `Couldn't download ${resumeFileName}`,
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return (
    <button
      type="button"
      title="Download"
      aria-label={`Download ${resumeFileName}`}
      aria-busy={download.isPending}
      onClick={() => download.isPending || download.mutate()}
      className="-my-2.5 block max-w-full truncate py-2.5 underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink aria-busy:text-muted"
    >
      {resumeFileName}
    </button>
  );
}
