import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestTable } from './testing/test-table.ts';

let table: Awaited<ReturnType<typeof createTestTable>>;
beforeAll(async () => {
  table = await createTestTable();
});
afterAll(() => table.end());

const send = (request: string, input?: unknown) => table.send(request, input);
const put = (item: object) => send('ddb.put({ key: { pk: input.pk, sk: input.sk }, item: input })', item);
const get = (sk: string) => send(`ddb.get({ key: { pk: 'p', sk: input }, consistentRead: true })`, sk);

describe('pages', () => {
  beforeAll(async () => {
    for (const sk of ['1', '2', '3']) await put({ pk: 'page', sk, kind: 'k', n: sk.length });
  });
  const page = (more: string, input?: unknown) =>
    send(`ddb.query({ query: { pk: { eq: 'page' } }, ${more} })`, input);
  const keys = (result: { items: { sk: string }[] }) => result.items.map(({ sk }) => sk);

  test('of a query are { items, nextToken, scannedCount }', async () => {
    const { result } = await page('limit: 2');
    expect(result).toEqual({
      items: [expect.objectContaining({ sk: '1' }), expect.objectContaining({ sk: '2' })],
      nextToken: expect.any(String),
      scannedCount: 2,
    });
    const next = await page('limit: 2, nextToken: input', result.nextToken);
    expect(next.result).toEqual({
      items: [expect.objectContaining({ sk: '3' })],
      nextToken: null,
      scannedCount: 1,
    });
  });

  test('are reversed with scanIndexForward false', async () => {
    expect(keys((await page('scanIndexForward: false')).result)).toEqual(['3', '2', '1']);
  });

  test('are filtered after reading', async () => {
    expect((await page(`filter: { sk2: { attributeExists: true } }`)).result).toEqual({
      items: [],
      nextToken: null,
      scannedCount: 3,
    });
  });

  test('can come from an index', async () => {
    const { result } = await send(
      `ddb.query({ index: 'byKind', query: { kind: { eq: 'k' }, sk: { gt: '1' } } })`,
    );
    expect(keys(result)).toEqual(['2', '3']);
  });

  test('of a scan have the same shape', async () => {
    const { result } = await send(`ddb.scan({ filter: { pk: { eq: 'page' } }, projection: ['sk'] })`);
    expect(result.items).toHaveLength(3);
    expect(result).toMatchObject({ nextToken: null, scannedCount: expect.any(Number) });
    expect(result.items[0]).toEqual({ sk: '1' });
  });

  test('refuse an invalid token', async () => {
    expect(await page(`nextToken: 'abc'`)).toMatchObject({
      errors: [{ message: 'Invalid pagination token given.' }],
    });
  });
});

describe('a batch', () => {
  test('gets items in the order of the keys, null for a missing one', async () => {
    await put({ pk: 'p', sk: 'b1', n: 1 });
    await put({ pk: 'p', sk: 'b2', n: 2 });
    const request = `ddb.batchGet({ tables: { things: { keys: ['b2', 'none', 'b1'].map((sk) => ({ pk: 'p', sk })) } } })`;
    expect(await send(request)).toEqual({
      result: {
        data: { things: [{ pk: 'p', sk: 'b2', n: 2 }, null, { pk: 'p', sk: 'b1', n: 1 }] },
        unprocessedKeys: { things: [] },
      },
      error: null,
    });
  });

  test('puts and deletes, with unprocessedItems and unprocessedKeys', async () => {
    const items = [
      { pk: 'p', sk: 'b3', n: 3 },
      { pk: 'p', sk: 'b4' },
    ];
    expect(await send('ddb.batchPut({ tables: { things: input } })', items)).toEqual({
      result: { data: { things: items }, unprocessedItems: { things: [] } },
      error: null,
    });
    const keys = items.map(({ pk, sk }) => ({ pk, sk }));
    expect(await send('ddb.batchDelete({ tables: { things: input } })', keys)).toEqual({
      result: { data: { things: keys }, unprocessedKeys: { things: [] } },
      error: null,
    });
    expect((await get('b3')).result).toBeNull();
  });

  test('that fails has data and unprocessedKeys for each table', async () => {
    const request = `ddb.batchGet({ tables: { nowhere: { keys: [{ pk: 'p', sk: '1' }] } } })`;
    expect(await send(request)).toEqual({
      result: { data: { nowhere: [null] }, unprocessedKeys: { nowhere: [{ pk: 'p', sk: '1' }] } },
      error: { message: expect.any(String), type: 'DynamoDB:ResourceNotFoundException' },
    });
  });
});

describe('a transaction', () => {
  const written = `ddb.transactWrite({ items: [
    { putItem: { table: 'things', key: { pk: 't', sk: input.sk }, item: { n: 1 } } },
    { updateItem: { table: 'things', key: { pk: 't', sk: 'sum' }, update: { n: input.n } } },
    { conditionCheck: { table: 'things', key: { pk: 't', sk: 'guard' }, condition: { open: { eq: true } } } },
  ] })`;

  test('that succeeds returns the keys in order and no cancellationReasons', async () => {
    await put({ pk: 't', sk: 'guard', open: true });
    expect(await send(written, { sk: '1', n: 5 })).toEqual({
      result: {
        keys: [
          { pk: 't', sk: '1' },
          { pk: 't', sk: 'sum' },
          { pk: 't', sk: 'guard' },
        ],
        cancellationReasons: null,
      },
      error: null,
    });
    expect(
      await send(
        `ddb.transactGet({ items: ['1', 'none'].map((sk) => ({ table: 'things', key: { pk: 't', sk } })) })`,
      ),
    ).toEqual({
      result: { items: [{ pk: 't', sk: '1', n: 1 }, null], cancellationReasons: null },
      error: null,
    });
  });

  test('that is canceled is DynamoDB:TransactionCanceledException with reasons and the conflicting item', async () => {
    await put({ pk: 't', sk: 'guard', open: false });
    expect(await send(written, { sk: '2', n: 6 })).toEqual({
      result: {
        keys: null,
        cancellationReasons: [
          { type: 'None', message: 'None' },
          { type: 'None', message: 'None' },
          {
            type: 'ConditionalCheckFailed',
            message: expect.stringContaining('The conditional request failed'),
            item: { pk: 't', sk: 'guard', open: false },
          },
        ],
      },
      error: { message: expect.any(String), type: 'DynamoDB:TransactionCanceledException' },
    });
    expect((await send(`ddb.get({ key: { pk: 't', sk: '2' } })`)).result).toBeNull();
  });

  test('omits the item with returnValuesOnConditionCheckFailure false', async () => {
    await put({ pk: 't', sk: 'guard', open: false });
    const request = `({ operation: 'TransactWriteItems', transactItems: [{ table: 'things', operation: 'ConditionCheck',
      key: util.dynamodb.toMapValues({ pk: 't', sk: 'guard' }), condition: { expression: 'attribute_not_exists(pk)',
      returnValuesOnConditionCheckFailure: false } }] })`;
    expect((await send(request)).result.cancellationReasons[0]).toEqual({
      type: 'ConditionalCheckFailed',
      message: expect.stringContaining('The conditional request failed'),
    });
  });
});
