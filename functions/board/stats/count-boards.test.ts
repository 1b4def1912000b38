import { expect, test } from '@jest/globals';
import { newBoard } from '../../ingestion/registry/board-store.ts';
import type { Board } from '../../table/board.ts';
import { countBoards } from './count-boards.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (changes: Partial<Board>): Board => ({
  ...newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favorite: false }, NOW),
  outcome: 'read',
  ...changes,
});

test('STATS-01 boards are counted by state without paused ones; ages are those of boards that can be read', () => {
  const boards = [
    aBoard({ readAt: ago(41) }),
    aBoard({ readAt: ago(3) }),
    aBoard({ readAt: ago(7), outcome: 'unchanged' }),
    aBoard({ readAt: ago(12), outcome: 'suspect' }),
    aBoard({ readAt: ago(400), outcome: 'failed' }),
    aBoard({ outcome: 'never' }),
    aBoard({ readAt: ago(5_000), paused: true }),
  ];
  expect(countBoards(boards, NOW)).toEqual({
    states: { failing: 1, suspect: 1, late: 1, 'never read': 1, fresh: 2 },
    medianAge: 7,
    oldestAge: 41,
    systems: [{ ats: 'greenhouse', boards: 6, failing: 1, medianAge: 7, p95Age: 41 }],
  });
});

test('STATS-01 a registry in which no board was read has no age', () => {
  expect(countBoards([aBoard({ outcome: 'never' })], NOW)).toMatchObject({
    medianAge: null,
    oldestAge: null,
  });
});
