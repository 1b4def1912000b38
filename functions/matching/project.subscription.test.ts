import { beforeEach, describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { memoryWatcherStore, noWatchers, type WatcherRows } from './fixtures/memory-watchers.ts';
import { project } from './project.ts';
import { CATCH_UP_WINDOW_MS, type WatcherStore } from './sync-watchers.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');

describe('the watchers of a subscription that has begun', () => {
  const begun = new Date(NOON - 1_000).toISOString();
  const subscriber = { activeSubscription: anActiveSubscription, dreamCompanies: ['Acme'] };
  let rows: WatcherRows;
  let store: WatcherStore;
  let told: string[];
  const tell = async (_: User, since: string) => {
    told.push(`${since} with ${rows.watchers.size} watchers`);
  };
  beforeEach(() => {
    rows = noWatchers(aUser());
    store = memoryWatcherStore(rows);
    told = [];
  });
  const change = (user: User) => {
    const version = (rows.user?.version ?? 0) + 1;
    rows.user = { ...user, version, changedAt: new Date(NOON).toISOString() };
    rows.stale = version;
  };

  test('MATCH-03 MATCH-04 stand, back over two days, before what was missed is told, and that once', async () => {
    change(aUser({ ...subscriber, subscribedAt: begun }));
    await project(store, 'ada', new Date(NOON), tell);
    await project(store, 'ada', new Date(NOON), tell);
    expect(told).toEqual([`${begun} with ${rows.watchers.size} watchers`]);
    const back = Math.floor((Date.parse(begun) - CATCH_UP_WINDOW_MS) / 1_000);
    expect(new Set([...rows.watchers.values()].map(({ since }) => since))).toEqual(new Set([back]));
    expect(rows.stale).toBeUndefined();
  });

  test('MATCH-03 keep their mark until it is told, and watch from the next change as ever', async () => {
    change(aUser({ ...subscriber, subscribedAt: begun }));
    const dies = () => Promise.reject(new Error('The function died.'));
    await expect(project(store, 'ada', new Date(NOON), dies)).rejects.toThrow('The function died.');
    expect(rows.stale).toBe(2);
    await project(store, 'ada', new Date(NOON), tell);
    change(aUser({ ...subscriber, subscribedAt: begun, positions: ['Data Scientist'] }));
    await project(store, 'ada', new Date(NOON), tell);
    expect(told).toHaveLength(1);
    const titled = [...rows.watchers.values()].filter(({ title }) => title === 'Data Scientist');
    expect(new Set(titled.map(({ since }) => since))).toEqual(new Set([NOON / 1_000]));
  });

  test('MATCH-03 and of one that has lapsed again tell nothing', async () => {
    change(aUser({ subscribedAt: begun }));
    await project(store, 'ada', new Date(NOON), tell);
    expect(told).toEqual([]);
    expect(rows.stale).toBeUndefined();
  });
});
