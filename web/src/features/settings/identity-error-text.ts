import { Failure } from '../../service/failure.ts';
import { NETWORK_ERROR, toIdentityFailure } from '../identity/identity-failure.ts';

const tooMany = 'That was tried too often. Please wait a few minutes and try again.';
const signedOut = 'Your session has ended. Please log in again.';

/** What is said of the user pool's refusals where a phone is verified, by Cognito's names. */
const phoneErrors: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Invalid confirmation code.',
  ExpiredCodeException: 'Your confirmation code has expired.',
  CodeDeliveryFailureException: 'The text could not be sent to this number. Please check it and try again.',
  InvalidParameterException: 'Must be a valid mobile number',
  NotAuthorizedException: signedOut,
};

/** What is said of them where a password is changed. */
const passwordErrors: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Your old password is not correct.',
  InvalidPasswordException: 'Password must be at least 8 characters.',
  InvalidParameterException: 'Password issue: please try again.',
  PasswordHistoryPolicyViolationException: 'You have had this password before. Please choose another.',
};

/** What is said of them wherever they come from. */
const commonErrors: Readonly<Record<string, string>> = {
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  TooManyRequestsException: tooMany,
  UserUnAuthenticatedException: signedOut,
};

const FALLBACK = 'Something went wrong. Please try again.';

const errorText = (known: Readonly<Record<string, string>>, error: unknown) => {
  const { code, message } = toIdentityFailure(error);
  if (code === NETWORK_ERROR) return message;
  return new Map(Object.entries({ ...commonErrors, ...known })).get(code) ?? FALLBACK;
};

/** The sentence to show where the phone's verification went wrong. */
export const phoneErrorText = (error: unknown): string =>
  error instanceof Failure ? error.message : errorText(phoneErrors, error);

/** The sentence to show where the password was not changed. */
export const passwordErrorText = (error: unknown): string => errorText(passwordErrors, error);
