import type { Clock } from './clock.ts';

/**
 * Runs a task now and every `period` milliseconds, without overlap. Failures are logged and retried in the
 * next round. Returns a function that stops it and waits for a running task.
 */
export function repeat(
  clock: Pick<Clock, 'every'>,
  period: number,
  task: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error: unknown) => log(`${error instanceof Error ? error.message : error} Retrying shortly.`))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const stop = clock.every(period, run);
  return async () => {
    stop();
    await running;
  };
}
