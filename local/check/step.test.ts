import { expect, test } from '@jest/globals';
import { runSteps, single } from './step.ts';

test('prints each step of a check with its outcome, and adds them up', async () => {
  const said: string[] = [];
  const total = await runSteps(
    [
      single('lint', async () => {}),
      single('types', async () => {
        throw new Error('a.ts: wrong');
      }),
      { name: 'tests', run: async () => ({ passed: 40, failed: 2, skipped: 3 }) },
    ],
    (line) => said.push(line),
  );

  expect(total).toEqual({ passed: 41, failed: 3, skipped: 3 });
  expect(said.map((line) => line.replace(/\d+\.\d/, 'n'))).toEqual([
    '▸ lint',
    '  passed, n s',
    '▸ types',
    'a.ts: wrong',
    '  1 failed, n s',
    '▸ tests',
    '  2 failed, n s',
  ]);
});
