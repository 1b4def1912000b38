import {
  BatchExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allow } from '../test-gateway.ts';
import { key, startTable } from './test-table.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const put = (pk: string) => new PutItemCommand({ TableName: 'things', Item: key(pk) });

describe('consumed capacity', () => {
  const consumed = (name: string) => table.gateway.calls.capacity()[name];
  const everything = allow(['dynamodb:*'], '*');

  test('is counted by caller, and reported only on request', async () => {
    const { name, client } = table.calling(everything);
    const answer = await client.send(put('metered'));
    await client.send(new GetItemCommand({ TableName: 'things', Key: key('metered') }));
    const read = {
      TableName: 'things',
      Key: key('metered'),
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL' as const,
    };
    const asked = await client.send(new GetItemCommand(read));
    expect([answer.ConsumedCapacity, asked.ConsumedCapacity?.CapacityUnits]).toEqual([undefined, 1]);
    expect(consumed(name)).toEqual({ readUnits: 1.5, writeUnits: 1 });
  });

  test('of a transaction is 2 units per KB of each action, and an attribute named ConsumedCapacity survives', async () => {
    const { name, client } = table.calling(everything);
    const Item = { ...key('odd'), ConsumedCapacity: { S: 'mine' } };
    await client.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { Put: { TableName: 'things', Item } },
          { Delete: { TableName: 'things', Key: key('none') } },
        ],
      }),
    );
    expect(consumed(name)).toEqual({ readUnits: 0, writeUnits: 4 });
    const big = { ...key('big'), text: { S: 'x'.repeat(2_500) } };
    const asked = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName: 'things', Item: big } }],
      ReturnConsumedCapacity: 'TOTAL',
    });
    expect((await client.send(asked)).ConsumedCapacity).toEqual([
      expect.objectContaining({ TableName: 'things', CapacityUnits: 6 }),
    ]);
    const { Item: stored } = await client.send(new GetItemCommand({ TableName: 'things', Key: key('odd') }));
    expect(stored).toEqual(Item);
  });

  test('of INSERT statements equals that of as many puts, even for duplicates', async () => {
    const { name, client } = table.calling(everything);
    const insert = (sk: string, text: string) => ({
      Statement: `INSERT INTO "things" VALUE {'pk': ?, 'sk': ?, 'text': ?}`,
      Parameters: [{ S: 'inserted' }, { S: sk }, { S: text }],
    });
    const send = () =>
      client.send(
        new BatchExecuteStatementCommand({ Statements: [insert('a', ''), insert('b', 'x'.repeat(1_500))] }),
      );
    await send();
    const again = await send();
    expect(again.Responses?.map((one) => one.Error?.Code)).toEqual(['DuplicateItem', 'DuplicateItem']);
    expect(consumed(name)).toEqual({ readUnits: 0, writeUnits: 6 });
  });

  test('of a failed condition is at least 1 unit', async () => {
    const { name, client } = table.calling(everything);
    const Item = key('twice');
    const command = new PutItemCommand({
      TableName: 'things',
      Item,
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await client.send(command);
    await expect(client.send(command)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(consumed(name)).toEqual({ readUnits: 0, writeUnits: 2 });
  });
});
