import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests } from '../lambda/concurrency.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';

const LONGEST_WAIT_MS = 5_000;

/** How a poller deals with a function that Lambda throttles. */
export interface Patience {
  signal: AbortSignal;
  /** When the batch is given up, in milliseconds since the epoch; never by default. */
  until?: number;
  onThrottle?(): void;
}

/**
 * Invokes a function with a batch, again with backoff while Lambda is throttled; a throttle is no failed attempt.
 * Returns undefined when the time is up or `signal` is aborted. Source: "Backoff strategy for failed invocations",
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
export async function invokeWithBackoff(
  invoke: Invoke,
  functionName: string,
  payload: unknown,
  { signal, until = Number.POSITIVE_INFINITY, onThrottle = () => {} }: Patience,
): Promise<InvokeOutcome | undefined> {
  for (let turn = 1; !signal.aborted; turn += 1) {
    try {
      return await invoke(functionName, payload);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
    }
    onThrottle();
    const ms = Math.random() * Math.min(LONGEST_WAIT_MS, 50 * 2 ** turn);
    if (Date.now() + ms > until) return undefined;
    await wait(ms, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
