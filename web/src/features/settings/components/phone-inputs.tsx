import Check from 'lucide-react/icons/check';
import type { Ref } from 'react';
import type { Country } from '../../../components/form/countries.ts';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import type { usePhoneField } from '../use-phone-field.ts';

const buttonClass =
  'min-h-11 shrink-0 rounded-lg px-4 font-semibold outline-1 -outline-offset-1 outline-line transition-colors duration-150 hover:outline-muted';

export interface EditablePhoneProps {
  readonly field: ReturnType<typeof usePhoneField>;
  readonly onVerify: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

export function EditablePhone({ field, onVerify, ref }: EditablePhoneProps) {
  return (
    <PhoneField
      ref={ref}
      country={field.country}
      value={field.text}
      error={field.error}
      onChange={({ target }) => field.type(target.value)}
      onBlur={field.leave}
      after={
        <button type="button" onClick={onVerify} className={buttonClass}>
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

export function VerifiedPhone({ country, text, onChange, ref }: VerifiedPhoneProps) {
  return (
    <div className="relative">
      <PhoneField
        country={country}
        value={text}
        readOnly
        after={
          <button ref={ref} type="button" onClick={onChange} className={buttonClass}>
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
