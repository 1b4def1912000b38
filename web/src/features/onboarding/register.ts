import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { trackSignUp } from '../analytics/track.ts';
import { signUp } from '../identity/identity.ts';
import type { Answers } from './answers.ts';
import type { Registration } from './registration.ts';
import { signUpAttributes } from './sign-up-attributes.ts';

/** Signs up and reports the sign-up to analytics. Rejects with an `IdentityFailure`. */
export async function register(answers: Answers, form: Registration): Promise<void> {
  const { firstName, email, password } = form;
  const id = await signUp({ email, password, attributes: signUpAttributes(answers, form, new Date()) });
  trackSignUp(id, {
    firstName,
    email,
    jobFunction: answers.role,
    remote: answers.remote,
    jobTitles: normalizeTitles(answers.titles),
    locations: answers.places,
  });
}
