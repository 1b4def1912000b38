import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';

export interface SelectFieldProps extends ComponentProps<'select'>, FieldText {}

export function SelectField({ label, hint, error, className = '', ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="relative">
          <select {...select} {...ties} className={`${inputClass} appearance-none pr-10 ${className}`} />
          <ChevronDown
            className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-muted"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}
