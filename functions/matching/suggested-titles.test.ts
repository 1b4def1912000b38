import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { replyWith, startProvider } from '../llm/fixtures/http-provider.ts';
import { createUser } from '../members/create-user.ts';
import { SignUpAttributes } from '../members/sign-up.ts';
import { suggestTitlesInBackground } from '../members/suggestions/suggest-titles-in-background.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { userKey } from '../table/keys.ts';
import { allMatches } from './match.ts';
import { syncWatchers } from './sync-watchers.ts';
import { watcherIndex } from './watcher-index.ts';
import { watcherStore } from './watcher-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  table = await startTestTable();
  provider = await startProvider();
});
afterAll(async () => {
  await provider.stop();
  await table.stop();
});

test('AI-01 MATCH-01 after a sign-up, a job that only a suggestion names matches once the model has answered', async () => {
  const output = { core: 'Backend Engineer', titles: ['Backend Developer', 'API Engineer'] };
  provider.json(200, replyWith({ type: 'output_text', text: JSON.stringify(output) }));
  const attributes = SignUpAttributes.parse({
    sub: 'ada',
    email: 'ada@example.com',
    profile: JSON.stringify(['backend engineer']),
    'custom:locations': JSON.stringify([{ city: '', state: '', country: 'US' }]),
  });
  await createUser(table, attributes, NOON);
  const sync = () => syncWatchers(watcherStore(table), 'ada', new Date());
  const matches = async () => {
    const jobDetected = new Date(Date.now() + 60_000).toISOString();
    const job = aJob({ jobTitle: 'API Engineer, Ledgers', jobDetected });
    const found = [];
    for await (const page of allMatches(watcherIndex(table), job)) found.push(...page);
    return found.length;
  };
  await sync();
  expect(await matches()).toBe(0);

  const suggest = suggestTitlesInBackground({
    table,
    provider: provider.client,
    recordUsage: () => {},
    now: () => NOON,
  });
  expect(await suggest(userKey('ada'), 1)).toBeUndefined();
  expect(await suggest(userKey('ada'), 1)).toBeUndefined();
  expect(provider.sent).toHaveLength(1);
  await sync();
  expect(await matches()).toBe(1);
});
