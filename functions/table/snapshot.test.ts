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

test('the rows come in the order of their keys, more than a hundred of them, without those that are not there', async () => {
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

/** A table that knows every row, and tells what it was asked for, call by call. */
function telling() {
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

test('what is asked for in one turn is read in one call, each row once', async () => {
  const { table: told, calls } = telling();
  const read = createSnapshotReader(told);
  const [one, other] = await Promise.all([read([keyOf(1), keyOf(2)]), read([keyOf(3), keyOf(1)])]);
  expect(calls).toEqual([['SNAP#1', 'SNAP#2', 'SNAP#3']]);
  expect([one, other].map((rows) => rows.map(({ pk }) => pk))).toEqual([
    ['SNAP#1', 'SNAP#2'],
    ['SNAP#3', 'SNAP#1'],
  ]);
});

test('what one asks for in a call is of one moment, however much the others ask for', async () => {
  const asks = fc.array(fc.uniqueArray(fc.nat(300), { maxLength: 130, size: 'max' }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(asks, async (numbers) => {
      const { table: told, calls } = telling();
      const read = createSnapshotReader(told);
      const answers = await Promise.all(numbers.map((some) => read(some.map(keyOf))));
      expect(answers.map((rows) => rows.map(({ pk }) => pk))).toEqual(
        numbers.map((some) => some.map((number) => keyOf(number).pk)),
      );
      for (const rows of answers.filter(({ length }) => length <= 100))
        expect(new Set(rows.map(({ call }) => call)).size).toBeLessThanOrEqual(1);
      for (const call of calls) {
        expect(call.length).toBeLessThanOrEqual(100);
        expect(new Set(call).size).toBe(call.length);
      }
    }),
  );
});

/** A table that cancels the first `times` transactions, for `code`. */
function cancelling(times: number, code: string) {
  const CancellationReasons = [{ Code: 'None' }, { Code: code }];
  const cancelled = new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
  let asked = 0;
  mockClient(documents)
    .on(TransactGetCommand)
    .callsFake(() => {
      asked += 1;
      if (asked <= times) throw cancelled;
      return { Responses: [{ Item: { asked } }] };
    });
  return { documents, name: 'table' };
}

test('rows that a transaction is writing are read anew', async () => {
  expect(await createSnapshotReader(cancelling(2, 'TransactionConflict'))([keyOf(1)])).toEqual([
    { asked: 3 },
  ]);
});

test.each([
  ['that are written all the while', cancelling(100, 'TransactionConflict')],
  ['that are refused for another reason', cancelling(1, 'ValidationError')],
])('rows %s are no rows that are not there', async (_, busy) => {
  await expect(createSnapshotReader(busy)([keyOf(1)])).rejects.toThrow(TransactionCanceledException);
});
