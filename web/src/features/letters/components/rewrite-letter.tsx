import { useState } from 'react';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useAccount } from '../../account/use-account.ts';
import { ResumeChoice, usableResumes, useResumeChoice } from './resume-choice.tsx';

export interface RewriteLetterProps {
  /** The letter has edits, saved or not. */
  readonly isOwn: boolean;
  readonly onWrite: (resumeId: string) => void;
}

export function RewriteLetter({ isOwn, onWrite }: RewriteLetterProps) {
  const resumes = usableResumes(useAccount().resumes);
  const [chosen, choose] = useResumeChoice(resumes);
  const [isAsking, setAsking] = useState(false);
  if (resumes.length === 0) return null;
  const needsAnswer = isOwn || resumes.length > 1;
  return (
    <>
      <QuietButton
        aria-haspopup={needsAnswer ? 'dialog' : undefined}
        onClick={() => (needsAnswer ? setAsking(true) : onWrite(chosen))}
      >
        Rewrite
      </QuietButton>
      {isAsking && (
        <Dialog title="Rewrite this letter" onClose={() => setAsking(false)}>
          <p className="text-pretty text-muted">
            {isOwn
              ? 'A new letter replaces this one, including your edits.'
              : 'A new letter replaces this one.'}
          </p>
          <ResumeChoice resumes={resumes} chosen={chosen} onChoose={choose} />
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
            <QuietButton onClick={() => setAsking(false)}>Keep it</QuietButton>
            <AccentButton
              onClick={() => {
                setAsking(false);
                onWrite(chosen);
              }}
            >
              Rewrite
            </AccentButton>
          </div>
        </Dialog>
      )}
    </>
  );
}
