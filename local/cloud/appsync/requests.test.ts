import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestTable } from './testing/test-table.ts';

let table: Awaited<ReturnType<typeof createTestTable>>;
beforeAll(async () => {
  table = await createTestTable();
});
afterAll(() => table.end());

const send = (request: string, input?: unknown) => table.send(request, input);
const put = (item: object) => send('ddb.put({ key: { pk: input.pk, sk: input.sk }, item: input })', item);
const get = (sk: string) => send(`ddb.get({ key: { pk: 'p', sk: input }, consistentRead: true })`, sk);

const failed = {
  message: expect.stringContaining(
    '(Service: AmazonDynamoDBv2; Status Code: 400; Error Code: ConditionalCheckFailedException;',
  ),
  type: 'DynamoDB:ConditionalCheckFailedException',
};

describe('a single item', () => {
  test('that is put with numbers and { NULL: null } is returned as plain JSON', async () => {
    const item = {
      pk: 'p',
      sk: 'put',
      n: 10,
      half: 1.5,
      none: null,
      yes: true,
      list: [1, 'a'],
      map: { a: { b: 2 } },
    };
    expect(await put(item)).toEqual({ result: item, error: null });
    expect(await get('put')).toEqual({ result: item, error: null });
  });

  test('that is missing is null', async () => {
    expect(await get('missing')).toEqual({ result: null, error: null });
  });

  test('can be read with a projection', async () => {
    await put({ pk: 'p', sk: 'projected', n: 1, map: { a: 1, b: 2 } });
    expect(await send(`ddb.get({ key: { pk: 'p', sk: 'projected' }, projection: ['sk', 'map.a'] })`)).toEqual(
      {
        result: { sk: 'projected', map: { a: 1 } },
        error: null,
      },
    );
  });

  test('of a raw request may have sets and binary values', async () => {
    const request = `({ operation: 'PutItem', key: util.dynamodb.toMapValues({ pk: 'p', sk: 'raw' }), attributeValues: {
      names: util.dynamodb.toStringSet(['a', 'b']), numbers: util.dynamodb.toNumberSet([1, 2.5]), bytes: util.dynamodb.toBinary('AQI=') } })`;
    const stored = { pk: 'p', sk: 'raw', names: ['a', 'b'], numbers: [1, 2.5], bytes: 'AQI=' };
    expect((await send(request)).result).toEqual(stored);
    const { result } = await get('raw');
    expect({ ...result, numbers: result.numbers.toSorted() }).toEqual(stored);
  });

  test('that is updated is returned as updated', async () => {
    await put({ pk: 'p', sk: 'updated', n: 1, old: 'x', list: [1] });
    const update = `{ n: ddb.operations.increment(2), old: ddb.operations.remove(), list: ddb.operations.append([2]), name: 'new' }`;
    expect(await send(`ddb.update({ key: { pk: 'p', sk: 'updated' }, update: ${update} })`)).toEqual({
      result: { pk: 'p', sk: 'updated', n: 3, list: [1, 2], name: 'new' },
      error: null,
    });
  });

  test('that is updated by REMOVE only is returned as updated', async () => {
    await put({ pk: 'p', sk: 'less', n: 1 });
    expect(
      await send(`ddb.update({ key: { pk: 'p', sk: 'less' }, update: { n: ddb.operations.remove() } })`),
    ).toEqual({
      result: { pk: 'p', sk: 'less' },
      error: null,
    });
  });

  test('that is deleted is returned, or null', async () => {
    await put({ pk: 'p', sk: 'deleted', n: 1 });
    const remove = `ddb.remove({ key: { pk: 'p', sk: 'deleted' } })`;
    expect(await send(remove)).toEqual({ result: { pk: 'p', sk: 'deleted', n: 1 }, error: null });
    expect(await send(remove)).toEqual({ result: null, error: null });
  });
});

describe('a failed condition', () => {
  const created = `ddb.put({ key: { pk: input.pk, sk: input.sk }, item: input, condition: { pk: { attributeExists: false } } })`;

  beforeEach(() => put({ pk: 'p', sk: 'taken', n: 1, version: 1 }));

  test('of an update is DynamoDB:ConditionalCheckFailedException, with the stored item as ctx.result', async () => {
    const update = `ddb.update({ key: { pk: 'p', sk: 'taken' }, update: { n: 2 }, condition: { n: { eq: 7 } } })`;
    expect(await send(update)).toEqual({ result: { pk: 'p', sk: 'taken', n: 1, version: 1 }, error: failed });
  });

  test('of a put fails if a different item is stored', async () => {
    expect(await send(created, { pk: 'p', sk: 'taken', n: 2 })).toMatchObject({ error: failed });
    expect((await get('taken')).result.n).toBe(1);
  });

  test('of a put succeeds if the same item is stored', async () => {
    const item = { pk: 'p', sk: 'taken', n: 1, version: 1 };
    expect(await send(created, item)).toEqual({ result: item, error: null });
  });

  test('of a put ignores the attributes of equalsIgnore', async () => {
    const request = `({ operation: 'PutItem', key: util.dynamodb.toMapValues({ pk: 'p', sk: 'taken' }),
      attributeValues: util.dynamodb.toMapValues({ n: 1, version: 2 }),
      condition: { expression: 'attribute_not_exists(pk)', equalsIgnore: ['version'] } })`;
    expect(await send(request)).toEqual({ result: { pk: 'p', sk: 'taken', n: 1, version: 1 }, error: null });
  });

  test('of a delete succeeds if there is no item', async () => {
    const request = `ddb.remove({ key: { pk: 'p', sk: 'never' }, condition: { pk: { attributeExists: true } } })`;
    expect(await send(request)).toEqual({ result: null, error: null });
  });

  test('with empty expressionValues is refused', async () => {
    const request = `({ operation: 'DeleteItem', key: util.dynamodb.toMapValues({ pk: 'p', sk: 'taken' }),
      condition: JSON.parse(util.transform.toDynamoDBConditionExpression({ pk: { attributeExists: true } })) })`;
    expect(await send(request)).toMatchObject({
      result: null,
      error: { type: 'DynamoDB:ValidationException' },
    });
  });

  test('does not occur if the condition holds', async () => {
    const request = `({ operation: 'UpdateItem', key: util.dynamodb.toMapValues({ pk: 'p', sk: 'taken' }),
      update: { expression: 'SET #n = #n + :one', expressionNames: { '#n': 'n' }, expressionValues: { ':one': { N: 1 } } },
      condition: { expression: '#v = :v', expressionNames: { '#v': 'version' }, expressionValues: { ':v': { N: 1 } } } })`;
    expect((await send(request)).result).toMatchObject({ n: 2 });
  });
});

describe('an invalid request', () => {
  test('of DynamoDB is ctx.error DynamoDB:<code>, and the response handler runs', async () => {
    const request = `({ operation: 'GetItem', key: util.dynamodb.toMapValues({ pk: 'p' }) })`;
    expect(await send(request)).toEqual({
      result: null,
      error: { message: expect.any(String), type: 'DynamoDB:ValidationException' },
    });
  });

  test.each([
    ['{ key: {} }', "Value for field '$[operation]' not found."],
    [`{ operation: 'Fetch', key: {} }`, "Value for field '$[operation]' not found."],
    [`{ operation: 'GetItem' }`, "Value for field '$[key]' not found."],
    [`{ operation: 'GetItem', key: {}, keys: {} }`, "Unsupported element '$[keys]'."],
    [
      `{ operation: 'GetItem', key: { pk: 'p' } }`,
      "Expected JSON object for attribute value '$[key][pk]' but got a 'STRING' instead.",
    ],
    [`{ operation: 'Query', query: {} }`, "Value for field '$[query][expression]' not found."],
  ])('of AppSync is MappingTemplate: %s', async (request, message) => {
    expect(await send(`(${request})`)).toMatchObject({ errors: [{ errorType: 'MappingTemplate', message }] });
  });
});
