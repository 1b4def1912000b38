import { BatchGetCommand, type BatchGetCommandInput, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { storedPostingRow } from '../../postings/stored-posting.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import type { Key } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { POSTINGS } from '../../test-data/postings.ts';
import { aStoredPosting } from './fixtures/stored-posting.ts';
import { readVisiblePosting } from './read-visible-posting.ts';

const documents = mockClient(DynamoDBDocumentClient);
let rows: Key[];
beforeEach(() => {
  Object.assign(process.env, { AWS_REGION: 'us-east-1', TABLE_NAME: 'daybreak' });
  documents.reset();
  documents.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const asked = RequestItems?.['daybreak']?.Keys?.map((key) => key['pk']) ?? [];
    return { Responses: { daybreak: rows.filter(({ pk }) => asked.includes(pk)) } };
  });
});

const posting = storedPostingRow(aStoredPosting('one', POSTINGS.engineer));
const read = (sub: string) => readVisiblePosting(openTable(), sub, 'one');

test('AI-02 a letter is written about any public job', async () => {
  rows = [aJob({ jobID: 'one' }), posting];
  expect(await read('ada')).toMatchObject({ jobId: 'one' });
});

test.each([
  ['of a board that nobody confirmed', { audience: 'careers:acme-jobs.example' }],
  ['that was withdrawn', { withdrawnAt: '2026-06-01T12:00:00.000Z' }],
])('AI-02 a letter about a job %s is only for a person who was alerted about it', async (_, facts) => {
  rows = [aJob({ jobID: 'one', ...facts }), posting, anAlert('ada', 'one')];
  expect(await read('ada')).toMatchObject({ jobId: 'one' });
  expect(await read('bob')).toBeUndefined();
});

test('AI-02 no letter is written about a posting that is not a job yet', async () => {
  rows = [posting];
  expect(await read('ada')).toBeUndefined();
});
