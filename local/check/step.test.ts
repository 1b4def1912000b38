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

test('runs the steps of a group two at a time, before the next step, and keeps the lines of each together', async () => {
  const said: string[] = [];
  const order: string[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = runSteps(
    [
      [
        single('slow', () => first.promise),
        single('failing', async () => {
          await second.promise;
          throw new Error('b.ts: wrong');
        }),
        single('third', async () => void order.push('third')),
      ],
      single('last', async () => void order.push('last')),
    ],
    (line) => {
      said.push(line);
      if (line === '▸ third') first.resolve();
    },
  );

  second.resolve();

  expect(await done).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(order).toEqual(['third', 'last']);
  expect(said.map((line) => line.replace(/\d+\.\d/, 'n'))).toEqual([
    '▸ failing',
    'b.ts: wrong',
    '  1 failed, n s',
    '▸ third',
    '  passed, n s',
    '▸ slow',
    '  passed, n s',
    '▸ last',
    '  passed, n s',
  ]);
});
