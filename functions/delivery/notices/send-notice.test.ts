import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { noticeKey } from '../../table/keys.ts';
import type { Notice } from '../../table/notice.ts';
import { readPartition } from '../../table/rows.ts';
import { allShards } from '../../table/shards.ts';
import type { User } from '../../table/user.ts';
import type { SendOutcome } from '../delivery.ts';
import { dynamoDeliveryStore } from '../dynamo-delivery-store.ts';
import { noticeStore } from './notice-store.ts';
import { type Deps, sendDueNotice, sendNotice } from './send-notice.ts';

const START = Date.parse('2026-06-01T12:00:00.000Z');

let table: TestTable;
let sub: string;
let now: number;
let user: User | undefined;
let isReported: boolean;
let outcome: SendOutcome;
let sent: string[];
let deps: Deps;
let people = 0;

beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

beforeEach(async () => {
  people += 1;
  sub = `person-${people}`;
  now = START;
  user = aUser({ sub });
  isReported = false;
  outcome = 'accepted';
  sent = [];
  const { readDue, removeDue } = dynamoDeliveryStore(table);
  deps = {
    store: {
      ...noticeStore(table),
      readDue,
      removeDue,
      readUser: async () => user,
      wasAccepted: async () => isReported,
    },
    async sendMail({ messageId }) {
      sent.push(messageId);
      return outcome;
    },
    now: () => new Date(now),
  };
  const notice: Notice = {
    ...noticeKey(sub, '7'),
    state: 'due',
    content: {
      kind: 'plan',
      event: 'canceled',
      subscription: {
        planInterval: 'MONTHLY',
        status: 'active',
        subscriptionId: 'sub_1',
        currentPeriodEnd: START / 1000,
        cancelAtPeriodEnd: true,
      },
    },
    attemptedAt: null,
    expiresAt: START / 1000,
  };
  await table.documents.send(new PutCommand({ TableName: table.name, Item: notice }));
});

const send = () => sendNotice(deps, sub, '7');
const state = async () => (await deps.store.read(sub, '7'))?.state;

async function dueKeys() {
  const keys = [];
  for (const shard of allShards('due'))
    for await (const rows of readPartition(table, `DUE#${shard}`))
      for (const { pk, sk } of rows)
        if (`${sk}`.includes(`#${sub}#`)) keys.push({ pk: `${pk}`, sk: `${sk}` });
  return keys;
}

describe('SUB-03 the confirmation of a change of a subscription', () => {
  test('is sent once, however often its message comes', async () => {
    await send();
    await send();
    expect([sent, await state()]).toEqual([[`notice-${sub}-7`], 'sent']);
  });

  test('is sent once by runs at the same time', async () => {
    const results = await Promise.allSettled([send(), send(), send()]);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    expect(sent).toHaveLength(1);
  });

  test('goes out to a person who has turned alert mails off', async () => {
    user = aUser({ sub, userPrefs: { notifyEmail: false } });
    await send();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['whose address bounced', () => aUser({ sub, userPrefs: { emailState: 'bounced' } })],
    ['who marked a mail as spam', () => aUser({ sub, userPrefs: { emailState: 'complained' } })],
    ['whose account is deleted', () => undefined],
  ])('is withheld from a person %s', async (_, person) => {
    user = person();
    await send();
    expect([sent, await state()]).toEqual([[], 'withheld']);
  });

  test('is not sent again after a lost response if the delivery event came', async () => {
    outcome = 'unclear';
    await expect(send()).rejects.toThrow('The mail is retried');
    await expect(send()).rejects.toThrow('Outcome unknown');
    isReported = true;
    await send();
    expect([sent.length, await state()]).toEqual([1, 'sent']);
  });

  test('is sent again after a lost response if no delivery event came', async () => {
    outcome = 'unclear';
    await expect(send()).rejects.toThrow('The mail is retried');
    now += 3_600_000;
    outcome = 'accepted';
    await send();
    expect([sent.length, await state()]).toEqual([2, 'sent']);
  });

  test('waits in a due row while SES throttles it', async () => {
    outcome = 'throttled';
    await send();
    const [key] = await dueKeys();
    if (!key) throw new Error('There is no due row.');
    now += 3_600_000;
    outcome = 'accepted';
    await sendDueNotice(deps, key);
    await sendDueNotice(deps, key);
    expect([sent.length, await state(), await dueKeys()]).toEqual([2, 'sent', []]);
  });
});
