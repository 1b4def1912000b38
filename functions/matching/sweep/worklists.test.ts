import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditRow } from '../../ingestion/jobs/job-rows.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { staleKey } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import { type Worklists, worklists } from './worklists.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let table: TestTable;
let lists: Worklists;
beforeAll(async () => {
  table = await startTestTable();
  lists = worklists(table);
});
afterAll(() => table.stop());
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));

describe('the worklists of the sweep', () => {
  test('return jobs written long enough ago until they are done', async () => {
    for (let number = 0; number < 20; number += 1) {
      const job = aJob({ jobID: `job-${number}` });
      await put(job);
      await put(auditRow(job, after(number)));
    }
    const due = await lists.audits(after(10));
    const jobs = await Promise.all(due.map((row) => lists.job(row)));
    expect(jobs.map((job) => job?.jobID).sort()).toEqual(
      Array.from({ length: 10 }, (_, number) => `job-${number}`).sort(),
    );
    const [first, second, ...rest] = due;
    if (!first || !second) throw new Error('There are no audits.');
    await lists.done(first);
    await lists.postpone(second, after(60));
    expect(await lists.audits(after(10))).toHaveLength(rest.length);
    const later = (await lists.audits(after(61))).filter(({ sk }) => sk > after(59).toISOString());
    expect(later).toEqual([{ ...second, sk: `${after(60).toISOString()}#${second.sk.split('#')[1]}` }]);
    expect((await lists.job(later[0] ?? first))?.jobID).toBe((await lists.job(second))?.jobID);
  });

  test('return undefined for a job that is gone', async () => {
    expect(await lists.job({ ...auditRow(aJob({ jobID: 'gone' }), NOON) })).toBeUndefined();
  });

  test('return profiles with stale watchers, but not those that just changed', async () => {
    for (const [sub, minutes] of [
      ['old', 0],
      ['new', 5],
    ] as const)
      await put({ ...staleKey(shardOf('stale', sub), sub), version: 1, since: after(minutes).toISOString() });
    expect(await lists.stale(after(1))).toEqual([staleKey(shardOf('stale', 'old'), 'old')]);
  });
});
