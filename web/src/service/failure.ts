import { product } from '../config/product.ts';

/** The codes the service gives its own refusals; their messages are written for the person who reads them. */
const serviceCodes = [
  'BadInput',
  'Forbidden',
  'NeedsPlan',
  'NotFound',
  'Conflict',
  'Unavailable',
  'Internal',
] as const;

/** The closed set of ways in which a call can fail, as the pages see them. */
export type FailureCode = (typeof serviceCodes)[number] | 'Unauthorized' | 'Unreachable';

const sentences: Readonly<Record<FailureCode, string>> = {
  BadInput: 'Daybreak could not read that request. Please change it and try again.',
  Forbidden: 'You may not see this.',
  NeedsPlan: 'This is part of a subscription. You can subscribe on the Subscription page of your profile.',
  NotFound: 'There is nothing here any more.',
  Conflict: 'Somebody changed this at the same moment. Please try again.',
  Unavailable: 'Daybreak is very busy just now. Please try again in a minute.',
  Internal: `Something went wrong on our side. Please try again, or write to ${product.supportAddress}.`,
  Unauthorized: 'Your visit was not recognised. Please reload the page.',
  Unreachable: 'Daybreak could not be reached. Please check your connection and try again.',
};

/** A failed call. `message` is the sentence to show. */
export class Failure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string = sentences[code], options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** Makes a failure of a GraphQL error: AppSync's own error types carry messages for developers, ours for people. */
export function failureOf(error: { errorType?: string | null | undefined; message: string }): Failure {
  const code = serviceCodes.find((known) => known === error.errorType);
  if (code !== undefined) return new Failure(code, error.message || sentences[code]);
  if (error.errorType?.startsWith('Unauthorized')) return new Failure('Unauthorized');
  return new Failure('Internal', sentences.Internal, { cause: error });
}

/** Makes a failure of an HTTP status whose body explains nothing (a firewall's or a proxy's own page). */
export function failureOfStatus(status: number): Failure {
  if (status === 401) return new Failure('Unauthorized');
  if (status === 403 || status === 429 || status === 502 || status === 503 || status === 504) {
    return new Failure('Unavailable');
  }
  return new Failure('Internal');
}

/** The one place that turns anything thrown into a failure. `fetch` rejects with a TypeError when nothing answers. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof TypeError ? 'Unreachable' : 'Internal', undefined, { cause: error });
}

/** Whether asking again unchanged may help. */
export function mayPass(failure: Failure): boolean {
  return failure.code === 'Unavailable' || failure.code === 'Internal' || failure.code === 'Unreachable';
}
