import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Country, dialCodeOf } from '../../components/form/countries.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { sendPhoneCode, updateAttributes, verifyPhone } from '../identity/identity.ts';

export interface PhoneToVerify {
  /** E.164. */
  readonly number: string;
  readonly country: Country;
}

export function usePhoneVerification({ number, country }: PhoneToVerify) {
  const { change } = useChangeAccount();
  const verifiedNumber = useRef('');

  const sending = useMutation({
    mutationFn: async () => {
      const attributes = { 'custom:country': country, 'custom:countryCode': dialCodeOf(country) };
      await updateAttributes({ phone_number: number, ...attributes });
      await sendPhoneCode();
    },
  });

  const checking = useMutation({
    mutationFn: async (code: string) => {
      // A code works only once, so a retry after a failed save skips it.
      if (verifiedNumber.current !== number) await verifyPhone(code);
      verifiedNumber.current = number;
      await change({ sms: number, country, countryCode: dialCodeOf(country) });
    },
  });

  return { sending, checking };
}
