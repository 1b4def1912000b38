import type { JourneysResult } from '../check/reports.ts';
import type { JourneysOptions } from '../check/run-tests.ts';
import type { Result } from '../check/step.ts';
import type { NightlySettings } from './settings.ts';

interface Deps {
  run(options: JourneysOptions): Promise<JourneysResult>;
  say(line: string): void;
}

/**
 * Runs every journey file `runs` times, each time in another random order, and without retries. Counts files, not
 * journeys: a file passes if all of its journeys do.
 */
export async function repeatJourneys(
  { run, say }: Deps,
  { seed, runs, files }: Pick<NightlySettings, 'seed' | 'runs' | 'files'>,
): Promise<Result> {
  const total: Result = { passed: 0, failed: 0, skipped: 0 };
  const names = new Map<string, number>();
  const count = (result: JourneysResult) => {
    const failed = new Set(result.failures.map(({ file }) => file));
    total.failed += failed.size;
    total.passed += result.files.filter((file) => !failed.has(file)).length;
    for (const { name } of result.failures) names.set(name, (names.get(name) ?? 0) + 1);
    return result.files.length;
  };
  let most = 0;
  for (let number = 1; number <= runs; number += 1) {
    const order = String(seed + number - 1);
    say(`  Run ${number} of ${runs}: pnpm journeys --shuffle ${order}`);
    const args = ['--retries=0', '--trace=retain-on-failure', `--shuffle=${order}`, ...files];
    most = Math.max(most, count(await run({ args, folder: `repeat/${number}` })));
  }
  const format = (value: number) => value.toLocaleString('en-US');
  say(`  ${runs} runs of ${most} files: ${format(total.passed)} passed, ${format(total.failed)} failed`);
  for (const [name, times] of names) say(`  Failed ${times} of ${runs} times: ${name}`);
  return total;
}
