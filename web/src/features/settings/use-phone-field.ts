import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Country, dialCodeOf, parseCountry } from '../../components/form/countries.ts';
import { displayPhone, formatPhone, INVALID_PHONE, toE164 } from '../../components/form/phone-number.ts';
import { toFailure } from '../../service/failure.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';

/** The service validates numbers by the same rule as this page. */
const errorText = (error: unknown): string => {
  const { code, message } = toFailure(error);
  return code === 'BadInput' ? INVALID_PHONE : message;
};

export function usePhoneField() {
  const account = useAccount();
  const country = parseCountry(account.country);
  const { change } = useChangeAccount();
  /** Unsaved text; null while the saved number is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { mutate, status, error, reset } = useMutation({
    mutationFn: (fields: AccountChange) => change(fields),
  });

  const text = typed ?? displayPhone(country, account.phone);
  /** E.164; empty without a number, null if invalid. */
  const number = text === '' ? '' : toE164(country, text);

  return {
    country,
    text,
    number,
    state: status,
    error: isWrong ? INVALID_PHONE : error ? errorText(error) : undefined,
    type(next: string) {
      setTyped(formatPhone(country, next));
      setWrong(false);
      reset();
    },
    /** Validates what was typed and saves a valid number. */
    leave(): boolean {
      setWrong(number === null);
      if (number !== null && number !== account.phone)
        mutate(
          { sms: number, country, countryCode: dialCodeOf(country) },
          // Unsaved text stays in the field after an error.
          { onSuccess: () => setTyped((now) => (now === typed ? null : now)) },
        );
      return number !== null;
    },
    miss: () => setWrong(true),
    /** Keeps a saved number if the dial code is the same, and typed text always. */
    move(next: Country) {
      const isSameCode = dialCodeOf(next) === dialCodeOf(country);
      setTyped(typed && formatPhone(next, typed));
      setWrong(false);
      mutate({ country: next, countryCode: dialCodeOf(next), ...(isSameCode ? {} : { sms: '' }) });
    },
    clear() {
      setTyped(null);
      setWrong(false);
      reset();
    },
  };
}
