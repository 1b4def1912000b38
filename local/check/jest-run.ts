import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { runVisibly } from './run-visibly.ts';
import type { Result } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Runs Jest with these arguments, its progress shown, and counts by its own report; a suite that does not load is one failure. */
export async function runJest(name: string, args: readonly string[]): Promise<Result> {
  const file = `.local/check/${name}.json`;
  await rm(file, { force: true });
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args];
  const code = await runVisibly(process.execPath, [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    ...jest,
  ]);
  const read = await readFile(file, 'utf8').catch(() => undefined);
  if (read === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report.parse(JSON.parse(read));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
