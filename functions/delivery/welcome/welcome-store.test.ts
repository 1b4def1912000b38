import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Alert } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { alertKey, type Key, welcomeDueKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import { welcomeMessageId } from '../../table/welcome.ts';
import { dynamoDeliveryStore } from '../dynamo-delivery-store.ts';
import { memoryWelcomes, noWelcomes, type WelcomeRows } from './fixtures/memory-welcomes.ts';
import { welcomeStore } from './welcome-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

let people = 0;
let rows: WelcomeRows;

describe.each([
  {
    where: 'over DynamoDB',
    open: () => welcomeStore(table),
    give: async (Item: Alert) =>
      void (await table.documents.send(new PutCommand({ TableName: table.name, Item }))),
    alert: async (sub: string, jobId: string) => {
      const get = new GetCommand({ TableName: table.name, Key: alertKey(sub, jobId) });
      return Alert.optional().parse((await table.documents.send(get)).Item);
    },
    readDue: (key: Key) => dynamoDeliveryStore(table).readDue(key),
  },
  {
    where: 'in memory, as the model test uses it',
    open: () => memoryWelcomes(rows),
    give: async (alert: Alert) =>
      void rows.alerts.set(`${alert.pk.slice('ALERT#'.length)} ${alert.sk}`, alert),
    alert: async (sub: string, jobId: string) => rows.alerts.get(`${sub} ${jobId}`),
    readDue: async ({ sk }: Key) => rows.due.get(sk),
  },
])('the store of welcome mails $where', ({ open, give, alert, readDue }) => {
  let sub: string;
  beforeEach(() => {
    people += 1;
    sub = `person-${people}`;
    rows = noWelcomes();
  });

  test('MATCH-02 keeps the first mail of an account, and lets one run attempt it at a time', async () => {
    const store = open();
    const one = anAlert(sub, 'one');
    expect(await store.read(sub)).toBeUndefined();
    expect(await store.beginAttempt(sub, null, 1)).toBe(false);
    await store.put(sub, { alerts: [one], matching: 3 }, NOON);
    await store.put(sub, { alerts: [], matching: 0 }, NOON);
    expect(await store.read(sub)).toMatchObject({ state: 'due', alerts: [one], matching: 3 });
    expect(await store.beginAttempt(sub, null, 1)).toBe(true);
    expect(await store.beginAttempt(sub, null, 2)).toBe(false);
    expect(await store.beginAttempt(sub, 1, 2)).toBe(true);
    expect(await store.read(sub)).toMatchObject({ attemptedAt: 2 });
  });

  test('MATCH-02 enters a job once, unless another message has it', async () => {
    const store = open();
    await give(anAlert(sub, 'other'));
    expect(await store.enter(anAlert(sub, 'other'), welcomeMessageId(sub), NOON)).toBe(false);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await store.enter(anAlert(sub, 'own'), welcomeMessageId(sub), NOON)).toBe(true);
    expect(await alert(sub, 'other')).toMatchObject({ state: 'pending' });
    const sent = { state: 'sent', sentAt: NOON.toISOString(), messageId: welcomeMessageId(sub) };
    expect(await alert(sub, 'own')).toMatchObject(sent);
  });

  test.each([
    [{ state: 'sent' }, { state: 'sent', why: '' }],
    [
      { state: 'failed', why: 'Bounced.' },
      { state: 'failed', why: 'Bounced.', sentAt: null, messageId: null },
    ],
  ] as const)('MATCH-02 settles it once, with the jobs that it has entered: %j', async (to, expected) => {
    const store = open();
    const alerts = [anAlert(sub, 'own'), anAlert(sub, 'other')];
    await store.put(sub, { alerts, matching: 2 }, NOON);
    await give(anAlert(sub, 'other'));
    const welcome = await store.read(sub);
    if (!welcome) throw new Error('The mail is missing.');
    await store.enter(anAlert(sub, 'own'), welcomeMessageId(sub), NOON);
    await store.settle(sub, welcome, to);
    await store.settle(sub, welcome, { state: 'withheld', why: 'Too late.' });
    expect(await store.read(sub)).toMatchObject({ state: to.state, alerts: [] });
    expect(await store.beginAttempt(sub, null, 1)).toBe(false);
    expect(await alert(sub, 'other')).toMatchObject({ state: 'pending' });
    if (to.state === 'failed') expect(await alert(sub, 'own')).toMatchObject(expected);
  });

  test('MATCH-02 defers it with a due row, and with a new version of that row when it is deferred again', async () => {
    const store = open();
    const key = welcomeDueKey(shardOf('due', sub), NOON.toISOString(), sub);
    expect(await readDue(key)).toBeUndefined();
    await store.defer(sub, NOON.getTime());
    const version = await readDue(key);
    await store.defer(sub, NOON.getTime());
    expect([version, await readDue(key)]).toEqual([
      expect.any(String),
      expect.not.stringMatching(`${version}`),
    ]);
  });
});
