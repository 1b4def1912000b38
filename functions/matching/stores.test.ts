import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/dynamodb-local.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { alertKey, pieceKey, staleKey, watcherPk } from '../table/keys.ts';
import { shardOf, spread } from '../table/shards.ts';
import type { Watcher } from '../table/watcher.ts';
import { memoryWatcherStore, noWatchers } from './fixtures/memory-watchers.ts';
import { ledgerStore, watcherIndex } from './ledger-store.ts';
import { project, type WatcherStore } from './project.ts';
import { watcherStore } from './watcher-store.ts';
import { wantedWatchers } from './watchers.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
}, 60_000);
afterAll(() => table.stop());

let count = 0;
const get = async (Key: { pk: string; sk: string }) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));

describe.each([
  ['over DynamoDB', () => watcherStore(table)],
  ['in memory, as the test of projecting uses it', () => memoryWatcherStore(noWatchers(undefined))],
])('the list of a profile’s watchers %s', (_, open) => {
  let store: WatcherStore;
  let sub: string;
  beforeEach(() => {
    store = open();
    count += 1;
    sub = `person-${count}`;
  });

  test('begins empty and is changed by one run at a time', async () => {
    expect(await store.list(sub)).toEqual({ rows: {}, revision: 0, busySince: 0 });
    expect(await store.saveList(sub, { rows: { a: '?' }, revision: 0, busySince: 7 })).toBe(true);
    expect(await store.saveList(sub, { rows: { b: '?' }, revision: 0, busySince: 8 })).toBe(false);
    expect(await store.list(sub)).toEqual({ rows: { a: '?' }, revision: 1, busySince: 7 });
    expect(await store.saveList(sub, { rows: { a: '- A' }, revision: 1, busySince: 0 })).toBe(true);
    expect(await store.list(sub)).toEqual({ rows: { a: '- A' }, revision: 2, busySince: 0 });
  });
});

describe('a profile over DynamoDB', () => {
  test('MATCH-01 of the largest size has all its watchers, and none when it goes', async () => {
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
    await project(store, user.sub, new Date());
    // then
    const wanted = new Set(wantedWatchers(user, new Date()).map(({ pk, sk }) => `${pk} / ${sk}`));
    expect(wanted.size).toBeGreaterThan(2_000);
    expect(new Set(Object.keys((await store.list(user.sub)).rows))).toEqual(wanted);
    expect(await get(key)).toBeUndefined();
    const [pk = '', sk = ''] = [...wanted].at(-1)?.split(' / ') ?? [];
    expect(await get({ pk, sk })).toBeDefined();
    await put({ ...user, userPrefs: { notifyEmail: false }, version: 2 });
    await project(store, user.sub, new Date());
    expect((await store.list(user.sub)).rows).toEqual({});
    expect(await get({ pk, sk })).toBeUndefined();
  }, 60_000);

  test('keeps its mark when it changed again', async () => {
    const store = watcherStore(table);
    const key = staleKey(shardOf('stale', 'bob'), 'bob');
    await put({ ...key, version: 3, since: '' });
    await store.settled('bob', 2);
    expect(await get(key)).toBeDefined();
    await store.settled('bob', 3);
    expect(await get(key)).toBeUndefined();
  });
});

describe('the reverse index over DynamoDB', () => {
  const pk = watcherPk('engineer:backend', 'country:us');
  const watchers: Watcher[] = Array.from({ length: 1_300 }, (_, number) => ({
    pk,
    sk: `${spread(`${number}`)}#person-${number}#${spread('title')}`,
    // A thousand characters a row make more than one page of them.
    title: `Backend Engineer ${'x'.repeat(1_000)}`,
    since: 0,
  }));
  const sks = (rows: readonly Watcher[]) => rows.map(({ sk }) => sk).sort();

  beforeAll(async () => {
    await watcherStore(table).put(watchers);
  }, 60_000);

  test('gives a whole partition, of more than one page', async () => {
    const found = await watcherIndex(table).query(pk, '', 2_000);
    expect(sks(found.watchers)).toEqual(sks(watchers));
    expect(found.more).toBe(false);
  });

  test('says that there are more than were asked for', async () => {
    const found = await watcherIndex(table).query(pk, '', 500);
    expect(found.watchers.length).toBeGreaterThan(500);
    expect(found.more).toBe(true);
  });

  test('gives the ranges of a partition, which together are all of it', async () => {
    const index = watcherIndex(table);
    const parts = await Promise.all([...'0123456789abcdef'].map((range) => index.query(pk, range, 2_000)));
    expect(sks(parts.flatMap((part) => part.watchers))).toEqual(sks(watchers));
    const { watchers: own } = await index.query(pk, 'a', 2_000);
    expect(own.every(({ sk }) => sk.startsWith('a'))).toBe(true);
    expect((await index.query(watcherPk('nobody', 'nowhere'), '', 10)).watchers).toEqual([]);
  });
});

describe('the ledger over DynamoDB', () => {
  test('MATCH-02 opens an alert once, whatever has become of it', async () => {
    const ledger = ledgerStore(table);
    await ledger.open(anAlert('ada', 'job'));
    await put(anAlert('ada', 'job', { state: 'sent' }));
    await ledger.open(anAlert('ada', 'job'));
    expect(await get(alertKey('ada', 'job'))).toMatchObject({ state: 'sent' });
  });

  test('gives the alerts of many people for a job', async () => {
    const ledger = ledgerStore(table);
    const subs = Array.from({ length: 120 }, (_, number) => `many-${number}`);
    await Promise.all(subs.map((sub) => ledger.open(anAlert(sub, 'popular'))));
    const rows = await ledger.rows('popular', [...subs, 'nobody']);
    expect(rows.map(({ pk }) => pk).sort()).toEqual(subs.map((sub) => `ALERT#${sub}`).sort());
    expect(await ledger.rows('popular', [])).toEqual([]);
  });

  test('cuts a job into pieces, each to be worked again at the job’s next turn', async () => {
    const ledger = ledgerStore(table);
    const job = aJob({ jobID: 'huge' });
    await ledger.cut(job, ['a', 'b']);
    await ledger.cut({ ...job, matchVersion: 2 }, ['a']);
    const query = new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pieceKey('huge', '').pk },
    });
    const { Items } = await table.documents.send(query);
    expect(Items).toMatchObject([
      { sk: 'a', jobId: 'huge', turn: 2 },
      { sk: 'b', jobId: 'huge', turn: 1 },
    ]);
    await ledger.pieceDone('huge', 'a');
    expect(await get(pieceKey('huge', 'a'))).toBeUndefined();
  });
});
