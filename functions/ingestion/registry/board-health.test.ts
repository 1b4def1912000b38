import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../table/board.ts';
import { compareHealth, healthOf, withTrend } from './board-health.ts';
import { newBoard } from './board-store.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (changes: Partial<Board> = {}): Board => ({
  ...newBoard({ ats: 'greenhouse', slug: 'acme', company: 'Acme', favorite: false }, NOW),
  ...changes,
});
function after(...outcomes: [Board['outcome'], number][]): string {
  let board = aBoard();
  for (const [outcome, postings] of outcomes) board = withTrend({ ...board, outcome, postings }, outcome);
  return board.trend;
}

describe('the trend of a board', () => {
  test('has one mark per outcome, newest last, and tells "no jobs" from "not read"', () => {
    expect(
      after(['read', 4], ['unchanged', 4], ['failed', 4], ['suspect', 0], ['read', 0], ['unchanged', 0]),
    ).toBe('+=x?00');
  });

  test('keeps the last twelve outcomes', () => {
    const outcomes: [Board['outcome'], number][] = Array.from({ length: 30 }, () => ['unchanged', 4]);
    expect(after(['read', 4], ...outcomes)).toBe('='.repeat(12));
    expect(after(...outcomes, ['failed', 4])).toBe(`${'='.repeat(11)}x`);
  });
});

describe('the health of a board', () => {
  test.each<[string, Partial<Board>, object]>([
    ['a board just registered', {}, { state: 'never read', age: null, lastResult: 'not asked yet' }],
    [
      'a board read 30 minutes ago',
      { outcome: 'read', postings: 3, readAt: ago(30) },
      { state: 'fresh', age: 30, lastResult: 'read: 3 postings' },
    ],
    [
      'a board read 31 minutes ago',
      { outcome: 'unchanged', postings: 1, readAt: ago(31) },
      { state: 'late', age: 31, lastResult: 'unchanged: 1 posting' },
    ],
    [
      'a board that answers with an empty list',
      { outcome: 'read', postings: 0, readAt: ago(2) },
      { state: 'fresh', age: 2, lastResult: 'read: no jobs' },
    ],
    [
      'a failing board that was read before',
      { outcome: 'failed', postings: 0, failures: 3, readAt: ago(2) },
      { state: 'failing', age: 2, lastResult: 'not read, 3 times' },
    ],
    [
      'a failing board that was never read',
      { outcome: 'failed', failures: 1 },
      { state: 'failing', age: null, lastResult: 'not read' },
    ],
    [
      'a board that lost all postings at once',
      { outcome: 'suspect', postings: 0, readAt: ago(1) },
      { state: 'suspect', age: 1, lastResult: 'read, not believed: no jobs' },
    ],
    [
      'a paused board',
      { outcome: 'failed', failures: 1, paused: true, readAt: ago(900) },
      { state: 'paused', age: 900, lastResult: 'not read' },
    ],
    [
      'a board read by a clock ahead of ours',
      { outcome: 'read', readAt: ago(-5) },
      { state: 'fresh', age: 0 },
    ],
  ])('%s', (_, changes, health) => {
    expect(healthOf(aBoard(changes), NOW)).toMatchObject(health);
  });

  test('sorts the worst first', () => {
    const boards = [
      aBoard({ sk: 'fresh', outcome: 'read', readAt: ago(1) }),
      aBoard({ sk: 'paused', paused: true }),
      aBoard({ sk: 'later', outcome: 'read', readAt: ago(50) }),
      aBoard({ sk: 'failing', outcome: 'failed', readAt: ago(2) }),
      aBoard({ sk: 'latest', outcome: 'read', readAt: ago(60) }),
      aBoard({ sk: 'new' }),
      aBoard({ sk: 'suspect', outcome: 'suspect', readAt: ago(1) }),
      aBoard({ sk: 'never', outcome: 'failed' }),
    ];
    expect(boards.sort((one, other) => compareHealth(one, other, NOW)).map(({ sk }) => sk)).toEqual([
      'never',
      'failing',
      'suspect',
      'latest',
      'later',
      'new',
      'fresh',
      'paused',
    ]);
  });
});
