import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Country, countryOf, dialCodeOf } from '../../components/form/countries.ts';
import { formatPhone, invalidPhone, phoneNumberOf, shownPhone } from '../../components/form/phone-number.ts';
import { toFailure } from '../../service/failure.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';

/** Why a change of the phone was refused; the service judges numbers by the same rule as the page. */
const errorText = (error: unknown): string => {
  const { code, message } = toFailure(error);
  return code === 'BadInput' ? invalidPhone : message;
};

/** The line of the phone and its country: what it shows, and how both are saved. */
export function usePhoneField() {
  const account = useAccount();
  const country = countryOf(account.country);
  const { change } = useChangeAccount();
  /** What was typed and is not saved; null where the record's own number stands. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { mutate, status, error, reset } = useMutation({
    mutationFn: (fields: AccountChange) => change(fields),
  });

  const text = typed ?? shownPhone(country, account.phone);
  /** E.164; empty for none, null for what cannot be one. */
  const number = text === '' ? '' : phoneNumberOf(country, text);

  return {
    country,
    text,
    number,
    state: status,
    error: isWrong ? invalidPhone : error ? errorText(error) : undefined,
    type(next: string) {
      setTyped(formatPhone(country, next));
      setWrong(false);
      reset();
    },
    /** Judges what was typed, and saves it where it is a number; false where it is none. */
    leave(): boolean {
      setWrong(number === null);
      if (number !== null && number !== account.phone)
        mutate(
          { sms: number, country, countryCode: dialCodeOf(country) },
          // What could not be saved stays typed.
          { onSuccess: () => setTyped((now) => (now === typed ? null : now)) },
        );
      return number !== null;
    },
    /** Says that a number is missing where one is needed. */
    miss: () => setWrong(true),
    /** Takes another country: the record's number stays where the dial code does, what is only typed in any case. */
    move(next: Country) {
      const isSameCode = dialCodeOf(next) === dialCodeOf(country);
      setTyped(typed && formatPhone(next, typed));
      setWrong(false);
      mutate({ country: next, countryCode: dialCodeOf(next), ...(isSameCode ? {} : { sms: '' }) });
    },
    /** The number is gone. */
    clear() {
      setTyped(null);
      setWrong(false);
      reset();
    },
  };
}
