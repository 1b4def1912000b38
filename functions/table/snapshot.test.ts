import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { startTestTable, type TestTable } from './dynamodb-local.ts';
import { snapshot } from './snapshot.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
}, 60_000);
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
  const rows = await snapshot(table, keys);
  expect(rows.map(({ number }) => number)).toEqual(numbers.toReversed());
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
  expect(await snapshot(cancelling(2, 'TransactionConflict'), [keyOf(1)])).toEqual([{ asked: 3 }]);
});

test.each([
  ['that are written all the while', cancelling(100, 'TransactionConflict')],
  ['that are refused for another reason', cancelling(1, 'ValidationError')],
])('rows %s are no rows that are not there', async (_, busy) => {
  await expect(snapshot(busy, [keyOf(1)])).rejects.toThrow(TransactionCanceledException);
});
