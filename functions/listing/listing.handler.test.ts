import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { aJob } from '../table/fixtures/job.ts';
import { listingEntry } from '../vacancies/rows.ts';

const documents = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./listing.handler.ts')['handler'];
const now = new Date();
const jobs = ['one', 'two', 'three'].map((jobID, number) =>
  aJob({ jobID, jobDetected: new Date(now.getTime() - number * 1_000).toISOString() }),
);

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./listing.handler.ts'));
});
beforeEach(() => {
  documents.reset();
  documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: jobs.map((job) => listingEntry(job, now)).filter(({ pk }) => pk === values[':pk']),
  }));
  // In the table's own order, and without one that is gone.
  documents.on(BatchGetCommand).callsFake((input) => ({
    Responses: {
      daybreak: jobs
        .filter(
          ({ pk, jobID }) =>
            jobID !== 'two' && input.RequestItems.daybreak.Keys.some((key: { pk: string }) => key.pk === pk),
        )
        .reverse(),
    },
  }));
});

const ask = (input: unknown) => handler({ field: 'listJobsByFilters', arguments: { input } });
const filters = { date: now.toISOString().slice(0, 10), fRole: 'En', jobType: 'Fu' };

describe('listJobsByFilters', () => {
  test('API-04 gives the cards in the order of the page, without those that are gone', async () => {
    const answer = await ask(filters);
    expect(answer).toMatchObject({ value: { total: 3, nextToken: null } });
    const items = 'value' in answer ? (answer.value as { items: { jobID: string }[] }).items : [];
    expect(items.map(({ jobID }) => jobID)).toEqual(['one', 'three']);
  });

  test.each([
    [{ ...filters, fRole: 'Xx' }, /^fRole: /],
    [{ ...filters, date: 'today' }, /^The date must be a day/],
    [{ ...filters, timeZone: 'Mars/Olympus' }, /^The date must be a day/],
    [{ ...filters, nextToken: 'forged' }, /^nextToken: /],
    [undefined, /./],
  ])('API-04 %# bad input is a clear error', async (input, message) => {
    expect(await ask(input)).toEqual({
      fault: { code: 'BadInput', message: expect.stringMatching(message) },
    });
  });
});
