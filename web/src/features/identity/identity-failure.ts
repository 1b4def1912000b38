import { Failure } from '../../service/failure.ts';

/** `code` is Cognito's error name; `message` can be shown to the user. */
export class IdentityFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityFailure';
    this.code = code;
  }
}

/** Amplify's error name for an unreachable user pool. */
export const NETWORK_ERROR = 'NetworkError';

/** Maps an unreachable pool, or code that failed to load, to `NETWORK_ERROR`. */
export function toIdentityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  const isUnreached = error instanceof TypeError || (error instanceof Error && error.name === NETWORK_ERROR);
  if (isUnreached)
    return new IdentityFailure(NETWORK_ERROR, new Failure('Unreachable').message, { cause: error });
  if (error instanceof Error) return new IdentityFailure(error.name, error.message, { cause: error });
  return new IdentityFailure('Unknown', '', { cause: error });
}

const TRIGGER_ERRORS = new Set([
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
  'InvalidLambdaResponseException',
]);

/**
 * True if the address is confirmed although confirming it failed. Cognito confirms it before invoking the
 * PostConfirmation trigger, and rejects a second confirmation. If the trigger failed, the first `getUser` creates the
 * account.
 */
export function isConfirmedAnyway({ code, message }: IdentityFailure): boolean {
  if (TRIGGER_ERRORS.has(code)) return true;
  return code === 'NotAuthorizedException' && message.includes('Current status is CONFIRMED');
}
