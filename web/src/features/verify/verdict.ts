import type { IdentityFailure } from '../identity/identity-failure.ts';

/** The specified texts, by Cognito's names. */
const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect username or password.',
  CodeMismatchException: 'Invalid confirmation code.',
  ExpiredCodeException: 'Your confirmation code has expired.',
};

/** What the toast says of a code that was not taken. */
export const verdictText = ({ code, message }: IdentityFailure): string =>
  texts[code] ?? (message || 'An unknown error occurred');
