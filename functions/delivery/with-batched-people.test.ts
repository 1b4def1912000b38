import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { userKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { dynamoDeliveryStore } from './dynamo-delivery-store.ts';
import { withBatchedPeople } from './with-batched-people.ts';

let table: TestTable;
let store: DeliveryStore;
const calls: string[] = [];
const put = (user: User) =>
  table.documents.send(new PutCommand({ TableName: table.name, Item: { ...user, ...userKey(user.sub) } }));
beforeAll(async () => {
  table = await startTestTable();
  await put(aUser({ sub: 'ada' }));
  await put(aUser({ sub: 'bob' }));
  store = withBatchedPeople(dynamoDeliveryStore(table), table);
  table.documents.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        calls.push(commandName);
        return next(args);
      },
    { step: 'initialize' },
  );
});
afterAll(() => table.stop());

test('people of one batch are read in one call, also a person of two messages', async () => {
  calls.length = 0;
  const [ada, again, bob, nobody, meter] = await Promise.all([
    store.readUser('ada'),
    store.readUser('ada'),
    store.readUser('bob'),
    store.readUser('nobody'),
    store.readMeter('ada'),
  ]);
  expect([ada?.sub, again?.sub, bob?.sub, nobody]).toEqual(['ada', 'ada', 'bob', undefined]);
  expect(meter.charged.size).toBe(0);
  expect(calls).toEqual(['BatchGetItemCommand']);
});

test('a later read gets the current row', async () => {
  const before = await store.readUser('ada');
  await put(aUser({ sub: 'ada', firstName: 'Augusta' }));
  const after = await store.readUser('ada');
  expect([before?.firstName === 'Augusta', after?.firstName]).toEqual([false, 'Augusta']);
});
