import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Field, inputClass } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  /** Tells password managers whether to fill in or to suggest a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, className = '', ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className={`${inputClass} pr-12 ${className}`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-lg text-muted transition-colors duration-150 hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
