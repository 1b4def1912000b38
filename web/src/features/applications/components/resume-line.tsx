import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { Failure, toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import type { PacketResume } from '../api/applications.ts';
import { CopyLine } from './copy-line.tsx';
import { InlineSelect } from './inline-select.tsx';

export interface ResumeLineProps {
  /** Newest first. */
  readonly resumes: readonly PacketResume[];
  /** Returns a presigned link. */
  readonly linkOf: (id: string) => string | Promise<string | null>;
}

export function ResumeLine({ resumes, linkOf }: ResumeLineProps) {
  const [chosenId, setChosenId] = useState('');
  const accepted = resumes.filter(({ state }) => state === 'accepted');
  const resume = accepted.find(({ id }) => id === chosenId) ?? accepted[0];
  if (resume === undefined)
    return <NoResume isChecking={resumes.some(({ state }) => state === 'checking')} />;
  const link = async () => {
    const url = await linkOf(resume.id);
    if (url === null) throw new Failure('NotFound', 'This resume is no longer available.');
    return url;
  };
  const { id, resumeFileName: name } = resume;
  return (
    <CopyLine
      key={id}
      label="Resume"
      value={
        accepted.length > 1 ? (
          <InlineSelect
            label="Resume to send"
            names={Object.fromEntries(accepted.map(({ id, resumeFileName }) => [id, resumeFileName]))}
            chosen={id}
            onChoose={setChosenId}
            className="-my-1.5"
          />
        ) : (
          name
        )
      }
      source={link}
      action="Copy link"
      more={<Download name={name} link={link} />}
      hint="The link works for 5 minutes. Copy it again later for a new one."
    />
  );
}

function Download({ name, link }: { readonly name: string; readonly link: () => Promise<string> }) {
  const download = useMutation({
    mutationFn: link,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) =>
      toast({
        title: `Couldn't download ${name}`,
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return (
    <QuietButton
      aria-label={`Download ${name}`}
      aria-busy={download.isPending}
      onClick={() => download.isPending || download.mutate()}
    >
      Download
    </QuietButton>
  );
}

function NoResume({ isChecking }: { readonly isChecking: boolean }) {
  return (
    <li className="border-b border-line py-2">
      <p className="text-small text-muted">Resume</p>
      <p>
        {isChecking ? "We're still checking your resume. " : 'No resume yet. '}
        <Link
          href={paths.resumes}
          className="inline-flex min-h-11 items-center text-dusk underline underline-offset-4"
        >
          {isChecking ? 'See your resumes' : 'Add a resume'}
        </Link>
      </p>
    </li>
  );
}
