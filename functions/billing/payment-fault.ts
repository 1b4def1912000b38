import Stripe from 'stripe';
import { Fault } from '../platform/fault.ts';

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Runs what asks Stripe; what it refuses or leaves unanswered becomes a fault in the person's words. */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof StripeError ? faultOf(cause) : cause;
  }
}

function faultOf(cause: InstanceType<typeof StripeError>): Fault {
  if (cause instanceof StripeCardError) return new Fault('Conflict', DECLINED, { cause });
  // The same key with other parameters, or while the first request is still at work.
  if (cause instanceof StripeIdempotencyError || cause.statusCode === 409)
    return new Fault('Conflict', BUSY, { cause });
  if (cause instanceof StripeInvalidRequestError)
    return new Fault('Internal', WRONG, { cause: loggable(cause) });
  return new Fault('Unavailable', SILENT, { cause });
}

/** What the log may hold of a request that Stripe finds wrong: none of its words, which may quote an e-mail. */
const loggable = ({ type, statusCode, code, param, requestId }: InstanceType<typeof StripeError>) => ({
  type,
  statusCode,
  code,
  param,
  requestId,
});

/** Whether Stripe has no such object, or has it no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether Stripe refuses a change because of the state that something is in. */
export const isRefused = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.statusCode === 400;

const DECLINED = 'Your payment was declined, and nothing has changed. Please try another card.';
const BUSY = 'A checkout is being opened for you elsewhere at this moment. Please try again.';
const WRONG = 'Something went wrong on our side, and nothing was charged. Please try again.';
const SILENT = 'Our payment provider is not answering just now. Please try again in a minute.';
