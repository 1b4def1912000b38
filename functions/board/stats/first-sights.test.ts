import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { FirstSights } from './first-sights.ts';
import { countedByHand, entryOf, logs, NOON, TODAY } from './fixtures/log.ts';

const told = (entries: readonly ListingEntry[]): FirstSights => {
  const sights = new FirstSights();
  for (const entry of entries) sights.apply(entry);
  return sights;
};
const DAYS = [TODAY, '2026-05-19', '2026-05-18'];
const MINUTE = 60_000;

describe('jobs first seen', () => {
  test('STATS-01 the count equals one by hand, in whatever order and however often entries are told', () => {
    fc.assert(
      fc.property(
        logs.chain((log) =>
          fc.record({
            log: fc.constant(log),
            order: fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length }),
            again: fc.subarray(log),
          }),
        ),
        ({ log, order, again }) => {
          const sights = told([...order, ...again]);
          for (const day of DAYS) expect(sights.of(day)).toEqual(countedByHand(log, day));
        },
      ),
    );
  });

  test('STATS-01 a job that is edited, closed and opened again counts once, at first sight and in its first role', () => {
    const seen = NOON - 90 * MINUTE;
    const day = told([
      entryOf('one', seen, NOON, { role: 'De' }),
      entryOf('one', seen, seen + MINUTE, { role: 'En' }),
      entryOf('one', seen, seen + 2 * MINUTE, { closed: true }),
      entryOf('one', seen, seen + 3 * MINUTE, { role: 'De' }),
      entryOf('one', seen, seen + 4 * MINUTE, { closed: true }),
    ]).of(TODAY);
    expect([day.jobs.En[10], day.jobs.De, day.closed]).toEqual([1, Array(24).fill(0), 1]);
  });

  test('STATS-01 a job of an earlier day that is opened again today is none of today', () => {
    const log = [entryOf('old', NOON - 10 * 86_400_000, NOON)];
    expect(told(log).of(TODAY)).toEqual(countedByHand([], TODAY));
  });

  test('STATS-01 what was before a day is let go of, the day itself is not', () => {
    const yesterday = NOON - 86_400_000;
    const sights = told([entryOf('old', yesterday, yesterday), entryOf('new', NOON, NOON)]);
    sights.forget(TODAY);
    expect(sights.of('2026-05-19')).toEqual(countedByHand([], TODAY));
    expect(sights.of(TODAY).jobs.En[12]).toBe(1);
  });
});
