import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { alertKey } from '../../table/keys.ts';
import { markRelevance } from './mark-relevance.ts';

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
  await markRelevance(table, 'ada', 'one', { isRelevant: false, at: first });
  await markRelevance(table, 'ada', 'one', { isRelevant: false, at: later });
  expect(await read('ada')).toMatchObject({ notRelevantAt: first.toISOString(), state: 'pending' });
  await markRelevance(table, 'ada', 'one', { isRelevant: true });
  await markRelevance(table, 'ada', 'one', { isRelevant: true });
  expect(await read('ada')).toEqual(anAlert('ada', 'one'));
  for (const mark of [{ isRelevant: false, at: first } as const, { isRelevant: true } as const])
    await markRelevance(table, 'bob', 'one', mark);
  expect(await read('bob')).toBeUndefined();
});
