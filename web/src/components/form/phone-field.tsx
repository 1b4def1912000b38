import type { ChangeEvent } from 'react';
import { type Country, dialCodeOf } from './countries.ts';
import { Field, inputClass } from './field.tsx';
import { formatPhone } from './phone-number.ts';
import type { TextFieldProps } from './text-field.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  readonly label?: string;
  readonly country: Country;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Returns the index after the given number of digits. */
function caretAfter(digits: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** Keeps the caret after the same digit. */
function formatInPlace(input: HTMLInputElement, country: Country): void {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const formatted = formatPhone(country, typed);
  if (formatted === typed) return;
  const isAtEnd = caret === typed.length;
  input.value = formatted;
  const place = isAtEnd ? formatted.length : caretAfter(countDigits(typed.slice(0, caret)), formatted);
  input.setSelectionRange(place, place);
}

/** Formats itself while typing. The caller reformats when the country changes. */
export function PhoneField(props: PhoneFieldProps) {
  const { label = 'Phone', hint, error, after, country, onChange, className = '', ...input } = props;
  const format = (event: ChangeEvent<HTMLInputElement>) => {
    formatInPlace(event.target, country);
    return onChange?.(event);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="flex items-center gap-2">
          <div className="relative min-w-0 grow">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 flex w-14 items-center pl-3.5 text-[1rem] text-muted tabular-nums"
            >
              {dialCodeOf(country)}
            </span>
            <input
              inputMode="tel"
              autoComplete="tel-national"
              {...input}
              {...ties}
              type="tel"
              onChange={format}
              className={`${inputClass} pl-14 tabular-nums ${className}`}
            />
          </div>
          {after}
        </div>
      )}
    </Field>
  );
}
