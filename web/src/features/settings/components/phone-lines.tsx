import Check from 'lucide-react/icons/check';
import type { Ref } from 'react';
import type { Country } from '../../../components/form/countries.ts';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import type { usePhoneLine } from '../use-phone-line.ts';

const button =
  'min-h-11 shrink-0 rounded-lg px-4 font-semibold outline-1 -outline-offset-1 outline-line transition-colors duration-150 hover:outline-muted';

export interface OpenPhoneProps {
  readonly line: ReturnType<typeof usePhoneLine>;
  readonly onVerify: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** A phone number that is being typed, or waits to be verified. */
export function OpenPhone({ line, onVerify, ref }: OpenPhoneProps) {
  return (
    <PhoneField
      ref={ref}
      country={line.country}
      value={line.text}
      error={line.error}
      onChange={({ target }) => line.type(target.value)}
      onBlur={line.leave}
      after={
        <button type="button" onClick={onVerify} className={button}>
          Verify
        </button>
      }
    />
  );
}

export interface VerifiedPhoneProps {
  readonly country: Country;
  readonly text: string;
  readonly onChange: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A verified number: locked, with a check. */
export function VerifiedPhone({ country, text, onChange, ref }: VerifiedPhoneProps) {
  return (
    <div className="relative">
      <PhoneField
        country={country}
        value={text}
        readOnly
        after={
          <button ref={ref} type="button" onClick={onChange} className={button}>
            Change
          </button>
        }
      />
      <p className="absolute top-0 right-0 flex items-center gap-1 text-small text-muted">
        <Check className="size-3.5" aria-hidden="true" />
        Verified
      </p>
    </div>
  );
}
