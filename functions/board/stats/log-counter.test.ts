import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { countedByHand, entryOf, logOf, logs, NOON, TODAY } from './fixtures/log.ts';
import { logCounter } from './log-counter.ts';

const MINUTE = 60_000;

describe('the recount', () => {
  test('STATS-01 reading only the tail gives what counting all of it anew gives, at every round', async () => {
    await fc.assert(
      fc.asyncProperty(
        logs,
        fc.array(fc.integer({ min: 0, max: 72 * 60 }), { maxLength: 8 }),
        // How long an entry takes to be seen after its time: less than the counter looks back.
        fc.integer({ min: 0, max: 4 * MINUTE }),
        async (log, rounds, delay) => {
          let now = 0;
          const visible = () => log.filter(({ written }) => Date.parse(written) + delay <= now);
          const count = logCounter(logOf(visible));
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

  test('STATS-01 counting twice changes nothing', async () => {
    const count = logCounter(logOf(() => [entryOf('one', NOON, NOON)]));
    expect(await count(NOON + MINUTE)).toEqual(await count(NOON + 2 * MINUTE));
  });

  test('STATS-01 an entry written today of a job seen before midnight is counted for yesterday', async () => {
    const midnight = Date.parse(TODAY);
    const entries = [entryOf('early', midnight - MINUTE, midnight - MINUTE)];
    const count = logCounter(logOf(() => entries));
    expect((await count(midnight + MINUTE)).yesterday.jobs.En[23]).toBe(1);
    entries.push(entryOf('late', midnight - MINUTE, midnight + 2 * MINUTE));
    expect((await count(midnight + 3 * MINUTE)).yesterday.jobs.En[23]).toBe(2);
  });

  test('a round that could not read the log is made up for by the next', async () => {
    let fails = true;
    const log = logOf(() => [entryOf('one', NOON, NOON)]);
    const count = logCounter({
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
