import { type FormEvent, useRef } from 'react';
import { AccentButton } from '../../../components/button.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import type { Answers } from '../answers.ts';
import { StepButtons } from './step-buttons.tsx';
import { TitleStep } from './title-step.tsx';

export interface TitleFormProps {
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
  readonly clock: VisitorClock;
  /** What keeps the reader from going on; empty where nothing does. */
  readonly error: string;
  /** Goes on; false where that is refused. */
  readonly onContinue: () => boolean;
}

const errorId = 'titles-error';

/** The first step: which titles somebody wants to be alerted of. */
export function TitleForm({ answers, onAnswer, clock, error, onContinue }: TitleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!onContinue()) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} onSubmit={goOn} className="grid content-start gap-2">
      <TitleStep
        titles={answers.titles}
        onChange={(titles) => onAnswer({ titles })}
        clock={clock}
        errorId={error === '' ? undefined : errorId}
      />
      <p id={errorId} role="alert" className="min-h-6 text-alarm">
        {error}
      </p>
      <StepButtons>
        <AccentButton type="submit">Continue</AccentButton>
      </StepButtons>
    </form>
  );
}
