import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { alertKey, sliceKey, staleKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { WatcherRow } from '../table/watcher.ts';
import { ledgerStore, sliceStore } from './fan-out-store.ts';
import { memoryWatcherStore, noWatchers } from './fixtures/memory-watchers.ts';
import { pkOf } from './partition.ts';
import { FULL_RANGE, readSlice, type Slice, sliceId, splitSlice } from './slice.ts';
import type { WatcherStore } from './sync-watchers.ts';
import { syncWatchers } from './sync-watchers.ts';
import { watcherSk, watcherSkPrefix } from './watcher.ts';
import { watcherIndex } from './watcher-index.ts';
import { sizeOf, sortKeysOf } from './watcher-page.ts';
import { watcherStore } from './watcher-store.ts';
import { wantedWatchers } from './watchers.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

let count = 0;
const get = async (Key: { pk: string; sk: string }) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));

describe.each([
  ['over DynamoDB', () => watcherStore(table)],
  ['in memory, as the sync tests use it', () => memoryWatcherStore(noWatchers(undefined))],
])('the list of a profile’s watchers %s', (_, open) => {
  let store: WatcherStore;
  let sub: string;
  beforeEach(() => {
    store = open();
    count += 1;
    sub = `person-${count}`;
  });

  test('starts empty and is changed by one run at a time', async () => {
    expect(await store.list(sub)).toEqual({
      rows: {},
      revision: 0,
      busySince: 0,
      caughtUp: null,
      welcomeDue: false,
    });
    expect(
      await store.saveList(sub, {
        rows: { a: '?' },
        revision: 0,
        busySince: 7,
        caughtUp: null,
        welcomeDue: false,
      }),
    ).toBe(true);
    expect(
      await store.saveList(sub, {
        rows: { b: '?' },
        revision: 0,
        busySince: 8,
        caughtUp: null,
        welcomeDue: false,
      }),
    ).toBe(false);
    expect(await store.list(sub)).toEqual({
      rows: { a: '?' },
      revision: 1,
      busySince: 7,
      caughtUp: null,
      welcomeDue: false,
    });
    expect(
      await store.saveList(sub, {
        rows: { a: '- A' },
        revision: 1,
        busySince: 0,
        caughtUp: 'May',
        welcomeDue: true,
      }),
    ).toBe(true);
    expect(await store.list(sub)).toEqual({
      rows: { a: '- A' },
      revision: 2,
      busySince: 0,
      caughtUp: 'May',
      welcomeDue: true,
    });
  });
});

describe('a profile over DynamoDB', () => {
  test('MATCH-01 of the largest size gets all its watchers, and none once it can’t be alerted', async () => {
    const store = watcherStore(table);
    const locations = Array.from({ length: 20 }, (_, number) => ({
      city: `Some City ${number}`,
      state: 'Some Region',
      country: `G${String.fromCharCode(65 + number)}`,
    }));
    const positions = Array.from({ length: 40 }, (_, number) => `UI/UX Designer, Team ${number}`);
    const user = aUser({ sub: '12345678-1234-1234-1234-123456789012', positions, locations });
    await put(user);
    const key = staleKey(shardOf('stale', user.sub), user.sub);
    await put({ ...key, version: 1, since: user.createdAt });
    // when
    await syncWatchers(store, user.sub, NOON);
    // then
    const wanted = new Set(wantedWatchers(user, NOON).map(({ pk, sk }) => `${pk} / ${sk}`));
    expect(wanted.size).toBeGreaterThan(2_000);
    expect(new Set(Object.keys((await store.list(user.sub)).rows))).toEqual(wanted);
    expect(await get(key)).toBeUndefined();
    const [pk = '', sk = ''] = [...wanted].at(-1)?.split(' / ') ?? [];
    expect(await get({ pk, sk })).toBeDefined();
    await put({ ...user, userPrefs: { notifyEmail: false }, version: 2 });
    await syncWatchers(store, user.sub, NOON);
    expect((await store.list(user.sub)).rows).toEqual({});
    expect(await get({ pk, sk })).toBeUndefined();
  });

  test('keeps its mark if it has changed again', async () => {
    const store = watcherStore(table);
    const key = staleKey(shardOf('stale', 'bob'), 'bob');
    await put({ ...key, version: 3, since: '' });
    await store.clearStale('bob', 2);
    expect(await get(key)).toBeDefined();
    await store.clearStale('bob', 3);
    expect(await get(key)).toBeUndefined();
  });
});

describe('the reverse index over DynamoDB', () => {
  const partition = { key: 'engineer:backend', place: 'country:us' };
  const watchers: WatcherRow[] = Array.from({ length: 1_300 }, (_, number) => ({
    pk: pkOf(partition),
    // Nine hundred characters a row make several pages.
    sk: watcherSk(watcherSkPrefix(`person-${number}`), `Backend Engineer ${'x'.repeat(900)}`),
    since: 0,
  }));
  const sks = watchers.map(({ sk }) => sk).sort();

  beforeAll(async () => {
    await watcherStore(table).put(watchers);
  });

  test('returns the first watchers of a partition in order, and that there are more', async () => {
    const found = await watcherIndex(table).query(partition, FULL_RANGE, 500);
    expect(sortKeysOf(found)).toEqual(sks.slice(0, 500));
    expect(found.more).toBe(true);
  });

  test('returns at most one page, and that there are more', async () => {
    const found = await watcherIndex(table).query(partition, FULL_RANGE, 2_000);
    expect(sizeOf(found)).toBeLessThan(1_300);
    expect(found.more).toBe(true);
  });

  test('MATCH-01 returns all of a partition of many pages, whatever the slices, and none twice', async () => {
    for (const limit of [2_000, 700, 300]) {
      const read: string[] = [];
      const queue: Slice[] = [FULL_RANGE];
      for (let slice = queue.shift(); slice !== undefined; slice = queue.shift()) {
        const { found, rest } = await readSlice(watcherIndex(table), [partition], slice, limit);
        read.push(...found.flatMap(({ page }) => sortKeysOf(page)));
        if (rest) queue.push(...splitSlice(rest, limit));
      }
      expect(read.sort()).toEqual(sks);
    }
  });

  test('returns a range of a partition, and nothing from an empty one', async () => {
    const index = watcherIndex(table);
    const own = await index.query(partition, { from: 'a', to: 'b' }, 2_000);
    expect(sortKeysOf(own)).toEqual(sks.filter((sk) => sk.startsWith('a')));
    const none = await index.query({ key: 'unknown', place: 'nowhere' }, FULL_RANGE, 10);
    expect([sizeOf(none), none.more]).toEqual([0, false]);
  });
});

describe('the ledger over DynamoDB', () => {
  test('MATCH-02 opens an alert once, whatever its state is by now', async () => {
    const ledger = ledgerStore(table, () => 10_000);
    await ledger.open([anAlert('ada', 'job')]);
    await put(anAlert('ada', 'job', { state: 'sent' }));
    await ledger.open([anAlert('ada', 'job'), anAlert('bob', 'job')]);
    expect(await get(alertKey('ada', 'job'))).toMatchObject({ state: 'sent' });
    expect(await get(alertKey('bob', 'job'))).toEqual(anAlert('bob', 'job'));
  });

  test('returns the alerts of many people for a job', async () => {
    const ledger = ledgerStore(table, () => 10_000);
    const subs = Array.from({ length: 120 }, (_, number) => `many-${number}`);
    await ledger.open(subs.map((sub) => anAlert(sub, 'popular')));
    const rows = await ledger.alertsOf('popular', [...subs, 'unknown']);
    expect(rows.map(({ pk }) => pk).sort()).toEqual(subs.map((sub) => `ALERT#${sub}`).sort());
    expect(await ledger.alertsOf('popular', [])).toEqual([]);
  });

  test('saves slices of a job until each is done', async () => {
    const ledger = ledgerStore(table, () => 10_000);
    const slices = sliceStore(table);
    const job = aJob({ jobID: 'huge' });
    const cursors = { 'WATCHER#engineer|country:us': '1#ada#1 ' };
    const [low, high] = [
      { from: '0', to: '8', cursors },
      { from: '8', to: 'g', cursors: {} },
    ];
    await ledger.saveSlices(job, [low, high]);
    const slice = await slices.read(sliceKey('huge', sliceId(low)));
    expect(slice).toMatchObject({ ...low, turn: job.matchVersion });
    // given that it was saved again for the job's next version while it was worked
    await ledger.saveSlices({ ...job, matchVersion: 2 }, [low]);
    if (slice) await slices.remove(slice);
    const next = await slices.read(sliceKey('huge', sliceId(low)));
    expect(next).toMatchObject({ ...low, turn: 2 });
    if (next) await slices.remove(next);
    if (next) await slices.remove(next);
    expect(await slices.read(sliceKey('huge', sliceId(low)))).toBeUndefined();
    expect(await slices.read(sliceKey('huge', sliceId(high)))).toMatchObject(high);
  });
});
