import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '../../components/form/phone-number.ts';
import { emptyRegistration, type Registration, registrationSchema } from './registration.ts';

/** Keeps the typed values, except the password, when the person leaves the page and returns in the same visit. */
let draft: Omit<Registration, 'password'> | undefined;

export interface RegistrationForm {
  readonly form: UseFormReturn<Registration>;
  /** Clears the draft after it has been sent. */
  readonly clearDraft: () => void;
}

export function useRegistration(firstName: string): RegistrationForm {
  const isSent = useRef(false);
  const form = useForm<Registration>({
    resolver: (values, ...rest) =>
      standardSchemaResolver(registrationSchema(values.country))(values, ...rest),
    mode: 'onTouched',
    defaultValues: { ...emptyRegistration, firstName, ...draft },
  });
  const { getValues, setValue, watch } = form;

  useEffect(() => {
    if (getValues('firstName') === '') setValue('firstName', firstName);
  }, [firstName, getValues, setValue]);

  const country = watch('country');
  useEffect(() => {
    setValue('phone', formatPhone(country, getValues('phone')));
  }, [country, getValues, setValue]);

  useEffect(
    () => () => {
      const { password: _, ...typed } = getValues();
      draft = isSent.current ? undefined : typed;
    },
    [getValues],
  );
  const clearDraft = () => {
    isSent.current = true;
  };
  return { form, clearDraft: clearDraft };
}
