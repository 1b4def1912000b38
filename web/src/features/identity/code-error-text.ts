import { NETWORK_ERROR, toIdentityFailure } from './identity-failure.ts';

export const TOO_MANY_TRIES = 'Too many attempts. Please wait a few minutes, then try again.';

const WRONG_CODE = "That isn't the code. Use the one in our latest mail, or request another.";

/** By Cognito's error name. Its own messages are never shown: they say which accounts exist. */
const messages: Readonly<Record<string, string>> = {
  CodeMismatchException: WRONG_CODE,
  // Of an address without an account, which must look like a wrong code.
  UserNotFoundException: WRONG_CODE,
  ExpiredCodeException: 'This code has expired. Request another.',
  CodeDeliveryFailureException: "We couldn't send the code. Please try again in a minute.",
  InvalidPasswordException: 'Password must be at least 8 characters.',
  InvalidParameterException: 'Password issue: please try again.',
  NotAuthorizedException: 'This account is disabled. Please contact us to have it opened again.',
  LimitExceededException: TOO_MANY_TRIES,
  TooManyRequestsException: TOO_MANY_TRIES,
  TooManyFailedAttemptsException: TOO_MANY_TRIES,
};

/** Returns a sentence for what the user pool answered to a code. Logs errors that have none of their own. */
export function codeErrorText(error: unknown): string {
  const failure = toIdentityFailure(error);
  if (failure.code === NETWORK_ERROR) return failure.message;
  const text = messages[failure.code];
  if (text !== undefined) return text;
  console.error(failure);
  return 'Something went wrong. Please try again in a minute.';
}
