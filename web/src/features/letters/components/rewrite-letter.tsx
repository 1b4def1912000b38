import { useState } from 'react';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useAccount } from '../../account/use-account.ts';
import { ResumeChoice, usableResumes, useResumeChoice } from './resume-choice.tsx';

export interface RewriteLetterProps {
  /** The letter has edits, saved or not. */
  readonly isEdited: boolean;
  readonly onWrite: (resumeId: string) => void;
}

export function RewriteLetter({ isEdited, onWrite }: RewriteLetterProps) {
  const resumes = usableResumes(useAccount().resumes);
  const [chosen, choose] = useResumeChoice(resumes);
  const [isConfirming, setConfirming] = useState(false);
  if (resumes.length === 0) return null;
  const needsConfirmation = isEdited || resumes.length > 1;
  return (
    <>
      <QuietButton
        aria-haspopup={needsConfirmation ? 'dialog' : undefined}
        onClick={() => (needsConfirmation ? setConfirming(true) : onWrite(chosen))}
      >
        Rewrite
      </QuietButton>
      {isConfirming && (
        <Dialog title="Rewrite this letter" onClose={() => setConfirming(false)}>
          <p className="text-muted">
            {isEdited
              ? 'A new letter replaces this one, including your edits.'
              : 'A new letter replaces this one.'}
          </p>
          <ResumeChoice resumes={resumes} chosen={chosen} onChoose={choose} />
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
            <QuietButton onClick={() => setConfirming(false)}>Cancel</QuietButton>
            <AccentButton
              onClick={() => {
                setConfirming(false);
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
