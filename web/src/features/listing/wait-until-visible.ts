/**
 * Waits, then until the browser is online and the page visible. Coming back online ends the wait early. Rejects when
 * aborted.
 */
export function waitUntilVisible(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listening = new AbortController();
  let hasElapsed = false;
  const resolveIfReady = () => {
    if (hasElapsed && navigator.onLine && document.visibilityState === 'visible') resolve();
  };
  const elapse = () => {
    hasElapsed = true;
    resolveIfReady();
  };
  const timer = setTimeout(elapse, milliseconds);
  addEventListener('online', elapse, { signal: listening.signal });
  document.addEventListener('visibilitychange', resolveIfReady, { signal: listening.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}

const delays = [1_000, 3_000, 8_000, 15_000];

/** Waits longer after each failure. */
export function waitToRetry(failures: number, signal: AbortSignal): Promise<void> {
  return waitUntilVisible(delays[failures - 1] ?? 30_000, signal);
}

const POLL_INTERVAL_MS = 30_000;

/** Polls less often while the service fails. */
export function waitToPoll(failures: number, signal: AbortSignal): Promise<void> {
  return waitUntilVisible(POLL_INTERVAL_MS * 2 ** Math.min(failures, 4), signal);
}
