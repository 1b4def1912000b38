import type { Clock } from './clock.ts';

/**
 * Runs a task at once and every minute, never twice at a time; a failure is said in one line and the next
 * minute tries again. The function it returns ends that and waits for a run under way.
 */
export function repeatEveryMinute(
  clock: Pick<Clock, 'everyMinute'>,
  task: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error: unknown) =>
        log(`${error instanceof Error ? error.message : error} Tried again in a minute.`),
      )
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const stop = clock.everyMinute(run);
  return async () => {
    stop();
    await running;
  };
}
