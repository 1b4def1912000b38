import { expect, test } from '@jest/globals';
import type { ListedBoard } from './boards-command.ts';
import { boardsPanel } from './boards-panel.ts';

const one: ListedBoard = {
  board: 'a:one',
  company: 'One',
  state: 'fresh',
  age: 3,
  lastResult: 'read: 3 postings',
  trend: '+==',
  favorite: true,
  message: '',
};
const two: ListedBoard = {
  board: 'a:two',
  company: 'Two',
  state: 'failing',
  age: null,
  lastResult: 'not read',
  trend: 'x',
  favorite: false,
  message: 'The answer is not JSON.',
};

test('lists each board with its age, state, trend and last result', async () => {
  expect(await boardsPanel({ list: async () => [two, one] })()).toEqual({
    title: 'Boards',
    wide: true,
    note: '2 boards, 1 failing, 1 fresh',
    columns: ['state', 'age', 'trend', 'board', 'last result'],
    rows: [
      ['failing', 'never', 'x', 'a:two', 'not read: The answer is not JSON.'],
      ['fresh', '3 min', '+==', 'a:one *', 'read: 3 postings'],
    ],
  });
});

test('shows the worst boards of a large registry, and counts all', async () => {
  const boards = [two, ...Array.from({ length: 150 }, () => one)];
  const panel = await boardsPanel({ list: async () => boards })();
  expect(panel.rows).toHaveLength(100);
  expect(panel.note).toBe('151 boards, 1 failing, 150 fresh');
});

test('caches the boards for ten seconds', async () => {
  let asked = 0;
  const panel = boardsPanel({
    async list() {
      asked += 1;
      return [one];
    },
  });

  await panel();
  await panel();

  expect(asked).toBe(1);
});

test("shows why boards couldn't be loaded", async () => {
  const panel = boardsPanel({
    list: async () => {
      throw new Error('No table.');
    },
  });

  expect((await panel()).rows).toEqual([['No table.']]);
});
