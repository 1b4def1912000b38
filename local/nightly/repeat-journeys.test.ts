import { expect, test } from '@jest/globals';
import type { JourneysResult } from '../check/reports.ts';
import type { JourneysOptions } from '../check/run-tests.ts';
import { repeatJourneys } from './repeat-journeys.ts';

const FILES = ['site/home.spec.ts', 'account/login.spec.ts'];
const FLAKY = { file: 'site/home.spec.ts', name: 'site/home.spec.ts:3 loads' };

/** Repeats journeys whose failures are given for each run, and returns what was run and said. */
async function repeated(failures: readonly JourneysResult['failures'][]) {
  const asked: JourneysOptions[] = [];
  const lines: string[] = [];
  const deps = {
    async run(options: JourneysOptions) {
      asked.push(options);
      const found = failures[asked.length - 1] ?? [];
      return { passed: 5 - found.length, failed: found.length, skipped: 0, files: FILES, failures: found };
    },
    say: (line: string) => void lines.push(line),
  };
  const total = await repeatJourneys(deps, { seed: 7, runs: failures.length, files: ['site', 'account'] });
  return { asked, lines, total };
}

test('each run has an order of its own that its seed reproduces, and keeps its traces', async () => {
  const { asked } = await repeated([[], []]);

  expect(asked.map(({ args }) => args)).toEqual([
    ['--retries=0', '--trace=retain-on-failure', '--shuffle=7', 'site', 'account'],
    ['--retries=0', '--trace=retain-on-failure', '--shuffle=8', 'site', 'account'],
  ]);
  expect(asked.map(({ folder }) => folder)).toEqual(['repeat/1', 'repeat/2']);
});

test('the end says how many runs of a file passed, and names each journey that failed', async () => {
  const second = { ...FLAKY, name: 'site/home.spec.ts:9 filters' };
  const { lines, total } = await repeated([[], [FLAKY, second], [FLAKY]]);

  expect(total).toEqual({ passed: 4, failed: 2, skipped: 0 });
  expect(lines.slice(-3)).toEqual([
    '  3 runs of 2 files: 4 passed, 2 failed',
    '  Failed 2 of 3 times: site/home.spec.ts:3 loads',
    '  Failed 1 of 3 times: site/home.spec.ts:9 filters',
  ]);
});
