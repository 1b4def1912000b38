import { Failure } from '../../service/failure.ts';
import { NETWORK_ERROR, toIdentityFailure } from '../identity/identity-failure.ts';

const tooMany = 'Too many attempts. Wait a few minutes and try again.';
const signedOut = 'Your session has ended. Please log in again.';

const phoneErrors: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Invalid confirmation code.',
  ExpiredCodeException: 'Your confirmation code has expired.',
  CodeDeliveryFailureException: "We couldn't text this number. Check it and try again.",
  InvalidParameterException: 'Must be a valid mobile number',
  NotAuthorizedException: signedOut,
};

const passwordErrors: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Your current password is incorrect.',
  InvalidPasswordException: 'Password must be at least 8 characters.',
  InvalidParameterException: 'Password issue: please try again.',
  PasswordHistoryPolicyViolationException: "You've used this password before. Choose another one.",
};

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

export const phoneErrorText = (error: unknown): string =>
  error instanceof Failure ? error.message : errorText(phoneErrors, error);

export const passwordErrorText = (error: unknown): string => errorText(passwordErrors, error);
