import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestTable } from './testing/test-table.ts';

let table: Awaited<ReturnType<typeof createTestTable>>;
beforeAll(async () => {
  table = await createTestTable();
});
afterAll(() => table.end());

const send = (request: string, input?: unknown) => table.send(request, input);
const put = (item: object) => send('ddb.put({ key: { pk: input.pk, sk: input.sk }, item: input })', item);

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

  test('that fails has data and unprocessedKeys for each table', async () => {
    const request = `ddb.batchGet({ tables: { nowhere: { keys: [{ pk: 'p', sk: '1' }] } } })`;
    expect(await send(request)).toEqual({
      result: { data: { nowhere: [null] }, unprocessedKeys: { nowhere: [{ pk: 'p', sk: '1' }] } },
      error: { message: expect.any(String), type: 'DynamoDB:ResourceNotFoundException' },
    });
  });
});
