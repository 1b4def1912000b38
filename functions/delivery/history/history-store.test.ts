import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ledgerStore } from '../../matching/fan-out-store.ts';
import { pendingAlert } from '../../matching/match.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { anApplication } from '../../table/fixtures/application.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { historyStore } from './history-store.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
  const rows = [
    aJob({ jobID: 'one' }),
    aJob({ jobID: 'two' }),
    anApplication('ada', 'one'),
    anApplication('ada', 'gone'),
    anApplication('bob', 'two'),
  ];
  for (const Item of rows) await table.documents.send(new PutCommand({ TableName: table.name, Item }));
});
afterAll(() => table.stop());

describe('a note on an alert', () => {
  const [first, later] = [new Date('2026-06-01T12:10:00.000Z'), new Date('2026-06-01T12:20:00.000Z')];
  const reason = {
    title: 'Engineer',
    place: 'country:us',
    jobType: '',
    words: 'Engineer matches your title',
  };
  const matched = pendingAlert(aJob({ jobID: 'matched' }), { sub: 'ada', reason }, first);
  const older = { ...anAlert('ada', 'older'), openedAt: null, notRelevantAt: null };

  beforeAll(async () => {
    await ledgerStore(table, () => 10_000).open([matched]);
    await table.documents.send(new PutCommand({ TableName: table.name, Item: older }));
  });

  test.each([
    ['opened by matching', 'matched'],
    ['of an older shape', 'older'],
  ])('MATCH-03 is kept for one %s, the first of each kind', async (_, jobId) => {
    const { alerts, note } = historyStore(table);
    await note('ada', jobId, 'opened', first);
    await note('ada', jobId, 'notRelevant', first);
    expect(await note('ada', jobId, 'opened', later)).toMatchObject({ openedAt: first.toISOString() });
    const kept = (await alerts('ada', first)).find(({ sk }) => sk === jobId);
    expect(kept).toMatchObject({ openedAt: first.toISOString(), notRelevantAt: first.toISOString() });
    const undone = await note('ada', jobId, 'relevant', later);
    expect([undone?.openedAt, undone?.notRelevantAt]).toEqual([first.toISOString(), undefined]);
  });

  test('MATCH-03 creates no alert', async () => {
    const { alerts, note } = historyStore(table);
    for (const kind of ['opened', 'notRelevant', 'relevant'] as const)
      expect(await note('bob', 'matched', kind, first)).toBeUndefined();
    expect(await alerts('bob', first)).toEqual([]);
  });
});

test('APPLY-01 alerts are read with their jobs and the person’s own applications', async () => {
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
