import { type ReactNode, useId } from 'react';

export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export const inputClass =
  'min-h-11 w-full rounded-lg border border-faint bg-sheet px-3.5 text-[1rem] transition-colors duration-150 hover:border-muted [[readonly]]:border-line [[readonly]]:bg-transparent [[readonly]]:text-muted disabled:border-line disabled:text-muted aria-invalid:border-alarm';

export interface FieldProps extends FieldText {
  readonly children: (ties: ControlProps) => ReactNode;
}

/** Announces errors when they appear, and reserves their space. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint === undefined ? '' : hintId, error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
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
