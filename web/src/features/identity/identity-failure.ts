import { Failure } from '../../service/failure.ts';

/** A refusal of the user pool. `code` is Cognito's own name for it; `message` is a sentence that can be shown. */
export class IdentityFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityFailure';
    this.code = code;
  }
}

/** What a call gets that nobody answered: the pool's client calls it so. */
export const NETWORK_ERROR = 'NetworkError';

/** Makes an identity's failure of anything thrown. Where the pool, or the code that asks it, did not answer: `UNREACHED`. */
export function toIdentityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  const isUnreached = error instanceof TypeError || (error instanceof Error && error.name === NETWORK_ERROR);
  if (isUnreached)
    return new IdentityFailure(NETWORK_ERROR, new Failure('Unreachable').message, { cause: error });
  if (error instanceof Error) return new IdentityFailure(error.name, error.message, { cause: error });
  return new IdentityFailure('Unknown', '', { cause: error });
}
