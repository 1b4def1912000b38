import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldText {
  /** What stands at the end of the line, as a button or a mark. */
  readonly after?: ReactNode;
}

/** One line of text. */
export function TextField({ label, hint, error, after, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="flex items-center gap-2">
          <input {...input} {...ties} className={`${inputLook} ${className}`} />
          {after}
        </div>
      )}
    </Field>
  );
}
