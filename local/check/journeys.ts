import { type Suite, sumOf } from './jest-suites.ts';
import type { Result } from './step.ts';

/** More files than this do not fail by chance. */
const BY_CHANCE = 2;

/**
 * Runs the journeys, three at a time. They wait for a whole product on a machine that may be slow and shared, so the files
 * that failed run once more, each with the machine to itself, and that run counts; it is said which they are.
 */
export async function runJourneys(
  run: (name: string, args: readonly string[]) => Promise<Suite[]>,
  say: (line: string) => void,
): Promise<Result> {
  const suites = await run('journeys', []);
  const failed = suites.filter((suite) => suite.failed > 0).map(({ file }) => file);
  if (failed.length === 0 || failed.length > BY_CHANCE) return sumOf(suites);
  say(`  ${failed.length} of ${suites.length} files failed and run once more, alone:`);
  for (const file of failed) say(`  ${file}`);
  const again = await run('journeys-again', ['--runInBand', '--runTestsByPath', ...failed]);
  return sumOf([...suites.filter(({ file }) => !failed.includes(file)), ...again]);
}
