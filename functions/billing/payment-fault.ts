import Stripe from 'stripe';
import { Fault } from '../platform/fault.ts';

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Calls Stripe and turns its errors into faults with a message for the person. */
export async function withPaymentFaults<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof StripeError ? toPaymentFault(cause) : cause;
  }
}

function toPaymentFault(cause: InstanceType<typeof StripeError>): Fault {
  if (cause instanceof StripeCardError) return new Fault('Conflict', DECLINED, { cause });
  // The idempotency key was used with other parameters, or its first request is still running.
  if (cause instanceof StripeIdempotencyError || cause.statusCode === 409)
    return new Fault('Conflict', BUSY, { cause });
  if (cause instanceof StripeInvalidRequestError)
    return new Fault('Internal', INVALID, { cause: withoutMessage(cause) });
  return new Fault('Unavailable', UNAVAILABLE, { cause });
}

/** Removes the message for the log, because it may quote an e-mail address. */
const withoutMessage = ({ type, statusCode, code, param, requestId }: InstanceType<typeof StripeError>) => ({
  type,
  statusCode,
  code,
  param,
  requestId,
});

export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing';

/** For example, a change that the object's status doesn't allow. */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.statusCode === 400;

/** The idempotency key was used with other parameters. */
export const isOtherRequest = (error: unknown): boolean => error instanceof StripeIdempotencyError;

/** Whether Stripe repeats a failure of its own, which it does for a day. */
export const isReplayedFailure = (error: unknown): boolean =>
  error instanceof StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

const DECLINED = 'Your payment was declined, and nothing has changed. Please try another card.';
const BUSY = 'Another checkout is being opened for you. Please try again.';
const INVALID = 'Something went wrong on our side, and nothing was charged. Please try again.';
const UNAVAILABLE = "Our payment provider isn't responding. Please try again in a minute.";
