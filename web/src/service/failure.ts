import { product } from '../config/product.ts';

/** The service's own error codes. Their messages are written for the user. */
const serviceCodes = [
  'BadInput',
  'Forbidden',
  'NeedsLogin',
  'NeedsPlan',
  'NotFound',
  'Conflict',
  'Unavailable',
  'Internal',
] as const;

type FailureCode = (typeof serviceCodes)[number] | 'Unauthorized' | 'Unreachable';

const messages: Readonly<Record<FailureCode, string>> = {
  BadInput: "That request isn't valid. Change it and try again.",
  Forbidden: "You don't have access to this.",
  NeedsLogin: 'Please enter your password again.',
  NeedsPlan: 'This requires a subscription. You can subscribe on the Subscription page of your profile.',
  NotFound: 'This no longer exists.',
  Conflict: 'This was changed somewhere else. Reload to see the latest.',
  Unavailable: 'Daybreak is busy right now. Please try again in a minute.',
  Internal: `Something went wrong on our side. Please try again, or write to ${product.supportAddress}.`,
  Unauthorized: "We couldn't verify your session. Reload the page.",
  Unreachable: "Couldn't reach Daybreak. Check your connection and try again.",
};

/** A failed call. `message` is a sentence for the user. */
export class Failure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string = messages[code], options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** AppSync's own errors have messages for developers, which are replaced; the service's messages are kept. */
export function failureFromError(error: { errorType?: string | null | undefined; message: string }): Failure {
  const code = serviceCodes.find((known) => known === error.errorType);
  if (code !== undefined) return new Failure(code, error.message || messages[code]);
  if (error.errorType?.startsWith('Unauthorized')) return new Failure('Unauthorized');
  return new Failure('Internal', messages.Internal, { cause: error });
}

/** For a response without a GraphQL error, such as a firewall's or a proxy's page. */
export function failureFromStatus(status: number): Failure {
  if (status === 401) return new Failure('Unauthorized');
  if (status === 403 || status === 429 || status === 502 || status === 503 || status === 504) {
    return new Failure('Unavailable');
  }
  return new Failure('Internal');
}

/** Turns anything thrown into a failure. `fetch` rejects with a TypeError if there is no response. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof TypeError ? 'Unreachable' : 'Internal', undefined, { cause: error });
}

/** Whether the same call may succeed later. */
export function isTransient(failure: Failure): boolean {
  return failure.code === 'Unavailable' || failure.code === 'Internal' || failure.code === 'Unreachable';
}
