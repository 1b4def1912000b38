import { beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { WatcherIndex } from './candidates.ts';
import { fanOut } from './fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import { FULL_RANGE, type Part } from './slice.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const people = Array.from({ length: 80 }, (_, number) => ({
  user: aUser({
    sub: `person-${number}`,
    positions: number % 4 === 0 ? ['Product Designer'] : ['Backend Engineer'],
  }),
  since: 0,
}));
const concerned = people
  .filter(({ user }) => user.positions.includes('Backend Engineer'))
  .map(({ user }) => `ALERT#${user.sub} greenhouse-acme-1`)
  .sort();

let index: WatcherIndex;
let ledger: MemoryLedger;
beforeEach(() => {
  index = memoryIndex(people, NOW);
  ledger = memoryLedger();
});

/** Works a job and its pieces as the queue does: what fails comes again, as does, now and then, what did not. */
async function work(store: { index: WatcherIndex; ledger: MemoryLedger }, limit: number): Promise<number> {
  const { pieces } = store.ledger;
  let runs = 0;
  const run = async (part: Part): Promise<boolean> => {
    runs += 1;
    const cutAgain = runs % 5 === 0;
    return fanOut(store, aJob(), part, NOW, limit).then(
      () => !cutAgain,
      () => false,
    );
  };
  while (!(await run(FULL_RANGE)));
  for (let [next] = pieces; next !== undefined; [next] = pieces) {
    const [id, piece] = next;
    if (await run(piece)) pieces.delete(id);
  }
  return runs;
}

describe('a job’s fan-out', () => {
  test('MATCH-01 opens an alert for everybody it concerns, with the reason', async () => {
    expect(await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW)).toEqual({ alerts: 60, pieces: 0 });
    expect([...ledger.alerts.keys()].sort()).toEqual(concerned);
    expect(ledger.alerts.get('ALERT#person-1 greenhouse-acme-1')).toMatchObject({
      pk: 'ALERT#person-1',
      sk: 'greenhouse-acme-1',
      state: 'pending',
      matchedAt: NOW.toISOString(),
      reason: { title: 'Backend Engineer', place: 'country:us' },
    });
  });

  test('MATCH-02 leaves alone what has been opened before', async () => {
    await fanOut({ index, ledger }, aJob(), FULL_RANGE, NOW);
    const [key] = ledger.alerts.keys();
    const sent = { ...ledger.alerts.get(key ?? ''), state: 'sent' } as const;
    // It was an alert before its state was changed.
    ledger.alerts.set(key ?? '', sent as Parameters<MemoryLedger['open']>[0][number]);
    await fanOut({ index, ledger }, aJob({ matchVersion: 2 }), FULL_RANGE, new Date(NOW.getTime() + 60_000));
    expect(ledger.alerts.get(key ?? '')).toEqual(sent);
    expect(ledger.alerts.size).toBe(60);
  });

  test('does nothing for a posting that has closed', async () => {
    const closed = aJob({ closedAt: NOW.toISOString() });
    expect(await fanOut({ index, ledger }, closed, FULL_RANGE, NOW)).toEqual({ alerts: 0, pieces: 0 });
    expect(ledger.alerts.size).toBe(0);
  });

  test('MATCH-01 in pieces, and pieces of pieces, comes to the same as in one go', async () => {
    for (const limit of [61, 60, 20, 3, 1]) {
      ledger = memoryLedger();
      const runs = await work({ index, ledger }, limit);
      expect([...ledger.alerts.keys()].sort()).toEqual(concerned);
      expect(ledger.pieces.size).toBe(0);
      expect(runs > 1).toBe(limit <= 60);
    }
  });

  test('MATCH-01 resumes wherever it was broken off', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(300), { maxLength: 30 }),
        fc.nat({ max: 60 }),
        async (breaks, limit) => {
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
            cut: async (job, pieces) => {
              for (const piece of pieces) await orFail(() => store.cut(job, [piece]));
            },
          };
          const query: WatcherIndex['query'] = (...args) => orFail(() => index.query(...args));
          // when
          await work({ index: { query }, ledger: broken }, limit + 1);
          // then
          expect([...store.alerts.keys()].sort()).toEqual(concerned);
          expect(store.pieces.size).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
