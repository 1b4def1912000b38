import { readFile, rm } from 'node:fs/promises';
import { type Suite, suitesOf } from './jest-suites.ts';
import { runVisibly } from './run-visibly.ts';

/** Runs Jest with these arguments, its progress shown; gives how each file went. Throws a sentence where Jest itself fails. */
export async function runJest(name: string, args: readonly string[]): Promise<Suite[]> {
  const file = `.local/check/${name}.json`;
  await rm(file, { force: true });
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args];
  const code = await runVisibly(process.execPath, [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    ...jest,
  ]);
  const report = await readFile(file, 'utf8').catch(() => undefined);
  if (report === undefined)
    throw new Error(`Jest ended with code ${code} and left no report: see what it said above.`);
  const suites = suitesOf(JSON.parse(report));
  if (code !== 0 && suites.every(({ failed }) => failed === 0))
    throw new Error(`Every test passed, and Jest ended with code ${code}: see what it said above.`);
  return suites;
}
