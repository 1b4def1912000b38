import { expect, test } from '@jest/globals';
import type { Board } from '../../../table/board.ts';
import { newBoard } from '../board-store.ts';
import { formatTable, listBoards } from './list-boards.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (slug: string, changes: Partial<Board>): Board => ({
  ...newBoard({ ats: 'greenhouse', slug, company: 'Acme', favorite: false }, NOW),
  ...changes,
});
const boards = [
  aBoard('acme', { outcome: 'read', postings: 3, readAt: ago(2), trend: '+==', favorite: true }),
  aBoard('empty', { outcome: 'unchanged', postings: 0, readAt: ago(20), trend: '00' }),
  aBoard('broken', {
    outcome: 'failed',
    failures: 1,
    readAt: ago(9),
    trend: '+x',
    message: 'There is no such board (status 404).',
  }),
  aBoard('new', {}),
];

test('lists boards in aligned columns, worst first, and tells "no jobs" from "not read"', () => {
  expect(formatTable(listBoards(boards, NOW, {}))).toEqual([
    'state       age     trend  board              last result',
    'failing     9 min   +x     greenhouse:broken  not read: There is no such board (status 404).',
    'never read  never          greenhouse:new     not asked yet',
    'fresh       20 min  00     greenhouse:empty   unchanged: no jobs',
    'fresh       2 min   +==    greenhouse:acme *  read: 3 postings',
    '',
    '4 boards, 1 failing, 1 never read, 2 fresh',
  ]);
});

test('lists only failing boards, or sorts by age', () => {
  expect(listBoards(boards, NOW, { failing: true }).map(({ board }) => board)).toEqual(['greenhouse:broken']);
  expect(listBoards(boards, NOW, { byAge: true }).map(({ age }) => age)).toEqual([null, 20, 9, 2]);
  expect(formatTable(listBoards([], NOW, {}))).toEqual([
    'state  age  trend  board  last result',
    '',
    '0 boards',
  ]);
});
