import { beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { CALL_OUTCOMES, SimulatedRun } from '../platform/fixtures/simulated-run.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { memoryWatcherStore, noWatchers, type WatcherRows } from './fixtures/memory-watchers.ts';
import { anyPerson, SAVED } from './fixtures/pool.ts';
import { MAX_RUN_MS, syncWatchers, type WatcherStore } from './sync-watchers.ts';
import { readWanted } from './watcher.ts';
import { wantedWatchers } from './watchers.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const TIMEOUT = 30_000;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The watchers, without the time of their writing, and what is listed. */
const stateOf = ({ watchers, list }: WatcherRows) => ({
  rows: [...watchers.values()].map(({ since: _, ...row }) => row),
  listed: Object.keys(list.rows),
  unsettled: Object.values(list.rows).filter((content) => content === '?'),
});

function wantedOf(user: User | undefined) {
  const rows = user ? wantedWatchers(user, new Date(NOON)) : [];
  const distinct = new Map(rows.map((row) => [`${row.pk} / ${row.sk}`, row]));
  return { rows: [...distinct.values()], listed: [...distinct.keys()], unsettled: [] };
}

function sorted({ rows, listed, unsettled }: ReturnType<typeof stateOf>) {
  const byKey = (one: { pk: string; sk: string }, other: { pk: string; sk: string }) =>
    `${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1;
  return { rows: [...rows].sort(byKey), listed: [...listed].sort(), unsettled };
}

function change(rows: WatcherRows, user: User, at: number): void {
  const version = (rows.user?.version ?? 0) + 1;
  rows.user = { ...user, version, changedAt: new Date(at).toISOString() };
  rows.stale = version;
}

/** A store in which each call, and each row of a call, is one step of a run. */
function through(run: SimulatedRun, store: WatcherStore): WatcherStore {
  const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
    for (const item of items) await run.call(() => work(item));
  };
  return {
    user: (sub) => run.call(() => store.user(sub)),
    list: (sub) => run.call(() => store.list(sub)),
    saveList: (sub, list) => run.call(() => store.saveList(sub, list)),
    put: (watchers) => each(watchers, (one) => store.put([one])),
    remove: (keys) => each(keys, (one) => store.remove([one])),
    clearStale: (sub, version) => run.call(() => store.clearStale(sub, version)),
  };
}

const profile = anyPerson(SAVED.slice(0, 8));

/** A person with at most three watchers, so that runs end while others are active. */
const small = fc
  .subarray(['Backend Engineer', 'Product Designer', 'Data Scientist'])
  .map((positions) => aUser({ positions, userPrefs: { includeRemote: false } }));

describe('syncing the watchers of a profile', () => {
  let rows: WatcherRows;
  let store: WatcherStore;
  beforeEach(() => {
    rows = noWatchers(aUser());
    store = memoryWatcherStore(rows);
  });

  test('writes them, and a second run changes nothing', async () => {
    await syncWatchers(store, 'ada', new Date(NOON));
    expect(sorted(stateOf(rows))).toEqual(sorted(wantedOf(rows.user)));
    expect(rows.stale).toBeUndefined();
    const before = structuredClone(rows);
    await syncWatchers(store, 'ada', new Date(NOON + 86_400_000));
    expect(rows).toEqual(before);
  });

  test('removes them when the person can no longer be alerted or is gone', async () => {
    await syncWatchers(store, 'ada', new Date(NOON));
    change(rows, aUser({ userPrefs: { notifyEmail: false } }), NOON);
    await syncWatchers(store, 'ada', new Date(NOON));
    expect(stateOf(rows)).toEqual({ rows: [], listed: [], unsettled: [] });
    change(rows, aUser(), NOON);
    await syncWatchers(store, 'ada', new Date(NOON));
    expect(rows.watchers.size).toBeGreaterThan(0);
    rows.user = undefined;
    await syncWatchers(store, 'ada', new Date(NOON));
    expect(rows.watchers.size).toBe(0);
  });

  test('MATCH-01 dates them from the change of the profile, however late they are written', async () => {
    change(rows, aUser(), NOON);
    await syncWatchers(store, 'ada', new Date(NOON + 600_000));
    expect(new Set([...rows.watchers.values()].map(({ since }) => since))).toEqual(new Set([NOON / 1000]));
  });

  test('MATCH-01 keeps the date of those that stay', async () => {
    change(rows, aUser({ positions: ['Data Scientist', 'Backend Engineer'] }), NOON);
    await syncWatchers(store, 'ada', new Date(NOON));
    const later = NOON + 3_600_000;
    change(rows, aUser({ positions: ['Backend Engineer', 'Product Designer'] }), later);
    await syncWatchers(store, 'ada', new Date(later));
    const since = (title: string) =>
      new Set(
        [...rows.watchers.values()].filter((row) => readWanted(row).title === title).map((row) => row.since),
      );
    expect(since('Backend Engineer')).toEqual(new Set([NOON / 1000]));
    expect(since('Product Designer')).toEqual(new Set([later / 1000]));
    expect(since('Data Scientist')).toEqual(new Set());
  });

  test('keeps the stale mark if the profile changes during the sync', async () => {
    const { saveList } = store;
    const racing: WatcherStore = {
      ...store,
      saveList: async (sub, list) => {
        if (list.busySince !== 0) change(rows, aUser({ positions: ['Product Designer'] }), NOON);
        return saveList(sub, list);
      },
    };
    await syncWatchers(racing, 'ada', new Date(NOON));
    expect(rows.stale).toBe(2);
  });

  test('runs once at a time, and again once the other run has certainly ended', async () => {
    const dead: WatcherStore = { ...store, put: () => Promise.reject(new Error('The function died.')) };
    await expect(syncWatchers(dead, 'ada', new Date(NOON))).rejects.toThrow('The function died.');
    const again = (at: number) => syncWatchers(store, 'ada', new Date(at));
    await expect(again(NOON + MAX_RUN_MS - 1)).rejects.toThrow(
      'Another run is syncing the watchers of this profile.',
    );
    await again(NOON + MAX_RUN_MS);
    expect(sorted(stateOf(rows))).toEqual(sorted(wantedOf(rows.user)));
  });

  test('MATCH-01 is right after a crash at any call and one more run', async () => {
    await fc.assert(
      fc.asyncProperty(
        profile,
        profile,
        fc.boolean(),
        fc.nat(40),
        fc.constantFrom(...CALL_OUTCOMES),
        async (one, other, back, at, fault) => {
          // given
          const own = noWatchers(one);
          const inner = memoryWatcherStore(own);
          await syncWatchers(inner, 'ada', new Date(NOON));
          change(own, other, NOON);
          // when
          const run = new SimulatedRun();
          const work = syncWatchers(through(run, inner), 'ada', new Date(NOON)).catch(() => undefined);
          for (let step = 0; run.pendingCalls().length > 0; step += 1) {
            const [next = 0] = run.pendingCalls();
            await run.settle(next, step === at ? fault : 'succeeds');
            await turn();
          }
          if (!run.hasCrashed) await work;
          if (back) change(own, one, NOON);
          await syncWatchers(inner, 'ada', new Date(NOON + MAX_RUN_MS));
          // then
          expect(sorted(stateOf(own))).toEqual(sorted(wantedOf(own.user)));
          expect(own.stale).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });

  test('MATCH-01 is right after any concurrent runs, dead, slow or failing, and leaves nothing behind', async () => {
    const event = fc.tuple(
      fc.constantFrom('start', ...Array<'advance'>(4).fill('advance'), 'fail', 'change', 'time'),
      fc.nat(9),
      fc.nat(9),
    );
    const courses = fc.array(event, { maxLength: 60, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.array(small, { minLength: 2, maxLength: 3 }), courses, async (profiles, course) => {
        // given
        const own = noWatchers(profiles[0]);
        const inner = memoryWatcherStore(own);
        const runs = new Map<SimulatedRun, number>();
        let now = NOON;
        // when runs start, advance step by step, die and time out
        for (const [what, which, how] of course) {
          const busy = [...runs.keys()].filter((one) => one.pendingCalls().length > 0);
          const run = busy[which % Math.max(busy.length, 1)];
          const [step] = run?.pendingCalls() ?? [];
          if (what === 'start') {
            const next = new SimulatedRun();
            runs.set(next, now);
            void syncWatchers(through(next, inner), 'ada', new Date(now)).catch(() => undefined);
          } else if (what === 'change') {
            const next = profiles[which % profiles.length];
            if (next) change(own, next, now);
          } else if (what === 'time') {
            now += ([1, 10, 29, 31, 61][how % 5] ?? 0) * 1_000;
            for (const [one, startedAt] of runs) {
              if (now - startedAt <= TIMEOUT) continue;
              one.crash();
              runs.delete(one);
            }
          } else if (run && step !== undefined && what === 'fail') {
            await run.settle(step, CALL_OUTCOMES[how % CALL_OUTCOMES.length] ?? 'succeeds');
            if (run.hasCrashed) runs.delete(run);
          } else if (run) {
            for (let steps = 0; steps <= how; steps += 1) {
              for (const next of run.pendingCalls()) await run.settle(next, 'succeeds');
              await turn();
            }
          }
          await turn();
        }
        // then one undisturbed run a minute later finishes the work
        now += MAX_RUN_MS;
        await syncWatchers(inner, 'ada', new Date(now));
        expect(sorted(stateOf(own))).toEqual(sorted(wantedOf(own.user)));
        expect(own.stale).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
