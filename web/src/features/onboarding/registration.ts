import { emailRule, firstNameAtSignUp, passwordRule } from '@daybreak/contract/rules.ts';
import * as z from 'zod/mini';
import { type Country, countries, defaultCountry } from '../../components/form/countries.ts';
import { invalidPhone, phoneNumberOf } from '../../components/form/phone-number.ts';

/** What the registration asks for. The phone is optional, and as its field shows it in the country given. */
export const registrationIn = (chosen: Country) =>
  z.object({
    firstName: firstNameAtSignUp,
    email: emailRule,
    country: z.enum(countries),
    phone: z
      .string()
      .check(z.refine((phone) => phone === '' || phoneNumberOf(chosen, phone) !== null, invalidPhone)),
    password: passwordRule,
  });

/** A filled registration. */
export type Registration = z.infer<ReturnType<typeof registrationIn>>;

/** An empty registration. */
export const noRegistration: Registration = {
  firstName: '',
  email: '',
  country: defaultCountry,
  phone: '',
  password: '',
};
