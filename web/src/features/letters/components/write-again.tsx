import { useState } from 'react';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useAccount } from '../../account/use-account.ts';
import { usable, useResumeChoice } from '../use-resume-choice.ts';
import { ResumeChoice } from './resume-choice.tsx';

export interface WriteAgainProps {
  /** The letter has words of the person's own, saved or not. */
  readonly isOwn: boolean;
  readonly onWrite: (resumeId: string) => void;
}

/** Has a letter written anew; asks before words of the person's own go, and from which resume where there are several. */
export function WriteAgain({ isOwn, onWrite }: WriteAgainProps) {
  const resumes = usable(useAccount().resumes);
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
        Write again
      </QuietButton>
      {isAsking && (
        <Dialog title="Write this letter again" onClose={() => setAsking(false)}>
          <p className="text-pretty text-muted">
            {isOwn
              ? 'A new letter takes the place of this one, and of the words you have changed in it.'
              : 'A new letter takes the place of this one.'}
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
              Write again
            </AccentButton>
          </div>
        </Dialog>
      )}
    </>
  );
}
