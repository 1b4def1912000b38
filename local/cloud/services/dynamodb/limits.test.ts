import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signedHeaders } from '../test-gateway.ts';
import { key, startTable } from './test-table.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  // Large writes to one partition would be throttled.
  table = await startTable({ isHot: () => false, consume: () => {} });
});
afterAll(() => table.close());

const call = async (action: string, members: object) => {
  const [principal] = table.gateway.principals.all();
  const response = await fetch(table.gateway.url, {
    method: 'POST',
    headers: signedHeaders(principal?.accessKeyId ?? '', 'dynamodb', {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${action}`,
    }),
    body: JSON.stringify(members),
  });
  return `${response.status} ${await response.text()}`;
};

const TableName = 'things';
const text = (kilobytes: number) => ({ S: 'x'.repeat(kilobytes * 1024) });
const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index));
const item = (attributes: object) => ({ TableName, Item: { ...key('a'), ...attributes } });
const puts = (count: number, kilobytes: number) =>
  many(count, (index) => ({ Put: { TableName, Item: { ...key('a', `${index}`), v: text(kilobytes) } } }));
const update = (UpdateExpression: string) => ({
  TableName,
  Key: key('a'),
  UpdateExpression,
  ExpressionAttributeValues: { ':v': { S: 'v' } },
});

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html and Constraints.html */
describe('OPS-01 DynamoDB refuses', () => {
  test.each([
    [
      'an item above 400 KB',
      'PutItem',
      item({ v: text(401) }),
      'Item size has exceeded the maximum allowed size',
    ],
    [
      'an item that grows above 400 KB',
      'UpdateItem',
      { ...update('SET v = :v'), ExpressionAttributeValues: { ':v': text(401) } },
      'Item size to update has exceeded the maximum allowed size',
    ],
    [
      'an empty key',
      'GetItem',
      { TableName, Key: key('a', '') },
      'cannot contain an empty string value. Key: sk',
    ],
    [
      'a partition key above 2,048 bytes',
      'PutItem',
      { TableName, Item: key('a'.repeat(2_049)) },
      'Hash primary key values must be under 2048 bytes',
    ],
    [
      'a sort key above 1,024 bytes',
      'PutItem',
      { TableName, Item: key('a', 'a'.repeat(1_025)) },
      'range primary key values must be under 1024 bytes',
    ],
    [
      'a number of 39 digits',
      'PutItem',
      item({ v: { N: '1'.repeat(39) } }),
      'Attempting to store more than 38 significant digits in a Number',
    ],
    [
      'a number that is none',
      'PutItem',
      item({ v: { N: 'a' } }),
      'The parameter cannot be converted to a numeric value',
    ],
    ['an empty set', 'PutItem', item({ v: { SS: [] } }), 'An string set  may not be empty'],
    [
      '33 levels',
      'PutItem',
      item({ v: many(33, () => 0).reduce<object>((one) => ({ M: { a: one } }), { S: 'x' }) }),
      'Nesting Levels have exceeded supported limits',
    ],
    [
      'a reserved word',
      'UpdateItem',
      update('SET status = :v'),
      'Attribute name is a reserved keyword; reserved keyword: status',
    ],
    [
      'an expression above 4 KB',
      'UpdateItem',
      update(`SET ${many(300, (index) => `attribute${index} = :v`).join(', ')}`),
      'Expression size has exceeded the maximum allowed size',
    ],
    [
      'a name that no expression uses',
      'UpdateItem',
      { ...update('SET v = :v'), ExpressionAttributeNames: { '#a': 'a' } },
      'unused in expressions: keys: {#a}',
    ],
    [
      'a transaction above 4 MB',
      'TransactWriteItems',
      { TransactItems: puts(11, 390) },
      'Transaction payload size cannot exceed 4MB',
    ],
    [
      'a transaction of 101 items',
      'TransactWriteItems',
      { TransactItems: puts(101, 1) },
      'Member must have length less than or equal to 100',
    ],
    [
      'an item twice in a transaction',
      'TransactWriteItems',
      { TransactItems: [...puts(1, 1), ...puts(1, 1)] },
      'Transaction request cannot include multiple operations on one item',
    ],
    [
      'a batch of 26 writes',
      'BatchWriteItem',
      {
        RequestItems: {
          [TableName]: many(26, (index) => ({ DeleteRequest: { Key: key('a', `${index}`) } })),
        },
      },
      'Member must have length less than or equal to 25',
    ],
    [
      'a batch of 101 reads',
      'BatchGetItem',
      { RequestItems: { [TableName]: { Keys: many(101, (index) => key('a', `${index}`)) } } },
      'Member must have length less than or equal to 100',
    ],
    [
      'a key of another type',
      'GetItem',
      { TableName, Key: { ...key('a'), sk: { N: '1' } } },
      'The provided key element does not match the schema',
    ],
    [
      'a table that does not exist',
      'GetItem',
      { TableName: 'none', Key: key('a') },
      'Requested resource not found',
    ],
  ])('%s', async (_name, action, members, message) => {
    expect(await call(action, members)).toMatch(new RegExp(`^400 .*${message.replace(/[{}#]/g, '\\$&')}`));
  });

  test('to put more than 1 MB into a page', async () => {
    for (const sk of ['1', '2', '3', '4'])
      await call('PutItem', { TableName, Item: { ...key('page', sk), v: text(390) } });

    const page = await call('Query', {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ProjectionExpression: 'sk',
      ExpressionAttributeValues: { ':pk': { S: 'page' } },
    });

    expect(page).toMatch(/"Count":3.*"LastEvaluatedKey"/);
  });
});
