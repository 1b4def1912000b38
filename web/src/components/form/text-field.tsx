import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldText {
  /** Shown after the input, such as a button. */
  readonly after?: ReactNode;
}

export function TextField({ label, hint, error, after, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="flex items-center gap-2">
          <input {...input} {...ties} className={`${inputClass} ${className}`} />
          {after}
        </div>
      )}
    </Field>
  );
}
