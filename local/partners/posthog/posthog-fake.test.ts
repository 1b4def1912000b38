import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Partners, startPartners } from '../start-partners.ts';

let folder: string;
let partners: Partners;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  partners = await startPartners({ feedsDir: folder });
});
afterAll(async () => {
  await partners.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string>, body: object) => {
  const url = partners.endpoints['ANALYTICS_PROJECT_URL'] ?? '';
  return fetch(`${url}/persons/bulk_delete/`, { method: 'POST', headers, body: JSON.stringify(body) });
};
const key = { authorization: 'Bearer key' };

test('ANALYTICS-01 people are deleted by their ids, with their events', async () => {
  const answer = await ask(key, { distinct_ids: ['an-opaque-id'], delete_events: true });
  expect([answer.status, await answer.json()]).toEqual([202, { persons_found: 1, persons_deleted: 1 }]);
});

test('a call without a key, or for nobody, is refused', async () => {
  expect((await ask({}, { distinct_ids: ['a'], delete_events: true })).status).toBe(401);
  expect((await ask(key, { distinct_ids: [], delete_events: true })).status).toBe(400);
});
