import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests } from '../lambda/concurrency.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';

const MAX_DELAY_MS = 5_000;

interface BackoffOptions {
  signal: AbortSignal;
  /** When to give up, in milliseconds since 1970; never by default. */
  until?: number;
  onThrottle?(): void;
}

/**
 * Invokes a function, and retries with backoff while Lambda is throttled, which does not count as a failure. Returns
 * undefined after `until` or if `signal` is aborted. Source: "Backoff strategy for failed invocations",
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
export async function invokeWithBackoff(
  invoke: Invoke,
  functionName: string,
  payload: unknown,
  { signal, until = Number.POSITIVE_INFINITY, onThrottle = () => {} }: BackoffOptions,
): Promise<InvokeOutcome | undefined> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await invoke(functionName, payload);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
    }
    onThrottle();
    const delayMs = Math.random() * Math.min(MAX_DELAY_MS, 50 * 2 ** attempt);
    if (Date.now() + delayMs > until) return undefined;
    await wait(delayMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
