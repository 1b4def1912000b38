import { useCallback, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { useReturn } from '../use-return.ts';

export interface AppliedQuestionProps {
  /** A form was opened, and the person has not answered since. */
  readonly isFormOpen: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks whether the person applied, once they return from the employer's form. Before that, marking is offered quietly.
 */
export function AppliedQuestion({ isFormOpen, onYes, onNo }: AppliedQuestionProps) {
  // A person who returned while the packet was loading causes no more events.
  const [isBack, setBack] = useState(() => isFormOpen && document.hasFocus());
  useReturn(
    isFormOpen,
    useCallback(() => setBack(true), []),
  );
  if (isFormOpen && isBack) {
    const answerNo = () => {
      setBack(false);
      onNo();
    };
    return (
      <div className="appear flex min-h-13 flex-wrap items-center gap-x-4 rounded-lg bg-sheet px-4">
        <p role="status" className="mr-auto py-2 font-semibold">
          Did you apply?
        </p>
        <QuietButton onClick={onYes}>Yes, I applied</QuietButton>
        <QuietButton onClick={answerNo}>Not yet</QuietButton>
      </div>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      Already applied?
      <QuietButton onClick={onYes}>Mark as applied</QuietButton>
    </p>
  );
}
