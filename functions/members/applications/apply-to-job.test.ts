import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { type ApplicationStore, applicationStore } from './application-store.ts';
import { applyToJob, readApplicationPacket } from './apply-to-job.ts';
import { aSubscriber, listApplications, minutesLater, NOW, putRows } from './fixtures/subscriber.ts';
import { changeApplication } from './manage-applications.ts';

const inCity = (city: string, url: string) => ({
  board: 'greenhouse:acme',
  id: url,
  url,
  places: [{ city, state: 'CO', country: 'US' }],
});
const DENVER = 'https://jobs.example/acme/denver';
const BOULDER = 'https://jobs.example/acme/boulder';
const closed = { postings: [], closedAt: '2026-06-01T12:02:00.000Z' };

let table: TestTable;
let store: ApplicationStore;
let sub: string;
let jobId: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = applicationStore(table);
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  [sub, jobId] = [`ada-${count}`, `job-${count}`];
  const locations = [{ city: 'Boulder', state: 'CO', country: 'US' }];
  await putRows(table, aSubscriber({ sub, locations, lastName: 'Lovelace', phone: '+14155552671' }));
  await putRows(
    table,
    aJob({ jobID: jobId, postings: [inCity('Denver', DENVER), inCity('Boulder', BOULDER)] }),
  );
});

const aRequest = (overrides: { jobId?: string; now?: Date; sub?: string } = {}) => ({
  sub,
  jobId,
  now: NOW,
  ...overrides,
});
const change = (facts: object) =>
  changeApplication(store, aRequest({ now: minutesLater(5) }), {
    state: undefined,
    note: undefined,
    ...facts,
  });

describe('APPLY-01 the packet', () => {
  test('APPLY-01 has the person’s details and the employer’s page for each place', async () => {
    expect(await readApplicationPacket(store, aRequest())).toMatchObject({
      job: { jobID: jobId, jobTitle: 'Backend Engineer', fullCompanyName: 'Acme', closedAt: null },
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${sub}@example.com`,
      phone: '+14155552671',
      applyUrls: [
        { place: { city: 'Denver' }, url: DENVER },
        { place: { city: 'Boulder' }, url: BOULDER },
      ],
      why: '',
      application: null,
    });
  });

  test('APPLY-01 has no links for a closed job, and says why', async () => {
    await putRows(table, aJob({ jobID: jobId, ...closed }));
    const { why, applyUrls } = await readApplicationPacket(store, aRequest());
    expect(why).toMatch(/^This job has closed/);
    expect(applyUrls).toEqual([]);
  });

  test('APPLY-01 only has http(s) links, and says if there are none', async () => {
    const hostile = 'javascript:alert(1)';
    await putRows(table, aJob({ jobID: jobId, jobUrl: hostile, postings: [inCity('Denver', hostile)] }));
    const { job, applyUrls, why } = await readApplicationPacket(store, aRequest());
    expect([job.jobUrl, applyUrls]).toEqual(['', []]);
    expect(why).toMatch(/^We don't have a link to apply/);
    expect(await applyToJob(store, aRequest())).toMatchObject({ jobUrl: '', job: { jobUrl: '' } });
  });

  test('APPLY-01 has an existing application', async () => {
    await applyToJob(store, aRequest());
    await change({ state: 'interviewing', note: 'Call on Monday' });
    expect((await readApplicationPacket(store, aRequest())).application).toMatchObject({
      state: 'interviewing',
      note: 'Call on Monday',
      appliedAt: NOW.toISOString(),
      changedAt: minutesLater(5).toISOString(),
    });
  });
});

describe('APPLY-01 applying', () => {
  test('APPLY-01 stores the job and the employer’s page for the person’s place', async () => {
    expect(await applyToJob(store, aRequest())).toEqual({
      jobID: jobId,
      jobTitle: 'Backend Engineer',
      companyName: 'Acme',
      jobUrl: BOULDER,
      state: 'applied',
      note: '',
      appliedAt: NOW.toISOString(),
      changedAt: NOW.toISOString(),
      job: expect.objectContaining({ jobID: jobId }),
    });
  });

  test('APPLY-01 again changes nothing, even after the job has closed', async () => {
    await applyToJob(store, aRequest());
    const noted = await change({ state: 'offer', note: 'They said yes' });
    expect(await applyToJob(store, aRequest({ now: minutesLater(9) }))).toEqual(noted);
    await putRows(table, aJob({ jobID: jobId, ...closed }));
    expect(await applyToJob(store, aRequest({ now: minutesLater(9) }))).toMatchObject({ state: 'offer' });
    expect(await listApplications(table, store, sub)).toHaveLength(1);
  });

  test('APPLY-01 for a closed job is refused with an alternative, and nothing is stored', async () => {
    await putRows(table, aJob({ jobID: jobId, ...closed }));
    await expect(applyToJob(store, aRequest())).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(
        /^This job has closed, .* You can look for a similar one on the board\.$/,
      ),
    });
    expect(await listApplications(table, store, sub)).toEqual([]);
  });
});

describe.each([
  ['the packet', readApplicationPacket],
  ['applying', applyToJob],
] as const)('APPLY-01 %s', (_name, run) => {
  test.each([
    ['a person without a subscription', {}],
    [
      'a person whose subscription has ended',
      { activeSubscription: { ...anActiveSubscription, status: 'canceled' } },
    ],
  ] as const)('APPLY-01 is refused to %s with a link to the plans', async (_who, facts) => {
    await putRows(table, aUser({ sub, ...facts }));
    await expect(run(store, aRequest())).rejects.toMatchObject({
      code: 'NeedsPlan',
      message: 'Instant Apply comes with a subscription. You can choose it on your subscription page.',
    });
    expect(await listApplications(table, store, sub)).toEqual([]);
  });

  test('APPLY-01 is not found for an unknown or expired job, or an account that is being deleted', async () => {
    for (const unknown of ['', 'none', 'x'.repeat(9_000), 'JOB#', '💥'.repeat(200)])
      await expect(run(store, aRequest({ jobId: unknown }))).rejects.toMatchObject({ code: 'NotFound' });
    await putRows(table, aJob({ jobID: jobId, expiresAt: NOW.getTime() / 1000 - 1 }));
    await expect(run(store, aRequest())).rejects.toMatchObject({ code: 'NotFound' });
    await putRows(table, aJob({ jobID: jobId }), aSubscriber({ sub, leavingAt: NOW.toISOString() }));
    await expect(run(store, aRequest())).rejects.toMatchObject({ code: 'NotFound' });
    await expect(run(store, aRequest({ sub: 'nobody' }))).rejects.toMatchObject({ code: 'NotFound' });
  });
});
