import { beforeEach, describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { memoryWatcherStore, noWatchers, type WatcherRows } from './fixtures/memory-watchers.ts';
import { CATCH_UP_WINDOW_MS, syncWatchers, type WatcherStore } from './sync-watchers.ts';
import { readWanted } from './watcher.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');

describe('syncing the watchers of a new subscriber', () => {
  const subscribedAt = new Date(NOON - 1_000).toISOString();
  const subscriber = { activeSubscription: anActiveSubscription, dreamCompanies: ['Acme'] };
  let rows: WatcherRows;
  let store: WatcherStore;
  let catchUps: string[];
  const catchUp = async (_: User, since: string) => {
    catchUps.push(`${since} with ${rows.watchers.size} watchers`);
  };
  beforeEach(() => {
    rows = noWatchers(aUser());
    store = memoryWatcherStore(rows);
    catchUps = [];
  });
  const change = (user: User) => {
    const version = (rows.user?.version ?? 0) + 1;
    rows.user = { ...user, version, changedAt: new Date(NOON).toISOString() };
    rows.stale = version;
  };

  test('MATCH-03 MATCH-04 writes them, two days back, before the one catch-up', async () => {
    change(aUser({ ...subscriber, subscribedAt }));
    await syncWatchers(store, 'ada', new Date(NOON), { catchUp });
    await syncWatchers(store, 'ada', new Date(NOON), { catchUp });
    expect(catchUps).toEqual([`${subscribedAt} with ${rows.watchers.size} watchers`]);
    const back = Math.floor((Date.parse(subscribedAt) - CATCH_UP_WINDOW_MS) / 1_000);
    expect(new Set([...rows.watchers.values()].map(({ since }) => since))).toEqual(new Set([back]));
    expect(rows.stale).toBeUndefined();
  });

  test('MATCH-03 keeps the stale mark until the catch-up is done, and dates later changes as usual', async () => {
    change(aUser({ ...subscriber, subscribedAt }));
    const dies = () => Promise.reject(new Error('The function died.'));
    await expect(syncWatchers(store, 'ada', new Date(NOON), { catchUp: dies })).rejects.toThrow(
      'The function died.',
    );
    expect(rows.stale).toBe(2);
    await syncWatchers(store, 'ada', new Date(NOON), { catchUp });
    change(aUser({ ...subscriber, subscribedAt, positions: ['Data Scientist'] }));
    await syncWatchers(store, 'ada', new Date(NOON), { catchUp });
    expect(catchUps).toHaveLength(1);
    const titled = [...rows.watchers.values()].filter((row) => readWanted(row).title === 'Data Scientist');
    expect(new Set(titled.map(({ since }) => since))).toEqual(new Set([NOON / 1_000]));
  });

  test('MATCH-03 runs no catch-up for a subscription that has lapsed', async () => {
    change(aUser({ subscribedAt }));
    await syncWatchers(store, 'ada', new Date(NOON), { catchUp });
    expect(catchUps).toEqual([]);
    expect(rows.stale).toBeUndefined();
  });
});
