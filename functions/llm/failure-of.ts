import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  RateLimitError,
} from 'openai/core/error';
import * as z from 'zod';
import type { Failure } from './asked.ts';

/** A failure with what is known of it. */
interface Failed {
  readonly failed: Failure;
  readonly why: string;
  readonly retryAfter?: number;
}

/** What reading an answer's body ends in, by the error's name, where the package makes no error of its own of it. */
const OF_A_BODY: Record<string, Failure> = {
  TimeoutError: 'slow',
  AbortError: 'slow',
  SyntaxError: 'nonsense',
  // The package took for a response what is none.
  TypeError: 'nonsense',
};

/** How fetch says that the connection broke while the body came, though it is a TypeError. */
const BROKE = 'terminated';

/** An error by its looks: one of fetch's need not be of this realm's Error. */
const Thrown = z.looseObject({ name: z.string(), message: z.string() });

/** Turns whatever the package throws into one of the closed set of failures. */
export function failureOf(error: unknown): Failed {
  const { name, message: why } = Thrown.catch({ name: '', message: String(error) }).parse(error);
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return { failed: 'slow', why };
  if (error instanceof APIConnectionError) return { failed: 'down', why };
  if (error instanceof RateLimitError) return { failed: 'over the limit', why, ...waitOf(error) };
  if (error instanceof APIError) {
    const { status } = error;
    const passes = status === undefined || status >= 500 || status === 408 || status === 409;
    return { failed: passes ? 'down' : 'refused', why, ...waitOf(error) };
  }
  return { failed: why === BROKE ? 'down' : (OF_A_BODY[name] ?? 'down'), why };
}

/** The seconds of a Retry-After header, if it gives some. */
function waitOf({ headers }: APIError): { retryAfter?: number } {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}
