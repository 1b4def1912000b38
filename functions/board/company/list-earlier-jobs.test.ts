import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { earlierKeyOf } from '../../table/earlier-key.ts';
import { aJob } from '../../table/fixtures/job.ts';
import type { Job } from '../../table/job.ts';
import { listEarlierJobs } from './list-earlier-jobs.ts';

const documents = mockClient(DynamoDBDocumentClient);
// The mock answers for every client, this one too.
const table = { documents: DynamoDBDocumentClient.prototype, name: 'daybreak' };

const aBaselineJob = (jobID: string, facts: Partial<Job> = {}): Job =>
  aJob({ jobID, matchVersion: 0, employerDate: '2026-03-02T09:00:00.000Z', ...facts });

let jobs: Job[];
/** The rows as they were written, whatever has become of the jobs. */
let rows: { pk: string; sk: string }[];
beforeEach(() => {
  documents.reset();
  jobs = [];
  rows = [];
  documents
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues: values, ExclusiveStartKey: start, Limit }) => {
      const found = rows
        .filter(({ pk, sk }) => pk === values[':pk'] && (!start || sk < start.sk))
        .sort((one, other) => (one.sk > other.sk ? -1 : 1));
      const Items = found.slice(0, Limit);
      return { Items, LastEvaluatedKey: found.length > Items.length ? Items.at(-1) : undefined };
    });
});

const list = (input: object) =>
  listEarlierJobs(
    { arguments: { input } },
    { table, cards: async (ids) => ids.flatMap((id) => jobs.find(({ jobID }) => jobID === id) ?? []) },
  );
const idsOf = async (input: object = { company: 'acme' }) =>
  (await list(input)).items.map(({ jobID }) => jobID);

describe('ING-05 the earlier jobs of a company', () => {
  test('are listed by the employer’s date, those without one last', async () => {
    jobs = [
      aBaselineJob('march'),
      aBaselineJob('undated', { employerDate: null }),
      aBaselineJob('may', { employerDate: '2026-05-02T09:00:00.000Z', fullCompanyName: 'Acme, Inc.' }),
      aBaselineJob('elsewhere', { fullCompanyName: 'Globex' }),
    ];
    rows = jobs.map(earlierKeyOf);
    expect(await idsOf()).toEqual(['may', 'march', 'undated']);
    expect(await idsOf({ company: 'nobody' })).toEqual([]);
  });

  test('leave out what has closed, is news, is withdrawn or was dated anew', async () => {
    const stays = ['a', 'b', 'c', 'd', 'e'].map((jobID) => aBaselineJob(jobID));
    rows = stays.map(earlierKeyOf);
    jobs = [
      aBaselineJob('a', { closedAt: '2026-06-01T12:00:00.000Z' }),
      aBaselineJob('b', { matchVersion: 1 }),
      aBaselineJob('c', { withdrawnAt: '2026-06-01T12:00:00.000Z' }),
      aBaselineJob('d', { employerDate: '2026-05-02T09:00:00.000Z' }),
      aBaselineJob('e'),
    ];
    expect(await idsOf()).toEqual(['e']);
  });

  test('come in pages of 30', async () => {
    jobs = Array.from({ length: 35 }, (_, number) => aBaselineJob(`job-${number + 10}`));
    rows = jobs.map(earlierKeyOf);
    const first = await list({ company: 'acme' });
    expect(first.items).toHaveLength(30);
    const second = await list({ company: 'acme', nextToken: first.nextToken });
    expect(second.items.map(({ jobID }) => jobID)).toEqual([
      'job-14',
      'job-13',
      'job-12',
      'job-11',
      'job-10',
    ]);
    expect(second.nextToken).toBeNull();
  });

  test('that pass the filters are looked for on four pages at once', async () => {
    jobs = Array.from({ length: 155 }, (_, number) =>
      aBaselineJob(`job-${number + 100}`, number % 20 === 0 ? { jobTitle: 'Product Designer' } : {}),
    );
    rows = jobs.map(earlierKeyOf);
    const first = await list({ company: 'acme', title: 'design' });
    expect(first.items.map(({ jobID }) => jobID)).toEqual([
      'job-240',
      'job-220',
      'job-200',
      'job-180',
      'job-160',
      'job-140',
    ]);
    const { nextToken } = first;
    const last = await list({ company: 'acme', title: 'design', nextToken });
    expect(last).toMatchObject({ items: [{ jobID: 'job-120' }, { jobID: 'job-100' }], nextToken: null });
    expect(await idsOf({ company: 'acme', fRole: 'De' })).toEqual([]);
  });

  test('refuse a token that is none', async () => {
    await expect(list({ company: 'acme', nextToken: 'e30' })).rejects.toMatchObject({ code: 'BadInput' });
  });
});
