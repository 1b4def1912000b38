import { type ReactNode, useId } from 'react';

/** What every field of a form may say of itself. */
export interface FieldText {
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong with it. */
  readonly error?: string | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** The look of a control that is typed into. */
export const inputLook =
  'min-h-11 w-full rounded-lg border border-faint bg-sheet px-3.5 text-[1rem] transition-colors duration-150 hover:border-muted [[readonly]]:border-line [[readonly]]:bg-transparent [[readonly]]:text-muted disabled:border-line disabled:text-muted aria-invalid:border-alarm';

export interface FieldProps extends FieldText {
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A labelled control; what is wrong with it is read out when it appears, and the room below stays its own. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? '' : hintId, error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className="min-h-[1.5em] text-small text-alarm">
        {error}
      </p>
    </div>
  );
}
