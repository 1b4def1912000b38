import { expect, test } from '@jest/globals';
import type { Board } from '../../table/board.ts';
import { newBoard } from './board-store.ts';
import { registryMetrics } from './registry-metrics.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (changes: Partial<Board>): Board => ({
  ...newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favorite: false }, NOW),
  outcome: 'read',
  ...changes,
});

test('the oldest age excludes failing boards, which are counted, and paused ones, which are not', () => {
  const boards = [
    aBoard({ readAt: ago(3) }),
    aBoard({ readAt: ago(22), outcome: 'unchanged' }),
    aBoard({ readAt: ago(400), outcome: 'failed' }),
    aBoard({ readAt: ago(9), outcome: 'suspect', favorite: true }),
    aBoard({ readAt: ago(5_000), paused: true }),
  ];
  expect(registryMetrics(boards, NOW)).toEqual({
    Boards: 4,
    OldestAge: 22,
    FavoriteAge: 9,
    FailingBoards: 1,
    FailingShare: 25,
    SuspectBoards: 1,
    ChangedSystems: 0,
  });
});

test('ages include failing favorites, and boards that were never read', () => {
  const failing = aBoard({ readAt: ago(50), outcome: 'failed', favorite: true });
  const forgotten = aBoard({ outcome: 'never', dueAt: ago(70) });
  expect(registryMetrics([failing, forgotten], NOW)).toMatchObject({ OldestAge: 70, FavoriteAge: 50 });
});

test('an empty registry has zero for every metric', () => {
  expect(Object.values(registryMetrics([], NOW))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
