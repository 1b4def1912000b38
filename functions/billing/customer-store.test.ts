import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statsStore } from '../board/stats/stats-store.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { noticeKey } from '../table/keys.ts';
import { Notice } from '../table/notice.ts';
import { readPartition } from '../table/rows.ts';
import { customerStore } from './customer-store.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ada = aUser({ sub: 'ada' });
const activeSubscription = {
  planInterval: 'MONTHLY' as const,
  status: 'active' as const,
  subscriptionId: 'sub_1',
  currentPeriodEnd: NOW.getTime() / 1000 + 86_400,
  cancelAtPeriodEnd: false,
};

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
  await table.documents.send(new PutCommand({ TableName: table.name, Item: ada }));
});
afterAll(() => table.stop());

const counted = async () => {
  const { subscribed, canceled } = (await statsStore(table).since('2026-06-01')).operations.get(
    '2026-06-01',
  ) ?? { subscribed: 0, canceled: 0 };
  return { subscribed, canceled };
};

const mails = async () => {
  const events: Notice[] = [];
  for await (const rows of readPartition(table, noticeKey('ada', '').pk))
    events.push(...rows.map((row) => Notice.parse(row)));
  return events.map(({ sk, content }) => `${sk} ${content.kind === 'plan' ? content.event : content.kind}`);
};

describe('a stored change of a subscription', () => {
  test('OPS-01 SUB-03 is counted for the operators once and confirmed by one mail, however often it is tried', async () => {
    const store = customerStore(table, () => NOW);
    expect(await store.storeChange(ada, { stripeCustomerId: 'cus_1' })).toBe(true);
    expect(await counted()).toEqual({ subscribed: 0, canceled: 0 });

    const customer = await store.readUser('ada');
    if (!customer) throw new Error('Ada is gone.');
    expect(await store.storeChange(customer, { activeSubscription })).toBe(true);
    expect(await store.storeChange(customer, { activeSubscription })).toBe(false);
    expect(await counted()).toEqual({ subscribed: 1, canceled: 0 });

    const subscriber = await store.readUser('ada');
    if (!subscriber) throw new Error('Ada is gone.');
    const given = { ...activeSubscription, cancelAtPeriodEnd: true };
    expect(await store.storeChange(subscriber, { activeSubscription: given })).toBe(true);
    expect(await counted()).toEqual({ subscribed: 1, canceled: 1 });
    expect(await mails()).toEqual([`${customer.version + 1} started`, `${subscriber.version + 1} canceled`]);
  });
});
