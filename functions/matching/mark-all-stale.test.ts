import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { emailKey, staleKey, watcherPk } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { markAllStale } from './mark-all-stale.ts';
import { syncWatchers } from './sync-watchers.ts';
import { watcherStore } from './watcher-store.ts';
import { wantedWatchers } from './watchers.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const get = async (Key: { pk: string; sk: string }) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const markOf = (sub: string) => get(staleKey(shardOf('stale', sub), sub));

test('MATCH-01 every profile is synced again, and rows under old keys are gone', async () => {
  // given two people, one of them filed under a key of an older release
  const [ada, bob] = [aUser(), aUser({ sub: 'bob', version: 7 })];
  const old = { pk: watcherPk('engineer:backend', 'country:us'), sk: '00000000#ada#00000000' };
  const list = { rows: { [`${old.pk} / ${old.sk}`]: '- Backend Engineer' }, revision: 0, busySince: 0 };
  const store = watcherStore(table);
  await store.saveList('ada', { ...list, caughtUp: null, welcomeDue: false });
  for (const item of [ada, bob, { ...emailKey('ada@example.com'), sub: 'ada' }, old]) await put(item);
  // when
  expect(await markAllStale(table, NOON)).toBe(2);
  // then
  expect([await markOf('ada'), await markOf('bob')]).toMatchObject([{ version: 1 }, { version: 7 }]);
  for (const sub of ['ada', 'bob']) await syncWatchers(store, sub, NOON);
  expect([await markOf('ada'), await markOf('bob'), await get(old)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const { pk, sk } of wantedWatchers(ada, NOON)) expect(await get({ pk, sk })).toBeDefined();
});
