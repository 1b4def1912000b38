import { expect, test } from '@jest/globals';
import { boardsPanel } from './boards-panel.ts';

test('the console lists each board with its last reading, those with trouble first', async () => {
  const panel = boardsPanel({
    list: async () => [
      ['a:one', 'read', '3 postings', '2026-01-02T03:04:05.678Z', ''],
      ['a:two', 'failed', '0 postings', 'never', 'The answer is not JSON.'],
    ],
  });

  expect(await panel()).toEqual({
    title: 'Boards',
    rows: [
      ['a:two', 'failed: The answer is not JSON.', '0 postings', 'never'],
      ['a:one', 'read', '3 postings', '03:04:05'],
    ],
  });
});

test('while nobody has waited ten seconds, the boards are not asked for again', async () => {
  let asked = 0;
  const panel = boardsPanel({
    async list() {
      asked += 1;
      return [['a:one', 'read', '3 postings', 'never', '']];
    },
  });

  await panel();
  await panel();

  expect(asked).toBe(1);
});

test('a list that cannot be had says why', async () => {
  const panel = boardsPanel({
    list: async () => {
      throw new Error('No table.');
    },
  });

  expect((await panel()).rows).toEqual([['', 'No table.', '', '']]);
});
