import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { dueOf, nextDue } from './due.ts';
import { newBoard } from './new-board.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const minutes = (due: string, now = NOW) => (Date.parse(due) - now.getTime()) / MINUTE;
const quiet = { sk: 'greenhouse:acme', favourite: false, lastNewAt: null };

describe('a board is due', () => {
  test('at the next round while it is a favourite or has posted within the week', () => {
    const busy = { ...quiet, lastNewAt: '2026-05-26T12:00:00.000Z' };
    expect(minutes(nextDue(busy, NOW))).toBe(0);
    expect(minutes(nextDue({ ...quiet, favourite: true }, NOW))).toBe(0);
    expect(minutes(nextDue({ ...quiet, lastNewAt: '2026-05-25T12:00:00.000Z' }, NOW))).toBeGreaterThan(0);
  });

  test('within 20 minutes while it is quiet, and then every 20 minutes', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.date({ noInvalidDate: true, min: NOW, max: new Date('2030-01-01') }),
        (sk, now) => {
          const first = nextDue({ ...quiet, sk }, now);
          expect(minutes(first, now)).toBeGreaterThan(0);
          expect(minutes(first, now)).toBeLessThanOrEqual(20);
          const second = nextDue({ ...quiet, sk }, new Date(first));
          expect(minutes(second, new Date(first))).toBeCloseTo(20, 3);
        },
      ),
    );
  });

  test('at a minute of its own: quiet boards read at one moment do not bunch again', () => {
    const perMinute = new Map<number, number>();
    for (let number = 0; number < 10_000; number += 1) {
      const minute = Math.floor(minutes(nextDue({ ...quiet, sk: `greenhouse:board-${number}` }, NOW)));
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
    }
    expect(perMinute.size).toBeGreaterThanOrEqual(20);
    expect(Math.max(...perMinute.values())).toBeLessThan(650);
  });

  test.each([
    [1, undefined, 1],
    [2, undefined, 2],
    [5, undefined, 16],
    [7, undefined, 60],
    [5_000, undefined, 60],
    [1, 120, 2],
    [1, 30, 1],
    [1, 7_200, 120],
    [1, 1e300, 1_440],
  ])('after %i failures, asked to wait %p seconds, in %i minutes', (count, retryAfter, wait) => {
    const failure = { count, ...(retryAfter === undefined ? {} : { retryAfter }) };
    expect(minutes(nextDue(quiet, NOW, failure))).toBe(wait);
  });
});

test('the boards that are due come the longest overdue first, without those that are paused or not yet', () => {
  const aBoard = (slug: string, dueAt: string, paused = false) => ({
    ...newBoard({ ats: 'greenhouse', slug, company: '', favourite: false }, NOW),
    dueAt,
    paused,
  });
  const boards = [
    aBoard('now', '2026-06-01T12:00:00.000Z'),
    aBoard('late', '2026-06-01T11:00:00.000Z'),
    aBoard('soon', '2026-06-01T12:00:00.001Z'),
    aBoard('paused', '2026-06-01T11:00:00.000Z', true),
  ];
  expect(dueOf(boards, NOW).map(({ slug }) => slug)).toEqual(['late', 'now']);
});
