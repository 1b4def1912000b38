import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '../../components/form/phone-number.ts';
import { noRegistration, type Registration, registrationIn } from './registration.ts';

/** What was typed when the page was left, the password apart: it comes back as long as the site stays open. */
let draft: Omit<Registration, 'password'> | undefined;

/** The form of the registration. */
export interface RegistrationForm {
  readonly form: UseFormReturn<Registration>;
  /** Forgets what was typed, once it has been sent. */
  readonly forget: () => void;
}

/** The form of the registration: it stands through all steps, and judges a field once it has been left. */
export function useRegistration(firstName: string): RegistrationForm {
  const isSent = useRef(false);
  const form = useForm<Registration>({
    resolver: (values, ...rest) => standardSchemaResolver(registrationIn(values.country))(values, ...rest),
    mode: 'onTouched',
    defaultValues: { ...noRegistration, firstName, ...draft },
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
  const forget = () => {
    isSent.current = true;
  };
  return { form, forget };
}
