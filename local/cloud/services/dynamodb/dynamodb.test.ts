import {
  BatchExecuteStatementCommand,
  BatchGetItemCommand,
  type BatchStatementRequest,
  BatchWriteItemCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allow, clientSettings } from '../test-gateway.ts';
import { createExpiredKeys } from './expired-keys.ts';
import { sweepPage } from './sweeper.ts';
import { FIRST_PROPERTIES, key, startTable, TABLE } from './test-table.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const put = (pk: string, sk = 'a') => new PutItemCommand({ TableName: 'things', Item: key(pk, sk) });

const denied = (action: string, resource = TABLE) => ({
  name: 'AccessDeniedException',
  message: expect.stringContaining(`perform: dynamodb:${action} on resource: ${resource} because`),
});

describe('a role confined by leading keys', () => {
  const confined = () =>
    table.calling({
      ...allow(['dynamodb:*Item', 'dynamodb:Query', 'dynamodb:Batch*'], TABLE),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['job#*'] } },
    }).client;
  const query = (pk: string) =>
    new QueryCommand({
      TableName: 'things',
      KeyConditionExpression: '#p = :p',
      ExpressionAttributeNames: { '#p': 'pk' },
      ExpressionAttributeValues: { ':p': { S: pk } },
    });
  const get = (pk: string) => new GetItemCommand({ TableName: 'things', Key: key(pk) });
  const update = (pk: string) =>
    new UpdateItemCommand({
      TableName: 'things',
      Key: key(pk),
      UpdateExpression: 'SET x = :x',
      ExpressionAttributeValues: { ':x': { N: '1' } },
    });
  const batchGet = (pk: string) =>
    new BatchGetItemCommand({ RequestItems: { things: { Keys: [key('job#1'), key(pk)] } } });
  const batchPut = (pk: string) =>
    new BatchWriteItemCommand({
      RequestItems: { things: ['job#1', pk].map((one) => ({ PutRequest: { Item: key(one) } })) },
    });
  const transaction = (pk: string) =>
    new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName: 'things', Item: key('job#1') } },
        { Delete: { TableName: 'things', Key: key(pk) } },
      ],
    });

  test.each([
    ['PutItem', put],
    ['GetItem', get],
    ['UpdateItem', update],
    ['Query', query],
    ['BatchGetItem', batchGet],
    ['BatchWriteItem', batchPut],
    ['DeleteItem', transaction],
  ])('may call %s within its keys only', async (action, command) => {
    // The commands' types differ only in their responses, which this test ignores.
    const send = (pk: string) => confined().send(command(pk) as PutItemCommand);
    await expect(send('job#2')).resolves.toBeDefined();
    await expect(send('user#1')).rejects.toMatchObject(denied(action));
  });
});

describe('permissions', () => {
  test('one statement must allow all keys that a transaction puts', async () => {
    const onKeys = (...keys: string[]) => ({
      ...allow(['dynamodb:PutItem'], TABLE),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
    });
    const puts = new TransactWriteItemsCommand({
      TransactItems: ['USER#1', 'EMAIL#1'].map((pk) => ({ Put: { TableName: 'things', Item: key(pk) } })),
    });

    const apart = table.calling(onKeys('USER#*'), onKeys('EMAIL#*')).client.send(puts);
    await expect(apart).rejects.toMatchObject(denied('PutItem'));
    await expect(table.calling(onKeys('USER#*', 'EMAIL#*')).client.send(puts)).resolves.toBeDefined();
  });

  test('a transaction needs the permission of each action it contains', async () => {
    const { client } = table.calling(allow(['dynamodb:PutItem'], TABLE));
    const write = (...TransactItems: TransactWriteItem[]) =>
      client.send(new TransactWriteItemsCommand({ TransactItems }));
    const first = { Put: { TableName: 'things', Item: key('t', '1') } };
    await expect(write(first)).resolves.toBeDefined();
    const check = {
      TableName: 'things',
      Key: key('t', '2'),
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    await expect(write(first, { ConditionCheck: check })).rejects.toMatchObject(denied('ConditionCheckItem'));
  });

  test('INSERT statements need permission for their partitions, and other statements are unsupported', async () => {
    const ownPartitions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['MINE#*'] } };
    const { client } = table.calling({
      ...allow(['dynamodb:PartiQLInsert'], TABLE),
      Condition: ownPartitions,
    });
    const insert = (pk: string) => ({
      Statement: `INSERT INTO "things" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: [{ S: pk }, { S: 'a' }],
    });
    const run = (...Statements: BatchStatementRequest[]) =>
      client.send(new BatchExecuteStatementCommand({ Statements }));
    expect((await run(insert('MINE#1'), insert('MINE#2'))).Responses).toHaveLength(2);
    await expect(run(insert('MINE#3'), insert('YOURS#1'))).rejects.toMatchObject(denied('PartiQLInsert'));
    for (const Statement of [
      `DELETE FROM "things" WHERE "pk" = ?`,
      `INSERT INTO "things" VALUE {'pk': 'MINE#4', 'sk': ?}`,
    ])
      await expect(run({ ...insert('MINE#4'), Statement })).rejects.toThrow('does not support the statement');
  });

  test('a query on an index needs permission on the index, not on the table', async () => {
    const query = new QueryCommand({
      TableName: 'things',
      IndexName: 'byDay',
      KeyConditionExpression: '#d = :d',
      ExpressionAttributeNames: { '#d': 'day' },
      ExpressionAttributeValues: { ':d': { S: '1' } },
    });
    await expect(table.calling(allow(['dynamodb:Query'], TABLE)).client.send(query)).rejects.toMatchObject(
      denied('Query', `${TABLE}/index/byDay`),
    );
    await expect(
      table.calling(allow(['dynamodb:Query'], `${TABLE}/index/*`)).client.send(query),
    ).resolves.toBeDefined();
  });

  test('permission to read items does not include Scan', async () => {
    const { client } = table.calling(allow(['dynamodb:GetItem', 'dynamodb:Query'], TABLE));
    await expect(client.send(new ScanCommand({ TableName: 'things' }))).rejects.toMatchObject(denied('Scan'));
  });

  test('a stream needs permission on the stream, and its ARNs have the emulated region', async () => {
    await table.anything().send(put('streamed'));
    const reader = table.gateway.principals.add('StreamReader', [
      allow(
        ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
        `${TABLE}/stream/*`,
      ),
    ]);
    const streams = new DynamoDBStreamsClient(clientSettings(table.gateway.url, reader));
    const { streamArn: StreamArn } = table;
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
    const beginning = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' as const };
    const { ShardIterator } = await streams.send(new GetShardIteratorCommand(beginning));
    const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    expect(Records.map((record) => record.dynamodb?.Keys?.['pk'])).toContainEqual({ S: 'streamed' });
    expect(Records[0]?.awsRegion).toBe('us-east-1');
    expect(StreamArn).toMatch(new RegExp(`^${TABLE}/stream/`));
    await expect(
      new DynamoDBStreamsClient(
        clientSettings(table.gateway.url, table.gateway.principals.add('Stranger', [])),
      ).send(new GetRecordsCommand({ ShardIterator })),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  test('an unknown access key is refused', async () => {
    const stranger = { name: 'x', accessKeyId: 'UNKNOWN', secretAccessKey: 'x', statements: [] };
    await expect(
      new DynamoDBClient(clientSettings(table.gateway.url, stranger)).send(put('x')),
    ).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
  });
});

test('a sweep deletes expired items only, and the stream attributes the removals to time to live', async () => {
  const client = table.anything();
  for (let index = 0; index < 12; index += 1) {
    const ttl = { N: index % 2 === 0 ? '4000000000' : '4000000002' };
    await client.send(
      new PutItemCommand({ TableName: 'things', Item: { ...key('expiring', String(index)), ttl } }),
    );
  }
  const expired = createExpiredKeys();
  const cursor = await sweepPage(
    client,
    { tableName: 'things', attribute: 'ttl' },
    4_000_000_001,
    undefined,
    expired,
  );
  const remaining = new QueryCommand({
    TableName: 'things',
    KeyConditionExpression: 'pk = :p',
    ExpressionAttributeValues: { ':p': { S: 'expiring' } },
  });
  const { Items = [] } = await client.send(remaining);
  expect([cursor, Items.map(({ ttl }) => ttl?.N)]).toEqual([undefined, Array(6).fill('4000000002')]);
  const removal = (sk: string) => ({
    eventName: 'REMOVE',
    dynamodb: { Keys: { sk: { S: sk }, pk: { S: 'expiring' } } },
  });
  const marked: unknown = JSON.parse(
    expired.markRemovals(JSON.stringify({ Records: [removal('0'), removal('1')] })),
  );
  const byTimeToLive = { userIdentity: { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' } };
  expect(marked).toEqual({ Records: [{ ...removal('0'), ...byTimeToLive }, removal('1')] });
});

test('a table has the ARN of the emulated region, and indexes that were added later', async () => {
  const { Table } = await table.anything().send(new DescribeTableCommand({ TableName: 'things' }));
  const indexes = Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName);
  expect([Table?.TableArn, indexes]).toEqual([TABLE, ['byDay']]);
});

test('a table whose keys differ from those in the data folder is refused', async () => {
  const KeySchema = [{ AttributeName: 'sk', KeyType: 'HASH' }];
  await expect(table.admin.createTable({ ...FIRST_PROPERTIES, KeySchema })).rejects.toThrow(
    /other keys .* --fresh\.$/,
  );
});

test('an operation that nothing here uses is refused by name', async () => {
  const drop = new DeleteTableCommand({ TableName: 'things' });
  const refusal = 'The emulator does not support DeleteTable of DynamoDB.';
  await expect(table.anything().send(drop)).rejects.toThrow(refusal);
});
