import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { BusyButton } from '../../../components/busy-button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { paths } from '../../../config/paths.ts';
import { accountQuery } from '../../account/account-query.ts';
import { useAccount } from '../../account/use-account.ts';
import { ResumeChoice, usableResumes, useResumeChoice } from './resume-choice.tsx';

export interface StartLetterProps {
  readonly failure: string;
  readonly onWrite: (resumeId: string) => void;
}

export function StartLetter({ failure, onWrite }: StartLetterProps) {
  const { resumes } = useAccount();
  const ready = usableResumes(resumes);
  const [chosen, choose] = useResumeChoice(ready);
  return (
    <div className="grid justify-items-start gap-4">
      <div className="max-w-[60ch]">
        <p className="text-muted">
          We write a letter from your resume and this posting, nothing else. Every sentence shows what it's
          based on, and you can edit every word.
        </p>
        <FormMessage role="alert" className="mt-4">
          {failure}
        </FormMessage>
      </div>
      {ready.length === 0 ? (
        <NoResume isChecking={resumes.some(({ state }) => state === 'checking')} />
      ) : (
        <>
          <ResumeChoice resumes={ready} chosen={chosen} onChoose={choose} />
          <BusyButton look="outlined" isBusy={false} onClick={() => onWrite(chosen)}>
            {failure === '' ? 'Write a cover letter' : 'Try again'}
          </BusyButton>
        </>
      )}
    </div>
  );
}

const POLL_INTERVAL_MS = 3000;

function NoResume({ isChecking }: { readonly isChecking: boolean }) {
  useQuery({ ...accountQuery, refetchInterval: isChecking && POLL_INTERVAL_MS });
  return (
    <p role="status">
      {isChecking
        ? "We're checking your resume. You can write a letter from it in a moment."
        : 'You need a resume first. '}
      {!isChecking && (
        <Link
          href={paths.resumes}
          className="-my-2.5 inline-block py-2.5 text-dusk underline underline-offset-4"
        >
          Add your resume
        </Link>
      )}
    </p>
  );
}
