import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { countedByHand, entryOf, logOf, logs, NOON, TODAY } from './fixtures/log.ts';
import { dayCounter, JobCounter } from './job-counter.ts';

const counterOf = (entries: readonly ListingEntry[]): JobCounter => {
  const counter = new JobCounter();
  for (const entry of entries) counter.apply(entry);
  return counter;
};
const DAYS = [TODAY, '2026-05-19', '2026-05-18'];
const MINUTE = 60_000;

describe('the job counter', () => {
  test('STATS-01 counts as by hand, in whatever order and however often entries come', () => {
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
          const counter = counterOf([...order, ...again]);
          for (const day of DAYS) expect(counter.countsOf(day)).toEqual(countedByHand(log, day));
        },
      ),
    );
  });

  test('STATS-01 counts a job that is edited, closed and reopened once, at first sight and in its first role', () => {
    const seen = NOON - 90 * MINUTE;
    const day = counterOf([
      entryOf('one', seen, NOON, { role: 'De' }),
      entryOf('one', seen, seen + MINUTE, { role: 'En' }),
      entryOf('one', seen, seen + 2 * MINUTE, { closed: true }),
      entryOf('one', seen, seen + 3 * MINUTE, { role: 'De' }),
      entryOf('one', seen, seen + 4 * MINUTE, { closed: true }),
    ]).countsOf(TODAY);
    expect([day.jobs.En[10], day.jobs.De, day.closed]).toEqual([1, Array(24).fill(0), 1]);
  });

  test('STATS-01 does not count a job of an earlier day that is reopened today', () => {
    const log = [entryOf('old', NOON - 10 * 86_400_000, NOON)];
    expect(counterOf(log).countsOf(TODAY)).toEqual(countedByHand([], TODAY));
  });

  test('STATS-01 forgets what was before a day, but not the day itself', () => {
    const yesterday = NOON - 86_400_000;
    const counter = counterOf([entryOf('old', yesterday, yesterday), entryOf('new', NOON, NOON)]);
    counter.forget(TODAY);
    expect(counter.countsOf('2026-05-19')).toEqual(countedByHand([], TODAY));
    expect(counter.countsOf(TODAY).jobs.En[12]).toBe(1);
  });
});

describe('the day counter', () => {
  test('STATS-01 gets the same counts from the tail as from the whole log, every time', async () => {
    await fc.assert(
      fc.asyncProperty(
        logs,
        fc.array(fc.integer({ min: 0, max: 72 * 60 }), { maxLength: 8 }),
        // How long an entry takes to be seen after its time: less than the counter looks back.
        fc.integer({ min: 0, max: 4 * MINUTE }),
        async (log, rounds, delay) => {
          let now = 0;
          const visible = () => log.filter(({ written }) => Date.parse(written) + delay <= now);
          const count = dayCounter(logOf(visible));
          for (const minutes of rounds.sort((one, other) => one - other)) {
            now = NOON - 72 * 60 * MINUTE + minutes * MINUTE;
            const { today, yesterday } = await count(now);
            for (const { day, ...counted } of [today, yesterday])
              expect(counted).toEqual(countedByHand(visible(), day));
          }
        },
      ),
    );
  });

  test('STATS-01 counts the same twice', async () => {
    const count = dayCounter(logOf(() => [entryOf('one', NOON, NOON)]));
    expect(await count(NOON + MINUTE)).toEqual(await count(NOON + 2 * MINUTE));
  });

  test('STATS-01 counts an entry written today for a job seen before midnight as yesterday’s', async () => {
    const midnight = Date.parse(TODAY);
    const entries = [entryOf('early', midnight - MINUTE, midnight - MINUTE)];
    const count = dayCounter(logOf(() => entries));
    expect((await count(midnight + MINUTE)).yesterday.jobs.En[23]).toBe(1);
    entries.push(entryOf('late', midnight - MINUTE, midnight + 2 * MINUTE));
    expect((await count(midnight + 3 * MINUTE)).yesterday.jobs.En[23]).toBe(2);
  });

  test('makes up for a run that could not read the log', async () => {
    let fails = true;
    const log = logOf(() => [entryOf('one', NOON, NOON)]);
    const count = dayCounter({
      follow: async (...asked) => {
        if (fails) throw new Error('Throttled.');
        return log.follow(...asked);
      },
    });
    await expect(count(NOON + 10 * MINUTE)).rejects.toThrow('Throttled.');
    fails = false;
    expect((await count(NOON + 20 * MINUTE)).today.jobs.En[12]).toBe(1);
  });
});
