/**
 * Waits for so many milliseconds, and then until the browser is online and the page visible. A network that comes
 * back ends the waiting at once. Rejects when aborted.
 */
export function waitUntilVisible(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listening = new AbortController();
  let isOver = false;
  const goOn = () => {
    if (isOver && navigator.onLine && document.visibilityState === 'visible') resolve();
  };
  const end = () => {
    isOver = true;
    goOn();
  };
  const timer = setTimeout(end, milliseconds);
  addEventListener('online', end, { signal: listening.signal });
  document.addEventListener('visibilitychange', goOn, { signal: listening.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}

const delays = [1_000, 3_000, 8_000, 15_000];

/** Waits until asking again makes sense after so many failures in a row, longer each time. */
export function waitToRetry(failures: number, signal: AbortSignal): Promise<void> {
  return waitUntilVisible(delays[failures - 1] ?? 30_000, signal);
}

const POLL_INTERVAL_MS = 30_000;

/** Waits until the next look for new jobs is due: less often while the service does not answer. */
export function waitToPoll(failures: number, signal: AbortSignal): Promise<void> {
  return waitUntilVisible(POLL_INTERVAL_MS * 2 ** Math.min(failures, 4), signal);
}
