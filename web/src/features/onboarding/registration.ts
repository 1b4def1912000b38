import { emailRule, firstNameAtSignUp } from '@daybreak/contract/rules.ts';
import * as z from 'zod/mini';
import { type Country, countries, defaultCountry } from '../../components/form/countries.ts';
import { newPasswordRule } from '../../components/form/new-password-rule.ts';
import { INVALID_PHONE, toE164 } from '../../components/form/phone-number.ts';

/** The phone is optional, and is written as in the chosen country. */
export const registrationSchema = (country: Country) =>
  z.object({
    firstName: firstNameAtSignUp,
    email: emailRule,
    country: z.enum(countries),
    phone: z
      .string()
      .check(z.refine((phone) => phone === '' || toE164(country, phone) !== null, INVALID_PHONE)),
    password: newPasswordRule,
  });

export type Registration = z.infer<ReturnType<typeof registrationSchema>>;

export const emptyRegistration: Registration = {
  firstName: '',
  email: '',
  country: defaultCountry,
  phone: '',
  password: '',
};
