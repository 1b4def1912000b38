import type { IdentityFailure } from '../identity/identity-failure.ts';

/** What the person is told, by Cognito's names for what went wrong. */
const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect username or password.',
  CodeMismatchException: 'Invalid confirmation code.',
  ExpiredCodeException: 'Your confirmation code has expired.',
};

/** What the toast says of a code that was not taken; what has no text of its own is logged. */
export function verdictText(failure: IdentityFailure): string {
  const text = texts[failure.code];
  if (text !== undefined) return text;
  console.error(failure);
  return failure.message || 'An unknown error occurred';
}
