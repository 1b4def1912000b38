import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  TransactGetCommand,
  type TransactGetCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import * as fc from 'fast-check';
import { startTestTable, type TestTable } from './fixtures/dynamodb-local.ts';
import { createSnapshotReader } from './snapshot.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const keyOf = (number: number) => ({ pk: `SNAP#${number}`, sk: '-' });

test('more than 100 rows are returned in the order of their keys, without missing ones', async () => {
  const numbers = Array.from({ length: 125 }, (_, number) => number);
  for (let start = 0; start < numbers.length; start += 25) {
    const rows = numbers.slice(start, start + 25).map((number) => ({ ...keyOf(number), number }));
    const puts = rows.map((Item) => ({ PutRequest: { Item } }));
    await table.documents.send(new BatchWriteCommand({ RequestItems: { [table.name]: puts } }));
  }
  const keys = [...numbers.toReversed(), 999].map(keyOf);
  const rows = await createSnapshotReader(table)(keys);
  expect(rows.map(({ number }) => number)).toEqual(numbers.toReversed());
});

/** Returns a table that has every row, and the keys of each call. */
function recordingTable() {
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
  const calls: unknown[][] = [];
  mockClient(documents)
    .on(TransactGetCommand)
    .callsFake(({ TransactItems = [] }: TransactGetCommandInput) => {
      calls.push(TransactItems.map(({ Get }) => Get?.Key?.['pk']));
      return { Responses: TransactItems.map(({ Get }) => ({ Item: { ...Get?.Key, call: calls.length } })) };
    });
  return { table: { documents, name: 'table' }, calls };
}

test('reads of one tick share a call, with each row once', async () => {
  const { table: recording, calls } = recordingTable();
  const read = createSnapshotReader(recording);
  const [one, other] = await Promise.all([read([keyOf(1), keyOf(2)]), read([keyOf(3), keyOf(1)])]);
  expect(calls).toEqual([['SNAP#1', 'SNAP#2', 'SNAP#3']]);
  expect([one, other].map((rows) => rows.map(({ pk }) => pk))).toEqual([
    ['SNAP#1', 'SNAP#2'],
    ['SNAP#3', 'SNAP#1'],
  ]);
});

test('the rows of one read of up to 100 keys come from one call, whatever else is read', async () => {
  const reads = fc.array(fc.uniqueArray(fc.nat(300), { maxLength: 130, size: 'max' }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(reads, async (numbers) => {
      const { table: recording, calls } = recordingTable();
      const read = createSnapshotReader(recording);
      const results = await Promise.all(numbers.map((some) => read(some.map(keyOf))));
      expect(results.map((rows) => rows.map(({ pk }) => pk))).toEqual(
        numbers.map((some) => some.map((number) => keyOf(number).pk)),
      );
      for (const rows of results.filter(({ length }) => length <= 100))
        expect(new Set(rows.map(({ call }) => call)).size).toBeLessThanOrEqual(1);
      for (const call of calls) {
        expect(call.length).toBeLessThanOrEqual(100);
        expect(new Set(call).size).toBe(call.length);
      }
    }),
  );
});

/** Returns a table that cancels the first `times` transactions with `code`. */
function cancelling(times: number, code: string) {
  const CancellationReasons = [{ Code: 'None' }, { Code: code }];
  const cancelled = new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
  let attempts = 0;
  mockClient(documents)
    .on(TransactGetCommand)
    .callsFake(() => {
      attempts += 1;
      if (attempts <= times) throw cancelled;
      return { Responses: [{ Item: { attempts } }] };
    });
  return { documents, name: 'table' };
}

test('a conflict with a writing transaction is retried', async () => {
  expect(await createSnapshotReader(cancelling(2, 'TransactionConflict'))([keyOf(1)])).toEqual([
    { attempts: 3 },
  ]);
});

test.each([
  ['of constant write conflicts', cancelling(100, 'TransactionConflict')],
  ['of another error', cancelling(1, 'ValidationError')],
])('a read fails because %s', async (_, busy) => {
  await expect(createSnapshotReader(busy)([keyOf(1)])).rejects.toThrow(TransactionCanceledException);
});
