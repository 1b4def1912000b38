import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { type Country, dialCodeOf } from '../../components/form/countries.ts';
import { phoneNumberOf } from '../../components/form/phone-number.ts';
import type { Answers } from './answers.ts';
import type { Registration } from './registration.ts';

/** The most characters that the user pool keeps of an attribute. */
const longestAttribute = 2048;

/** What the user pool is told at sign-up, under its own names. */
export function signUpAttributes(answers: Answers, form: Registration, now: Date): Record<string, string> {
  const { firstName, email, phone } = form;
  const country: Country = form.country;
  const number = phoneNumberOf(country, phone);
  return {
    email,
    given_name: firstName,
    family_name: '',
    // The user pool refuses an empty number.
    ...(number === null ? {} : { phone_number: number }),
    profile: JSON.stringify(normalizeTitles(answers.titles)),
    'custom:country': country,
    'custom:countryCode': dialCodeOf(country),
    'custom:dateCreated': now.toISOString(),
    'custom:locations': JSON.stringify(answers.places),
    'custom:function': answers.role,
    'custom:remote': String(answers.remote),
  };
}

/** What is said of more job titles than the user pool takes; null where they fit. */
export function tooManyTitles({ titles }: Pick<Answers, 'titles'>): string | null {
  if (JSON.stringify(normalizeTitles(titles)).length <= longestAttribute) return null;
  return 'These are more job titles than a registration can take. Please remove some; you can add them to your profile later.';
}

/** What is said of more places than the user pool takes; null where they fit. */
export function tooManyPlaces({ places }: Pick<Answers, 'places'>): string | null {
  if (JSON.stringify(places).length <= longestAttribute) return null;
  return 'These are more places than a registration can take. Please delete some; you can add them to your profile later.';
}
