import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countNotRelevant, countTaken } from '../delivery/feedback/count-answers.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { listAnswerCounts } from './answer-counts.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const on = (day: number) => new Date(`2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`);

test('LEARN-01 staff see how many alerts of a saved title and of a setting were called irrelevant in four weeks', async () => {
  // given two answers in two weeks, one long ago, and a setting that was taken over
  await countNotRelevant(table, on(29), 'C# Developer', ['levels', 'levels']);
  await countNotRelevant(table, on(9), 'c# developer', []);
  await countNotRelevant(table, new Date('2026-05-04T12:00:00.000Z'), 'C# Developer', ['minPay']);
  await countTaken(table, on(29), 'levels');
  // when
  const counts = await listAnswerCounts(table, on(30));
  // then
  expect(counts).toEqual([
    { kind: 'title', name: 'c# developer', notRelevant: 2, taken: 0 },
    { kind: 'setting', name: 'levels', notRelevant: 1, taken: 1 },
  ]);
});
