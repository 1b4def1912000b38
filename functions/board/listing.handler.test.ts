import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { listingRow } from '../ingestion/jobs/job-rows.ts';
import { freezeDate } from '../platform/fixtures/freeze-date.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';

const documents = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./listing.handler.ts')['handler'];
const NOON = Date.parse('2026-06-01T12:00:00.000Z');
freezeDate(new Date(NOON));
// Long enough ago that every reader has seen it.
const now = new Date(NOON - 5_000);
const places = ['New York, NY', 'Oakland, CA', 'Austin, TX'].map((name) => {
  const [city = '', state = ''] = name.split(', ');
  return { city, state, country: 'US' };
});
const jobs = ['one', 'two', 'three'].map((jobID, number) =>
  aJob({
    jobID,
    fullCompanyName: number === 2 ? 'Tidewater' : 'Acme',
    ...(number === 1 ? {} : { locations: places }),
    jobDetected: new Date(now.getTime() - number * 1_000).toISOString(),
  }),
);
let closedJob: string;

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    SITE_URL: 'https://daybreak.example',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./listing.handler.ts'));
});
beforeEach(() => {
  closedJob = '';
  documents.reset();
  documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: jobs.map((job) => listingRow(job, now)).filter(({ pk }) => pk === values[':pk']),
  }));
  // In the table's own order, and without one that is gone.
  documents.on(BatchGetCommand).callsFake((input) => ({
    Responses: {
      daybreak: jobs
        .filter(
          ({ pk, jobID }) =>
            jobID !== 'two' && input.RequestItems.daybreak.Keys.some((key: { pk: string }) => key.pk === pk),
        )
        .map((job) => (job.jobID === closedJob ? { ...job, closedAt: now.toISOString() } : job))
        .reverse(),
    },
  }));
});

const call = (field: string, input: unknown, selection?: string[]) =>
  handler({ field, arguments: { input }, selection });
const ask = (input: unknown, selection?: string[]) => call('listJobsByFilters', input, selection);
const idsOf = (answer: object) =>
  'value' in answer ? (answer.value as { items: Job[] }).items.map(({ jobID }) => jobID) : [];
const filters = { date: now.toISOString().slice(0, 10), fRole: 'En', jobType: 'Fu' };

describe('listJobsByFilters', () => {
  test('API-01 API-04 returns cards in page order, without jobs that are gone or have closed since', async () => {
    const answer = await ask(filters);
    expect(answer).toMatchObject({
      value: { total: 3, totalOfAll: 3, totalCompanies: 2, nextToken: null, specializations: ['Backend'] },
    });
    expect(idsOf(answer)).toEqual(['one', 'three']);
    closedJob = 'one';
    expect(idsOf(await ask(filters))).toEqual(['three']);
  });

  test('HOME-08 puts the places of a chosen named region first', async () => {
    const answer = await ask({ ...filters, state: 'Bay Area', country: 'US' });
    expect(answer).toMatchObject({
      value: { items: [{ locations: [{ city: 'Oakland' }, { city: 'New York' }, { city: 'Austin' }] }, {}] },
    });
  });

  test('HOME-20 reads no card if only counts are selected, and reads cards under any alias', async () => {
    const answer = await ask({ ...filters, detectedAfter: new Date(0).toISOString() }, ['total', 'asOf']);
    expect(answer).toMatchObject({ value: { total: 3 } });
    expect(documents.commandCalls(BatchGetCommand)).toHaveLength(0);
    expect(idsOf(await ask(filters, ['total', 'jobs', 'jobs/jobID']))).toEqual(['one', 'three']);
  });

  test('ONB-02 suggests titles beside the counts, without reading cards, only if they are selected', async () => {
    const title = aJob().jobTitle.slice(0, 5);
    const counts = ['total', 'titleSuggestions', 'titleSuggestions/title', 'titleSuggestions/jobs'];
    expect(await call('listJobs', { title }, counts)).toMatchObject({
      value: { total: 3, titleSuggestions: [{ jobs: 3 }] },
    });
    expect(documents.commandCalls(BatchGetCommand)).toHaveLength(0);
    expect(await call('listJobs', { title }, ['total'])).toMatchObject({ value: { titleSuggestions: [] } });
  });

  test('HOME-15 says what would show jobs if nothing matches, if asked', async () => {
    const design = { ...filters, fRole: 'De', title: 'astronaut' };
    const selection = ['total', 'alternatives'];
    expect(await ask({ ...filters, fRole: 'De' }, selection)).toMatchObject({
      value: { total: 0, alternatives: [{ filter: 'fRole', role: 'En', total: 3 }] },
    });
    for (const input of [filters, design, { ...design, detectedAfter: now.toISOString() }])
      expect(await ask(input, selection)).toMatchObject({ value: { alternatives: [] } });
    expect(await ask({ ...filters, fRole: 'De' }, ['total'])).toMatchObject({ value: { alternatives: [] } });
  });

  test('ABOUT-04 names the employers with the most jobs, without reading cards, only if they are selected', async () => {
    const selection = ['total', 'topCompanies', 'topCompanies/name', 'topCompanies/count'];
    const topCompanies = [
      { name: 'Acme', count: 2 },
      { name: 'Tidewater', count: 1 },
    ];
    expect(await ask(filters, selection)).toMatchObject({ value: { total: 3, topCompanies } });
    expect(documents.commandCalls(BatchGetCommand)).toHaveLength(0);
    expect(await ask(filters, ['total'])).toMatchObject({ value: { topCompanies: [] } });
  });

  test('HOME-20 finds nothing new for an open page as of its own moment', async () => {
    const first = await ask(filters, ['asOf']);
    const asOf = 'value' in first ? (first.value as { asOf: string }).asOf : '';
    expect(Date.parse(asOf)).toBeGreaterThan(now.getTime());
    expect(await ask({ ...filters, detectedAfter: asOf }, ['total'])).toMatchObject({ value: { total: 0 } });
  });

  test('lists the jobs of one company, whatever its spelling', async () => {
    expect(idsOf(await ask({ company: 'tidewater' }))).toEqual(['three']);
    expect(await ask({ company: 'acme', title: 'engineer' })).toMatchObject({ value: { total: 2 } });
    expect(await ask({ company: 'initech' })).toMatchObject({ value: { total: 0, items: [] } });
  });

  test.each([
    [{ ...filters, fRole: 'Xx' }, /^fRole: /],
    [{ ...filters, date: 'today' }, /^date must look like/],
    [{ ...filters, timeZone: 'Mars/Olympus' }, /^date must look like/],
    [{ ...filters, nextToken: 'forged' }, /^nextToken: /],
    [{ ...filters, title: 'x'.repeat(2_001) }, /^title: /],
    [undefined, /./],
  ])('API-04 %# answers bad input with a clear error', async (input, message) => {
    expect(await ask(input)).toEqual({
      fault: { code: 'BadInput', message: expect.stringMatching(message) },
    });
  });

  test.each([
    { ...filters, date: '9999-12-31' },
    { ...filters, title: '<script>alert(1)</script>' },
    { ...filters, title: 'x '.repeat(1_000) },
    { ...filters, city: '\u0000', state: '%', country: 'ZZ', specialization: '🙃' },
  ])('API-04 %# finds nothing for strange input and does no harm', async (input) => {
    expect(await ask(input)).toMatchObject({ value: { total: 0, items: [], nextToken: null } });
  });
});

describe('listJobs and getLatestJobs', () => {
  test('API-01 listJobs counts jobs with a title, and their companies, of any role and type', async () => {
    const answer = await call('listJobs', { title: 'engin back' });
    expect(answer).toMatchObject({ value: { total: 3, totalCompanies: 2, specializations: ['Backend'] } });
    expect(await call('listJobs', { title: 'nurse' })).toMatchObject({
      value: { total: 0, totalCompanies: 0 },
    });
    expect(await call('listJobs', { title: 'engineer', specialization: 'Design' })).toMatchObject({
      value: { total: 0, specializations: ['Backend'] },
    });
  });

  test('API-01 getLatestJobs returns the jobs of a day and the day before, newest first', async () => {
    expect(idsOf(await call('getLatestJobs', { date: filters.date }))).toEqual(['one', 'three']);
    expect(idsOf(await call('getLatestJobs', { date: filters.date, title: 'nurse' }))).toEqual([]);
    expect(await call('getLatestJobs', {})).toMatchObject({ fault: { code: 'BadInput' } });
  });
});

describe('previewAlerts', () => {
  const person = aUser({ positions: ['Backend Engineer'] });

  test('returns the newest jobs that match the person, and how many messages they would have caused', async () => {
    const answer = await handler({ field: 'previewAlerts', person });
    expect(answer).toMatchObject({ value: { times: 1, total: 3, hint: 'none' } });
    expect(idsOf(answer)).toEqual(['one', 'three']);
  });

  test('refuses an account that is being deleted', async () => {
    const leaving = { ...person, leavingAt: new Date().toISOString() };
    expect(await handler({ field: 'previewAlerts', person: leaving })).toEqual({
      fault: { code: 'NotFound', message: 'This account is being deleted.' },
    });
  });

  test('refuses a request without a person', async () => {
    expect(await handler({ field: 'previewAlerts', person: null })).toHaveProperty('fault');
  });
});

describe('listMatches', () => {
  const person = aUser({ positions: ['Backend Engineer'] });
  const list = (input: object, who: object = person) =>
    handler({ field: 'listMatches', person: who, input: { email: person.email, ...input } });

  test('MATCH-01 returns cards with reasons, newest first, without jobs that are gone', async () => {
    const answer = await list({ timeZone: 'UTC' });
    expect(answer).toMatchObject({
      value: {
        total: 3,
        nextToken: null,
        hint: 'none',
        items: [
          { job: { jobID: 'one' }, reason: expect.stringMatching(/^Matches Backend Engineer/) },
          { job: { jobID: 'three' } },
        ],
      },
    });
  });

  test('refuses an invalid token, and an account that is being deleted', async () => {
    expect(await list({ nextToken: 'x' })).toMatchObject({ fault: { code: 'BadInput' } });
    expect(await list({}, { ...person, leavingAt: new Date().toISOString() })).toMatchObject({
      fault: { code: 'NotFound' },
    });
  });
});

test.each([{ field: 'dropTables' }, { routeKey: 'GET /admin' }])('a request for %j fails', async (event) => {
  await expect(handler(event)).rejects.toThrow('Add it to listing.handler.ts.');
});

describe('a feed', () => {
  const get = (rawPath: string, rawQueryString = '', headers = {}) =>
    handler({
      routeKey: `GET ${rawPath}`,
      rawPath,
      rawQueryString,
      headers,
      requestContext: { http: { method: 'GET' } },
    });

  test('is served by the same function, with links to the site', async () => {
    const answer = await get('/feed.json', 'FR=En&JT=Fu');
    expect(answer).toMatchObject({ statusCode: 200 });
    const body = 'body' in answer ? JSON.parse(answer.body ?? '') : {};
    expect(body.items.map(({ url }: { url: string }) => url)).toEqual([
      'https://daybreak.example/jobs/one',
      'https://daybreak.example/jobs/three',
    ]);
  });
});
