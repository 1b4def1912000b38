import { beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { fanOut } from './fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import { partitionsOf } from './match.ts';
import { pkOf } from './partition.ts';
import { FULL_RANGE, type Slice } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const people = Array.from({ length: 80 }, (_, number) => ({
  user: aUser({
    sub: `person-${number}`,
    positions: number % 4 === 0 ? ['Product Designer'] : ['Backend Engineer'],
  }),
  since: 0,
}));
const matching = people
  .filter(({ user }) => user.positions.includes('Backend Engineer'))
  .map(({ user }) => `ALERT#${user.sub} greenhouse-acme-1`)
  .sort();

type Bounds = { limit: number; maxPartitions?: number };

let index: WatcherIndex;
let ledger: MemoryLedger;
beforeEach(() => {
  index = memoryIndex(people, NOW);
  ledger = memoryLedger();
});

/** Works a job and its slices like the queue: a failed run is repeated and, now and then, a successful one. */
async function work(store: { index: WatcherIndex; ledger: MemoryLedger }, bounds: Bounds): Promise<number> {
  const { slices } = store.ledger;
  let runs = 0;
  const run = async (slice: Slice): Promise<boolean> => {
    runs += 1;
    const isRepeated = runs % 5 === 0;
    return fanOut(store, aJob(), slice, NOW, bounds).then(
      () => !isRepeated,
      () => false,
    );
  };
  while (!(await run(FULL_RANGE)));
  for (let [next] = slices; next !== undefined; [next] = slices) {
    const [id, slice] = next;
    if (await run(slice)) slices.delete(id);
  }
  return runs;
}

describe('a job’s fan-out', () => {
  test('MATCH-01 opens an alert for everyone who matches, with the reason', async () => {
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW)).toEqual({ alerts: 60, slices: 0 });
    expect([...ledger.alerts.keys()].sort()).toEqual(matching);
    expect(ledger.alerts.get('ALERT#person-1 greenhouse-acme-1')).toMatchObject({
      pk: 'ALERT#person-1',
      sk: 'greenhouse-acme-1',
      state: 'pending',
      matchedAt: NOW.toISOString(),
      reason: { title: 'Backend Engineer', place: 'country:us' },
    });
  });

  test('MATCH-02 opens none for a job so old that its alerts may have expired from the ledger', async () => {
    const daysLater = (days: number) => new Date(Date.parse(aJob().jobDetected) + days * 86_400_000);
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, daysLater(90))).toEqual({
      alerts: 0,
      slices: 0,
    });
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, daysLater(88))).toMatchObject({ alerts: 60 });
  });

  test('MATCH-02 leaves existing alerts alone', async () => {
    await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW);
    const [key] = ledger.alerts.keys();
    const sent = { ...ledger.alerts.get(key ?? ''), state: 'sent' } as const;
    // Only its state differs from an alert's type.
    ledger.alerts.set(key ?? '', sent as Parameters<MemoryLedger['open']>[0][number]);
    await fanOut({ index, ledger }, aJob({ matchVersion: 2 }), FULL_RANGE, new Date(NOW.getTime() + 60_000));
    expect(ledger.alerts.get(key ?? '')).toEqual(sent);
    expect(ledger.alerts.size).toBe(60);
  });

  test('does nothing for a closed job', async () => {
    const closed = aJob({ closedAt: NOW.toISOString() });
    expect(await fanOut({ index, ledger }, closed, FULL_RANGE, NOW)).toEqual({ alerts: 0, slices: 0 });
    expect(ledger.alerts.size).toBe(0);
  });

  test('MATCH-01 gives the same in slices, and slices of slices, as at once', async () => {
    for (const limit of [61, 60, 20, 3, 1]) {
      ledger = memoryLedger();
      const runs = await work({ index, ledger }, { limit });
      expect([...ledger.alerts.keys()].sort()).toEqual(matching);
      expect(ledger.slices.size).toBe(0);
      expect(runs > 1).toBe(limit <= 60);
    }
  });

  test('MATCH-01 with too many partitions is only split, into the same slices each time', async () => {
    const partitions = partitionsOf(aJob()).map(pkOf);
    const bounds = { maxPartitions: 2 };
    const outcome = { alerts: 0, slices: Math.ceil(partitions.length / 2) };
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW, bounds)).toEqual(outcome);
    const saved = [...ledger.slices];
    expect(saved.flatMap(([, { cursors = {} }]) => Object.keys(cursors))).toEqual(partitions);
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW, bounds)).toEqual(outcome);
    expect([...ledger.slices]).toEqual(saved);
    expect(ledger.alerts.size).toBe(0);
  });

  test('MATCH-01 resumes wherever it was interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(300), { maxLength: 30 }),
        fc.record({ limit: fc.integer({ min: 1, max: 61 }), maxPartitions: fc.integer({ min: 1, max: 12 }) }),
        async (breaks, bounds) => {
          // given a ledger and an index that fail at these calls
          const store = memoryLedger();
          const failing = new Set(breaks);
          let calls = 0;
          const orFail = async <Result>(call: () => Promise<Result>): Promise<Result> => {
            calls += 1;
            if (failing.has(calls)) throw new Error('The call failed.');
            return call();
          };
          const broken: MemoryLedger = {
            ...store,
            open: async (alerts) => {
              for (const alert of alerts) await orFail(() => store.open([alert]));
            },
            saveSlices: async (job, slices) => {
              for (const slice of slices) await orFail(() => store.saveSlices(job, [slice]));
            },
          };
          const query: WatcherIndex['query'] = (...args) => orFail(async () => index.query(...args));
          // when
          await work({ index: { ...index, query }, ledger: broken }, bounds);
          // then
          expect([...store.alerts.keys()].sort()).toEqual(matching);
          expect(store.slices.size).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
