import type { ChangeEvent } from 'react';
import { type Country, dialCodeOf } from './countries.ts';
import { Field, inputLook } from './field.tsx';
import { formatPhone } from './phone-number.ts';
import type { TextFieldProps } from './text-field.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  readonly label?: string;
  readonly country: Country;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Where a text has as many digits before it. */
function placeAfter(digits: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** Formats what was just typed, and leaves the caret behind the digit it stood behind. */
function formatInPlace(input: HTMLInputElement, country: Country): void {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const shown = formatPhone(country, typed);
  if (shown === typed) return;
  const isAtEnd = caret === typed.length;
  input.value = shown;
  const place = isAtEnd ? shown.length : placeAfter(digitsIn(typed.slice(0, caret)), shown);
  input.setSelectionRange(place, place);
}

/** A phone number in its country, which formats itself while it is typed. Whoever changes the country formats the number. */
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
              className={`${inputLook} pl-14 tabular-nums ${className}`}
            />
          </div>
          {after}
        </div>
      )}
    </Field>
  );
}
