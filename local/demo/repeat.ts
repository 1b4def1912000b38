import type { Clock } from './clock.ts';

/**
 * Runs a task at once and every `period` milliseconds, never twice at a time; a failure is said in one line and
 * the next round tries again. The function it returns ends that and waits for a run under way.
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
      .catch((error: unknown) =>
        log(`${error instanceof Error ? error.message : error} Tried again shortly.`),
      )
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
