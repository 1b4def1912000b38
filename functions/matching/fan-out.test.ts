import { beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { fanOut } from './fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import type { WatcherIndex } from './match.ts';

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

/** Works a job and its pieces as the queue does: what fails comes again. */
async function work(store: { index: WatcherIndex; ledger: MemoryLedger }, limit: number): Promise<number> {
  const queue = [''];
  let runs = 0;
  for (let range = queue.shift(); range !== undefined; range = queue.shift()) {
    runs += 1;
    try {
      const { cut } = await fanOut(store, aJob(), range, NOW, limit);
      if (cut) queue.push(...[...store.ledger.pieces].filter((piece) => !queue.includes(piece)));
      if (range !== '') await store.ledger.pieceDone('greenhouse-acme-1', range);
    } catch {
      queue.push(range);
    }
  }
  return runs;
}

describe('a job’s fan-out', () => {
  test('MATCH-01 opens an alert for everybody it concerns, with the reason', async () => {
    expect(await fanOut({ index, ledger }, aJob(), '', NOW)).toEqual({ alerts: 60, cut: false });
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
    await fanOut({ index, ledger }, aJob(), '', NOW);
    const [key] = ledger.alerts.keys();
    const sent = { ...ledger.alerts.get(key ?? ''), state: 'sent' } as const;
    // It was an alert before its state was changed.
    ledger.alerts.set(key ?? '', sent as Parameters<MemoryLedger['open']>[0]);
    await fanOut({ index, ledger }, aJob({ matchVersion: 2 }), '', new Date(NOW.getTime() + 60_000));
    expect(ledger.alerts.get(key ?? '')).toEqual(sent);
    expect(ledger.alerts.size).toBe(60);
  });

  test('does nothing for a posting that has closed', async () => {
    const closed = aJob({ closedAt: NOW.toISOString() });
    expect(await fanOut({ index, ledger }, closed, '', NOW)).toEqual({ alerts: 0, cut: false });
    expect(ledger.alerts.size).toBe(0);
  });

  test('MATCH-01 in pieces, and pieces of pieces, comes to the same as in one go', async () => {
    for (const limit of [60, 59, 20, 3, 1]) {
      ledger = memoryLedger();
      const runs = await work({ index, ledger }, limit);
      expect([...ledger.alerts.keys()].sort()).toEqual(concerned);
      expect(ledger.pieces.size).toBe(0);
      expect(runs > 1).toBe(limit < 60);
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
            open: (alert) => orFail(() => store.open(alert)),
            cut: async (job, ranges) => {
              for (const range of ranges) await orFail(() => store.cut(job, [range]));
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
