import type { IdentityFailure } from '../identity/identity-failure.ts';
import { NETWORK_ERROR } from '../identity/identity-failure.ts';

/** By Cognito's error name. */
const messages: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect email or password.',
  UserNotFoundException: 'No user with that email address exists.',
  InvalidPasswordException: 'Password must be at least 8 characters.',
};

export const UNCONFIRMED = 'UserNotConfirmedException';

/** Logs errors that have no message of their own. */
export function loginErrorText(failure: IdentityFailure): string {
  const { code, message } = failure;
  if (code === NETWORK_ERROR) return message;
  const text = messages[code];
  if (text !== undefined) return text;
  console.error(failure);
  return "Couldn't log you in. Please try again in a minute.";
}
