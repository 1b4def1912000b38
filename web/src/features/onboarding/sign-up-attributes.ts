import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { type Country, dialCodeOf } from '../../components/form/countries.ts';
import { toE164 } from '../../components/form/phone-number.ts';
import type { Answers } from './answers.ts';
import type { Registration } from './registration.ts';

/** Cognito's limit for the value of an attribute. */
const MAX_ATTRIBUTE_LENGTH = 2048;

export function signUpAttributes(answers: Answers, form: Registration, now: Date): Record<string, string> {
  const { firstName, email, phone } = form;
  const country: Country = form.country;
  const number = toE164(country, phone);
  return {
    email,
    given_name: firstName,
    family_name: '',
    // Cognito rejects an empty phone number.
    ...(number === null ? {} : { phone_number: number }),
    profile: JSON.stringify(normalizeTitles(answers.titles)),
    'custom:country': country,
    'custom:countryCode': dialCodeOf(country),
    'custom:dateCreated': now.toISOString(),
    'custom:locations': JSON.stringify(answers.places),
    'custom:function': answers.role,
    'custom:remote': String(answers.remote),
    ...(answers.jobType === 'Any' ? {} : { 'custom:jobType': answers.jobType }),
    ...(Object.keys(answers.criteria).length === 0
      ? {}
      : { 'custom:criteria': JSON.stringify(answers.criteria) }),
    ...(answers.seniority === 'Any' ? {} : { 'custom:seniority': answers.seniority }),
  };
}

/** Returns an error for more job titles than Cognito can store, or null. */
export function titlesError({ titles }: Pick<Answers, 'titles'>): string | null {
  if (JSON.stringify(normalizeTitles(titles)).length <= MAX_ATTRIBUTE_LENGTH) return null;
  return "That's more job titles than you can register with. Remove a few; you can add them to your profile later.";
}

/** Returns an error for more places than Cognito can store, or null. */
export function placesError({ places }: Pick<Answers, 'places'>): string | null {
  if (JSON.stringify(places).length <= MAX_ATTRIBUTE_LENGTH) return null;
  return "That's more locations than you can register with. Remove a few; you can add them to your profile later.";
}
