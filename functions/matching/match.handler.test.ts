import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { jobKey, sliceKey } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import { watcherStore } from './watcher-store.ts';
import { wantedWatchers } from './watchers.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const PEOPLE = 3_100;

let table: TestTable;
let handler: typeof import('./match.handler.ts')['handler'];
beforeAll(async () => {
  table = await startTestTable();
  const { hostname, port } = (await table.documents.config.endpoint?.()) ?? {};
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: `http://${hostname}:${port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: table.name,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./match.handler.ts'));
  const people = Array.from({ length: PEOPLE }, (_, n) => aUser({ sub: `person-${n}` }));
  const watchers = people.flatMap((user) => wantedWatchers(user, NOON)).map((row) => ({ ...row, since: 0 }));
  await watcherStore(table).put(watchers);
  await table.documents.send(new PutCommand({ TableName: table.name, Item: aNewJob('huge') }));
});
afterAll(() => table.stop());

/** A job that the handler finds new enough to alert to. */
const aNewJob = (jobID: string) => aJob({ jobID, jobDetected: new Date().toISOString() });

/** Works messages like the queue, and returns how many failed. */
async function work(...keys: { pk: string; sk: string }[]): Promise<number> {
  // The handler reads only these fields of a record.
  const Records = keys.map((key, n) => ({ messageId: `${n}`, body: JSON.stringify(key) }));
  const event = { Records } as SQSEvent;
  return (await handler(event, { getRemainingTimeInMillis: () => 30_000 })).batchItemFailures.length;
}

async function slicesLeft(): Promise<{ pk: string; sk: string }[]> {
  const left: { pk: string; sk: string }[] = [];
  for await (const rows of readPartition(table, sliceKey('huge', '').pk))
    left.push(...rows.map(({ pk, sk }) => ({ pk: `${pk}`, sk: `${sk}` })));
  return left;
}

async function alerted(): Promise<number> {
  let count = 0;
  const alerts = {
    FilterExpression: 'begins_with(pk, :alert)',
    ExpressionAttributeValues: { ':alert': 'ALERT#' },
  };
  for await (const { Count = 0 } of paginateScan(
    { client: table.documents },
    { TableName: table.name, ...alerts },
  ))
    count += Count;
  return count;
}

describe('a batch of jobs', () => {
  test('MATCH-01 is matched as if each job came alone; only a malformed row is retried', async () => {
    const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
    const wanted = aUser({ sub: 'baker', positions: ['Baker', 'Pastry Chef'] });
    const watchers = wantedWatchers(wanted, NOON).map((row) => ({ ...row, since: 0 }));
    await watcherStore(table).put(watchers);
    for (const [jobID, jobTitle] of Object.entries({ b1: 'Baker', b2: 'Baker, Nights', b3: 'Pastry Chef' }))
      await put({ ...aNewJob(jobID), jobTitle });
    await put({ ...jobKey('broken'), jobTitle: 4 });
    const keys = ['b1', 'broken', 'b2', 'b3', 'b1', 'none'].map(jobKey);
    expect(await work(...keys)).toBe(1);
    expect(await alerted()).toBe(3);
  });
});

describe('a job that matches more people than one run reads', () => {
  test('MATCH-01 gets an alert for each, from its message and those of its slices, each worked twice', async () => {
    const before = await alerted();
    expect(await work(jobKey('huge'))).toBe(0);
    const first = (await alerted()) - before;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(PEOPLE);
    const [slice] = await slicesLeft();
    for (let left = await slicesLeft(); left.length > 0; left = await slicesLeft())
      for (const key of left) expect(await work(key)).toBe(0);
    expect((await alerted()) - before).toBe(PEOPLE);
    expect(slice).toBeDefined();
    expect(await work(slice ?? jobKey('huge'))).toBe(0);
    expect(await work(jobKey('none'))).toBe(0);
    expect((await alerted()) - before).toBe(PEOPLE);
    expect(await slicesLeft()).toEqual([]);
  });
});
