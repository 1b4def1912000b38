import type { IdentityFailure } from '../identity/identity-failure.ts';
import { NETWORK_ERROR } from '../identity/identity-failure.ts';

/** What the person is told, by Cognito's names for what went wrong. */
const messages: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect email or password.',
  UserNotFoundException: 'No user with that email address exists.',
  InvalidPasswordException: 'Password must be at least 8 characters.',
};

/** The name of the refusal that a new code mends. */
export const UNCONFIRMED = 'UserNotConfirmedException';

/** What a login says of a refusal. What has no text of its own is logged, and one sentence says so. */
export function loginErrorText(failure: IdentityFailure): string {
  const { code, message } = failure;
  if (code === NETWORK_ERROR) return message;
  const text = messages[code];
  if (text !== undefined) return text;
  console.error(failure);
  return "Couldn't log you in. Please try again in a minute.";
}
