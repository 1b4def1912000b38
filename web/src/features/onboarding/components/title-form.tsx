import { type FormEvent, useRef } from 'react';
import { AccentButton } from '../../../components/button.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import type { Answers } from '../answers.ts';
import { StepButtons } from './step-buttons.tsx';
import { TitleInputs } from './title-inputs.tsx';

export interface TitleFormProps {
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
  readonly clock: VisitorClock;
  /** Why the form cannot continue; empty if it can. */
  readonly error: string;
  /** Returns false if the form cannot continue. */
  readonly onContinue: () => boolean;
}

const errorId = 'titles-error';

export function TitleForm({ answers, onAnswer, clock, error, onContinue }: TitleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!onContinue()) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} className="grid content-start gap-2">
      <TitleInputs
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
