import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { PostingPattern } from '../../table/board.ts';
import { nextDue, vendorBackoffUntil } from './next-due.ts';
import { updatePostingPattern } from './posting-pattern.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const minutes = (due: string, now = NOW) => (Date.parse(due) - now.getTime()) / MINUTE;
const quiet = { sk: 'greenhouse:acme', favorite: false, lastNewAt: null, learned: PostingPattern.parse({}) };

/** A board that added this many postings on each of the last 20 working days, at this hour UTC. */
function posting(perDay: number, hour: number, start = '2026-05-04') {
  const startedAt = new Date(`${start}T00:00:00.000Z`);
  let learned = updatePostingPattern({ learned: PostingPattern.parse({}), readAt: null }, 0, startedAt);
  for (let day = 0; day < 28; day += 1) {
    const at = new Date(startedAt.getTime() + day * 1_440 * MINUTE + hour * 60 * MINUTE);
    if (at.getUTCDay() % 6 !== 0)
      learned = updatePostingPattern({ learned, readAt: startedAt.toISOString() }, perDay, at);
  }
  return { ...quiet, learned };
}

/** In minutes, over all minutes of an hour. */
const longestWait = (board: typeof quiet, hour: string) =>
  Math.max(
    ...Array.from({ length: 60 }, (_, minute) => {
      const now = new Date(Date.parse(`${hour}:00:00.000Z`) + minute * MINUTE);
      return Math.ceil(minutes(nextDue(board, now), now) - 1e-9);
    }),
  );

describe('a board is due', () => {
  test('in the next round if it is a favorite or posted within 30 minutes', () => {
    const busy = { ...quiet, lastNewAt: '2026-06-01T11:30:00.001Z' };
    expect(minutes(nextDue(busy, NOW))).toBe(0);
    expect(minutes(nextDue({ ...quiet, favorite: true }, NOW))).toBe(0);
    expect(minutes(nextDue({ ...quiet, lastNewAt: '2026-06-01T11:30:00.000Z' }, NOW))).toBeGreaterThan(0);
  });

  test('in the next round during its first 2 hours', () => {
    const since = (time: string) => ({ ...quiet, learned: PostingPattern.parse({ since: time }) });
    expect(minutes(nextDue(since('2026-06-01T10:00:00.001Z'), NOW))).toBe(0);
    expect(minutes(nextDue(since('2026-06-01T10:00:00.000Z'), NOW))).toBeGreaterThan(0);
  });

  test('every 20 minutes if it is quiet, and the first time within 20 minutes', () => {
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

  test.each([
    [8, '2026-06-01T15', 5],
    [2, '2026-06-01T15', 10],
    [0, '2026-06-01T15', 20],
    [8, '2026-06-01T03', 20],
    [8, '2026-06-06T15', 20],
  ])('with %i postings every working afternoon, at %s: within %i minutes', (perDay, hour, wait) => {
    expect(longestWait(posting(perDay, 16), hour)).toBe(wait);
  });

  test('never later than in 25 minutes, whatever its history', () => {
    const reading = fc.record({ after: fc.nat(3 * 1_440), added: fc.nat(5_000) });
    fc.assert(
      fc.property(
        fc.string(),
        fc.boolean(),
        fc.array(reading, { maxLength: 60 }),
        fc.integer({ min: -100_000, max: 400 * 1_440 }),
        (sk, favorite, readings, later) => {
          let at = NOW;
          let readAt: string | null = null;
          let lastNewAt: string | null = null;
          let learned = PostingPattern.parse({});
          for (const { after, added } of readings) {
            at = new Date(at.getTime() + after * MINUTE);
            learned = PostingPattern.parse(updatePostingPattern({ learned, readAt }, added, at));
            readAt = at.toISOString();
            if (added > 0) lastNewAt = readAt;
          }
          const now = new Date(at.getTime() + later * MINUTE);
          const wait = minutes(nextDue({ sk, favorite, lastNewAt, learned }, now), now);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(25);
        },
      ),
      { numRuns: 120 },
    );
  });

  test.each([0, 1, 8])(
    'at its own offset: boards with %i postings a day spread evenly after being read at the same time',
    (perDay) => {
      const board = posting(perDay, 16);
      const now = new Date('2026-06-01T16:00:00.000Z');
      const perMinute = new Map<number, number>();
      for (let number = 0; number < 10_000; number += 1) {
        const minute = Math.floor(minutes(nextDue({ ...board, sk: `greenhouse:board-${number}` }, now), now));
        perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
      }
      const longest = [...perMinute.keys()].reduce((one, other) => Math.max(one, other), 0);
      const whole = [...perMinute].filter(([minute]) => minute < longest).map(([, count]) => count);
      expect(Math.max(...whole)).toBeLessThan(1.3 * Math.min(...whole));
    },
  );

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
  ])('after %i failures with Retry-After %p, in %i minutes', (count, retryAfter, wait) => {
    const failure = { count, ...(retryAfter === undefined ? {} : { retryAfter }) };
    expect(minutes(nextDue(quiet, NOW, failure))).toBe(wait);
  });
});

test.each([
  [60, '2026-06-01T12:01:00.000Z'],
  [86_400, '2026-06-01T12:15:00.000Z'],
  [1e300, '2026-06-01T12:15:00.000Z'],
])('ING-03 a Retry-After of %d seconds holds back the vendor’s other boards until %s', (seconds, until) => {
  expect(vendorBackoffUntil(seconds, NOW).toISOString()).toBe(until);
});
