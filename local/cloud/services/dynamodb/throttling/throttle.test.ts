import {
  BatchExecuteStatementCommand,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { allow, clientSettings } from '../../test-gateway.ts';
import { key, startTable } from '../test-table.ts';
import { createPartitionUnits } from './partition-units.ts';

const TableName = 'things';
let now = 0;
let table: Awaited<ReturnType<typeof startTable>>;
let client: DynamoDBClient;
beforeAll(async () => {
  table = await startTable(createPartitionUnits(() => now));
  const principal = table.gateway.principals.add('Writer', [allow(['dynamodb:*'], '*')]);
  client = new DynamoDBClient({ ...clientSettings(table.gateway.url, principal), maxAttempts: 1 });
  for (const pk of ['hot', 'cool']) await client.send(put(pk));
});
afterAll(() => table.close());
// Lets all partitions recover.
beforeEach(() => {
  now += 10_000;
});

const put = (pk: string, text = '') =>
  new PutItemCommand({ TableName, Item: { ...key(pk), text: { S: text } } });
const get = (pk: string) => client.send(new GetItemCommand({ TableName, Key: key(pk) }));
/** Consumes 1,050 write units of a partition. */
const heat = async (pk: string) => {
  for (const _ of [1, 2, 3]) await client.send(put(pk, 'x'.repeat(350 * 1_000)));
};
const throttled = {
  name: 'ThrottlingException',
  message: expect.stringMatching(/^Throughput exceeds the current capacity of your table or index\./),
};

describe('a partition', () => {
  test('OPS-01 serves 1,000 write units a second, and throttles no other partition and no reads', async () => {
    await heat('hot');
    await expect(client.send(put('hot'))).rejects.toMatchObject(throttled);
    await client.send(put('cool'));
    expect((await get('hot')).Item).toBeDefined();
    now += 20;
    await expect(client.send(put('hot'))).rejects.toMatchObject(throttled);
    now += 1_000;
    await client.send(put('hot'));
  });

  test('OPS-01 serves 3,000 read units a second', async () => {
    await client.send(put('hot', 'x'.repeat(390_000)));
    const query = () =>
      client.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: 'hot' } },
        }),
      );
    for (let count = 0; count < 32; count += 1) await query();
    await expect(query()).rejects.toMatchObject(throttled);
    await expect(get('hot')).rejects.toMatchObject(throttled);
    await get('cool');
  });

  test('OPS-01 that is hot leaves its part of a batch unprocessed, and refuses a batch of its own', async () => {
    await heat('hot');
    const request = (pk: string) => ({ PutRequest: { Item: key(pk, 'batch') } });
    const write = (...pks: string[]) =>
      client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: pks.map(request) } }));
    expect((await write('hot', 'cool')).UnprocessedItems).toEqual({ [TableName]: [request('hot')] });
    await expect(write('hot')).rejects.toMatchObject(throttled);

    const insert = (pk: string) => ({
      Statement: `INSERT INTO "things" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: [{ S: pk }, { S: 'inserted' }],
    });
    const inserted = await client.send(
      new BatchExecuteStatementCommand({ Statements: [insert('cool'), insert('hot'), insert('other')] }),
    );
    const codes = inserted.Responses?.map((one) => one.Error?.Code);
    expect(codes).toEqual([undefined, 'ThrottlingError', undefined]);
    now += 10_000;
    const read = await client.send(
      new BatchGetItemCommand({
        RequestItems: {
          [TableName]: {
            Keys: ['hot', 'cool', 'other'].flatMap((pk) => [key(pk, 'batch'), key(pk, 'inserted')]),
          },
        },
      }),
    );
    const written = read.Responses?.[TableName]?.map(({ pk, sk }) => `${pk?.S} ${sk?.S}`).sort();
    expect(written).toEqual(['cool batch', 'cool inserted', 'other inserted']);
  });

  test('OPS-01 that is hot cancels a transaction', async () => {
    await heat('hot');
    const TransactItems = ['cool', 'hot'].map((pk) => ({ Put: { TableName, Item: key(pk, 'transacted') } }));
    await expect(client.send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
    });
    expect((await client.send(new GetItemCommand({ TableName, Key: key('cool', 'transacted') }))).Item).toBe(
      undefined,
    );
  });
});
