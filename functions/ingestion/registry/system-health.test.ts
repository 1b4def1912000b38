import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../table/board.ts';
import { afterFailure } from '../reading/board-after.ts';
import { newBoard } from './board-store.ts';
import { hasChanged, systemHealth } from './system-health.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE).toISOString();
const aBoard = (slug: string, changes: Partial<Board> = {}): Board => ({
  ...newBoard({ ats: 'workday', slug, company: '', favorite: false }, NOW),
  outcome: 'read',
  readAt: ago(1),
  ...changes,
});
const boards = (count: number, changes: Partial<Board> = {}) =>
  Array.from({ length: count }, (_, number) => aBoard(`b${number}`, changes));
const isChanged = (all: readonly Board[]) => systemHealth(all, NOW).map(hasChanged);

const unreadable = { outcome: 'failed', message: 'The answer is not a Workday board.' } as const;

test('OPS-02 the health of systems comes largest first, without paused boards and ages of failing ones', () => {
  const all = [
    aBoard('a', { ats: 'lever', outcome: 'never', readAt: null }),
    ...[1, 2, 3, 40].map((age) => aBoard(`b${age}`, { readAt: ago(age) })),
    aBoard('c', { ...unreadable, readAt: ago(400) }),
    aBoard('d', { outcome: 'failed', message: 'The board answered with status 500.' }),
    aBoard('e', { paused: true }),
  ];
  expect(systemHealth(all, NOW)).toEqual([
    {
      ats: 'workday',
      boards: 6,
      failing: 2,
      asked: 6,
      odd: 1,
      oddShare: 100 / 6,
      medianAge: 2,
      p95Age: 40,
    },
    {
      ats: 'lever',
      boards: 1,
      failing: 0,
      asked: 0,
      odd: 0,
      oddShare: 0,
      medianAge: null,
      p95Age: null,
    },
  ]);
});

describe('OPS-02 a system has probably changed its answers', () => {
  test.each<[string, Partial<Board>]>([
    ['cannot be parsed', unreadable],
    ['lack most of their postings', { outcome: 'suspect' }],
    ['have mostly postings that cannot be parsed', { unreadableShare: 90 }],
  ])('if more than a fifth of its boards %s', (_, odd) => {
    expect(isChanged([...boards(7), ...boards(3, odd)])).toEqual([true]);
    expect(isChanged([...boards(12), ...boards(3, odd)])).toEqual([false]);
  });

  test('but not for one or two boards among others, for boards that do not answer, or for old faults', () => {
    expect(isChanged([...boards(1), ...boards(2, unreadable)])).toEqual([false]);
    expect(
      isChanged(boards(9, { outcome: 'failed', message: 'The board answered with status 503.' })),
    ).toEqual([false]);
    expect(isChanged(boards(9, { ...unreadable, paused: true }))).toEqual([]);
    expect(isChanged(boards(9, { unreadableShare: 10 }))).toEqual([false]);
  });

  test('if its only board cannot be parsed', () => {
    expect(isChanged(boards(1, unreadable))).toEqual([true]);
  });
});

test('OPS-02 a changed system is noticed within half an hour of its next readings, however quiet its boards are', () => {
  let all = boards(50).map((board, number) => ({
    ...board,
    dueAt: new Date(NOW.getTime() + (number % 20) * MINUTE).toISOString(),
  }));
  let minute = 0;
  for (; minute < 60 && !systemHealth(all, NOW).some(hasChanged); minute += 1) {
    const now = new Date(NOW.getTime() + minute * MINUTE);
    const read = (board: Board) =>
      board.dueAt > now.toISOString() ? board : afterFailure(board, now, { message: unreadable.message });
    all = all.map(read);
  }
  expect(minute).toBeLessThanOrEqual(20);
});
