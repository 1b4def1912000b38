import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { alertKey } from '../../table/keys.ts';
import { markNotRelevant, unmark } from './mark-relevance.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
  await table.documents.send(new PutCommand({ TableName: table.name, Item: anAlert('ada', 'one') }));
});
afterAll(() => table.stop());

const [first, later] = [new Date('2026-06-01T12:10:00.000Z'), new Date('2026-06-01T12:20:00.000Z')];
const read = async (sub: string) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key: alertKey(sub, 'one') }))).Item;

test('MATCH-03 the first mark stays until it is undone, and none creates an alert', async () => {
  const mark = (sub: string, at: Date) => markNotRelevant(table, sub, 'one', 'pay', at);
  expect(await mark('ada', first)).toEqual({ markedAt: first.toISOString(), isFirst: true });
  expect(await mark('ada', later)).toEqual({ markedAt: first.toISOString(), isFirst: false });
  expect(await read('ada')).toMatchObject({ notRelevantAt: first.toISOString(), state: 'pending' });
  const undo = () => unmark(table, 'ada', 'one', first.toISOString());
  expect([await undo(), await undo()]).toEqual([true, false]);
  expect(await read('ada')).toEqual({
    ...anAlert('ada', 'one'),
    answer: 'pay',
    answeredAt: first.toISOString(),
  });
  // Undoing the first mark leaves a later one.
  await mark('ada', later);
  expect(await undo()).toBe(false);
  expect(await read('ada')).toMatchObject({ notRelevantAt: later.toISOString() });
  expect([await mark('bob', first), await unmark(table, 'bob', 'one', first.toISOString())]).toEqual([
    undefined,
    false,
  ]);
  expect(await read('bob')).toBeUndefined();
});
