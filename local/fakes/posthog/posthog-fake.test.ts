import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Fakes, startFakes } from '../start-fakes.ts';

let folder: string;
let fakes: Fakes;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  fakes = await startFakes({ feedsDir: folder });
});
afterAll(async () => {
  await fakes.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string>, body: object) => {
  const url = fakes.endpoints['ANALYTICS_PROJECT_URL'] ?? '';
  return fetch(`${url}/persons/bulk_delete/`, { method: 'POST', headers, body: JSON.stringify(body) });
};
const key = { authorization: 'Bearer key' };

test('ANALYTICS-01 deletes people by their ids, with their events', async () => {
  const answer = await ask(key, { distinct_ids: ['an-opaque-id'], delete_events: true });
  expect([answer.status, await answer.json()]).toEqual([202, { persons_found: 1, persons_deleted: 1 }]);
});

test('rejects a call without a key or without ids', async () => {
  expect((await ask({}, { distinct_ids: ['a'], delete_events: true })).status).toBe(401);
  expect((await ask(key, { distinct_ids: [], delete_events: true })).status).toBe(400);
});
