import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { storedPostingRow } from '../postings/stored-posting.ts';
import { aJob } from '../table/fixtures/job.ts';
import { readJobDetail } from './job-detail.ts';

const documents = mockClient(DynamoDBDocumentClient);
// The mock answers for every client, this one too.
const table = { documents: DynamoDBDocumentClient.prototype, name: 'daybreak' };
const NOW = Date.parse('2026-06-02T00:00:00.000Z');

const inCity = (city: string, id: string) => ({
  board: 'greenhouse:acme',
  id,
  url: `https://jobs.example/acme/${id}`,
  places: [{ city, state: 'CO', country: 'US' }],
});
const job = aJob({
  jobID: 'j',
  postings: [inCity('Denver', '1'), inCity('Boulder', '2'), inCity('Denver', '3')],
});
const posting = {
  ats: 'greenhouse',
  board: 'acme',
  id: '1',
  title: 'Engineer',
  company: 'Acme',
  url: '',
  html: '<h2>About</h2><p>We <b>build</b>.</p><ul><li>Ship<script>alert(1)</script></li></ul>',
  locations: [],
  departments: [],
  pay: [],
};
const stored = storedPostingRow({
  jobId: 'j',
  posting,
  hash: '',
  open: [],
  enrichment: {},
  seenAt: job.jobDetected,
  expiresAt: job.expiresAt,
});
let rows: object[];

beforeEach(() => {
  rows = [stored, job];
  documents.reset();
  documents.on(BatchGetCommand).callsFake(() => ({ Responses: { daybreak: rows } }));
});

describe('getJob', () => {
  test('API-01 returns a job with its description as plain blocks in one read', async () => {
    const detail = await readJobDetail(table, 'j', NOW);
    expect(detail).toMatchObject({ jobID: 'j', jobTitle: job.jobTitle, closedAt: null });
    expect(detail.description).toEqual([
      { kind: 'heading', text: 'About' },
      { kind: 'paragraph', text: 'We build.' },
      { kind: 'item', text: 'Ship' },
    ]);
    expect(documents.commandCalls(BatchGetCommand)).toHaveLength(1);
  });

  test('links each place to its own posting', async () => {
    const { applyUrls, alsoIn } = await readJobDetail(table, 'j', NOW);
    expect(applyUrls.map(({ place, url }) => [place.city, url])).toEqual([
      ['Denver', 'https://jobs.example/acme/1'],
      ['Boulder', 'https://jobs.example/acme/2'],
    ]);
    expect(alsoIn.map(({ city }) => city)).toEqual(['Boulder']);
  });

  test('links everyone to a posting without a place', async () => {
    rows = [aJob({ jobID: 'j', postings: [{ ...inCity('', '1'), places: [] }] })];
    const nowhere = { city: '', state: '', country: '' };
    expect(await readJobDetail(table, 'j', NOW)).toMatchObject({
      applyUrls: [{ place: nowhere, url: 'https://jobs.example/acme/1' }],
      alsoIn: [],
      description: [],
    });
  });

  test('shows when a job has closed', async () => {
    rows = [{ ...job, closedAt: '2026-06-01T20:00:00.000Z', postings: [] }];
    expect(await readJobDetail(table, 'j', NOW)).toMatchObject({
      closedAt: '2026-06-01T20:00:00.000Z',
      applyUrls: [],
    });
  });

  test.each([
    ['there is no such job', 'other', []],
    ['it has expired', 'j', [{ ...job, expiresAt: NOW / 1000 }]],
    ['its id is empty', '', [job]],
    ['its id is too long', 'x'.repeat(5_000), [job]],
    ['only the posting exists', 'j', [stored]],
  ])('throws NotFound if %s', async (_, id, there) => {
    rows = there;
    await expect(readJobDetail(table, id, NOW)).rejects.toMatchObject({ code: 'NotFound' });
  });

  test.each([
    ['of a board that nobody confirmed', { audience: 'careers:acme-jobs.example' }],
    ['that was withdrawn', { withdrawnAt: '2026-06-02T00:00:00.000Z' }],
  ])('API-01 is not found for a job %s', async (_, facts) => {
    rows = [stored, { ...job, ...facts }];
    await expect(readJobDetail(table, 'j', NOW)).rejects.toThrow('no longer available');
  });
});
