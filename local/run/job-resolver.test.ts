import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobId, sumOf } from './fixtures/read-all-pages.ts';
import { openTemplateApi } from './fixtures/template-api.ts';

const JOB = `query Job($input: ID!) { getJob(jobID: $input) { jobID jobTitle closedAt
  description { kind text } applyUrls { place { city } url } alsoIn { city } } }`;

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const place = (city: string) => ({ city, state: 'CO', country: 'US' });
const posting = (city: string, id: number) => ({
  board: 'greenhouse:acme',
  id: String(id),
  url: `https://acme.example/${id}`,
  places: city === '' ? [] : [place(city)],
});
const aJob = (number: number, facts: object = {}) => ({
  pk: `JOB#${jobId(number)}`,
  sk: 'JOB',
  jobID: jobId(number),
  jobTitle: 'Engineer',
  closedAt: null,
  postings: [posting('Denver', 1), posting('Boulder', 2), posting('Denver', 3)],
  expiresAt: 4_000_000_000,
  ...facts,
});
const description = [
  { kind: 'heading', text: 'About' },
  { kind: 'item', text: 'Ship' },
];
const aPosting = (number: number) => ({
  pk: `JOBPOSTING#${jobId(number)}`,
  sk: 'JOBPOSTING',
  posting: new Uint8Array([1, 2, 3]),
  description,
});
const ask = (id: string) => api.askAsVisitor(JOB, id);

describe('getJob', () => {
  test('API-01 returns a job with its description and each place with its own posting, for 1 unit', async () => {
    await api.put(aJob(1), aPosting(1));
    api.takeReadUnits();
    const { value } = await ask(jobId(1));
    expect(sumOf(api.takeReadUnits())).toBe(1);
    expect(value).toEqual({
      jobID: jobId(1),
      jobTitle: 'Engineer',
      closedAt: null,
      description,
      applyUrls: [
        { place: { city: 'Denver' }, url: 'https://acme.example/1' },
        { place: { city: 'Boulder' }, url: 'https://acme.example/2' },
      ],
      alsoIn: [{ city: 'Boulder' }],
    });
  });

  test('API-01 returns a job without a place or description, and a closed one', async () => {
    await api.put(
      aJob(2, { postings: [posting('', 1)] }),
      aJob(3, { postings: [], closedAt: '2026-06-01T20:00:00.000Z' }),
    );
    expect((await ask(jobId(2))).value).toMatchObject({
      description: [],
      applyUrls: [{ place: { city: '' }, url: 'https://acme.example/1' }],
      alsoIn: [],
    });
    expect((await ask(jobId(3))).value).toMatchObject({
      closedAt: '2026-06-01T20:00:00.000Z',
      applyUrls: [],
    });
  });

  test.each([
    ['there is none', jobId(9)],
    ['it has expired', jobId(4)],
    ['only its posting exists', jobId(5)],
    ['the id is empty', ''],
    ['the id is overlong', 'x'.repeat(5_000)],
  ])('API-01 is not found if %s', async (_, id) => {
    await api.put(aJob(4, { expiresAt: 1_000 }), aPosting(5));
    expect((await ask(id)).error).toMatchObject({
      errorType: 'NotFound',
      message: 'This job is no longer available. Find current jobs on the board.',
    });
  });
});
