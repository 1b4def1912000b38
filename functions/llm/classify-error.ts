import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  RateLimitError,
} from 'openai/core/error';
import * as z from 'zod';
import type { FailureReason } from './completion.ts';

interface ClassifiedError {
  readonly failed: FailureReason;
  readonly why: string;
  readonly retryAfter?: number;
}

/** Errors thrown while a response body is read, which the openai package passes on as they are. */
const BODY_ERRORS: Record<string, FailureReason> = {
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  SyntaxError: 'invalid answer',
  // The package took something else for a response object.
  TypeError: 'invalid answer',
};

/** The message of fetch's TypeError when the connection breaks mid-body. */
const CONNECTION_TERMINATED = 'terminated';

/** Errors of fetch may come from another realm, so `instanceof Error` can fail. */
const ErrorLike = z.looseObject({ name: z.string(), message: z.string() });

/** Maps anything that the openai package throws to a failure reason. */
export function classifyError(error: unknown): ClassifiedError {
  const { name, message: why } = ErrorLike.catch({ name: '', message: String(error) }).parse(error);
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return { failed: 'timeout', why };
  if (error instanceof APIConnectionError) return { failed: 'unavailable', why };
  if (error instanceof RateLimitError) return { failed: 'rate limited', why, ...retryAfterHeader(error) };
  if (error instanceof APIError) {
    const { status } = error;
    const isTransient = status === undefined || status >= 500 || status === 408 || status === 409;
    return { failed: isTransient ? 'unavailable' : 'rejected', why, ...retryAfterHeader(error) };
  }
  return {
    failed: why === CONNECTION_TERMINATED ? 'unavailable' : (BODY_ERRORS[name] ?? 'unavailable'),
    why,
  };
}

function retryAfterHeader({ headers }: APIError): { retryAfter?: number } {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}
