import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/dynamodb-local.ts';
import { anApplication } from '../../table/fixtures/application.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { historyStore } from './history-store.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
  const rows = [
    ...[aJob({ jobID: 'one' }), aJob({ jobID: 'two' })],
    ...[anApplication('ada', 'one'), anApplication('ada', 'gone'), anApplication('bob', 'two')],
  ];
  for (const Item of rows) await table.documents.send(new PutCommand({ TableName: table.name, Item }));
}, 60_000);
afterAll(() => table.stop());

test('APPLY-01 alerts are read with their jobs, and with what their person, and nobody else, has applied for', async () => {
  const { jobs, applied } = await historyStore(table).jobs('ada', ['one', 'two', 'gone', 'never']);
  expect([...jobs.keys()].sort()).toEqual(['one', 'two']);
  const { appliedAt } = anApplication('ada', 'one');
  expect(applied).toEqual(
    new Map([
      ['one', appliedAt],
      ['gone', appliedAt],
    ]),
  );
});
