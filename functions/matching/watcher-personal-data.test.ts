import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { syncWatchers } from './sync-watchers.ts';
import { watcherPersonalData } from './watcher-personal-data.ts';
import { watcherStore } from './watcher-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

test('PRIV-01 the export of watchers has a title for each place, and erasure leaves none', async () => {
  // given
  const locations = [{ city: 'Austin', state: 'TX', country: 'US' }];
  const userPrefs = { ...aUser().userPrefs, preferredJobType: 'Co' as const, includeRemote: false };
  const user = aUser({ locations, positions: ['Backend Engineer'], userPrefs });
  await syncWatchers({ ...watcherStore(table), user: async () => user }, user.sub, NOON);
  const store = watcherPersonalData(table, () => NOON);
  // when
  const exported = await store.read(user.sub);
  await store.erase(user.sub);
  // then
  expect(exported).toEqual({ watched: [{ title: 'Backend Engineer', where: 'city:us:tx:austin' }] });
  expect(await store.read(user.sub)).toEqual({ watched: [] });
});
