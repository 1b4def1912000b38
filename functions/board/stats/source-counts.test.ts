import { expect, test } from '@jest/globals';
import { newBoard } from '../../ingestion/registry/new-board.ts';
import type { Board } from '../../table/board.ts';
import { sourceCounts } from './source-counts.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (changes: Partial<Board>): Board => ({
  ...newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favourite: false }, NOW),
  outcome: 'read',
  ...changes,
});

test('STATS-01 sources are counted by state; ages are of those that can be read, paused ones are nowhere', () => {
  const boards = [
    aBoard({ readAt: ago(41) }),
    aBoard({ readAt: ago(3) }),
    aBoard({ readAt: ago(7), outcome: 'unchanged' }),
    aBoard({ readAt: ago(12), outcome: 'suspect' }),
    aBoard({ readAt: ago(400), outcome: 'failed' }),
    aBoard({ outcome: 'never' }),
    aBoard({ readAt: ago(5_000), paused: true }),
  ];
  expect(sourceCounts(boards, NOW)).toEqual({
    states: { failing: 1, suspect: 1, late: 1, 'never read': 1, fresh: 2 },
    medianAge: 7,
    oldestAge: 41,
  });
});

test('STATS-01 a registry of which nothing was read has no age', () => {
  expect(sourceCounts([aBoard({ outcome: 'never' })], NOW)).toMatchObject({
    medianAge: null,
    oldestAge: null,
  });
});
