import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { type ApplicationStore, applicationStore } from './application-store.ts';
import { changeApplication, listApplications } from './applications-of.ts';
import { apply, packet } from './apply.ts';
import { aSubscriber, keep, minutesLater, NOW } from './fixtures/desk.ts';

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
  await keep(table, aSubscriber({ sub, locations, lastName: 'Lovelace', phone: '+14155552671' }));
  await keep(table, aJob({ jobID: jobId, postings: [inCity('Denver', DENVER), inCity('Boulder', BOULDER)] }));
});

const applicant = (facts: { jobId?: string; now?: Date; sub?: string } = {}) => ({
  sub,
  jobId,
  now: NOW,
  ...facts,
});
const change = (facts: object) =>
  changeApplication(store, applicant({ now: minutesLater(5) }), {
    state: undefined,
    note: undefined,
    ...facts,
  });

describe('APPLY-01 the packet', () => {
  test('APPLY-01 is who the person is, the employer’s page for each place, and no application yet', async () => {
    expect(await packet(store, applicant())).toMatchObject({
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

  test('APPLY-01 says that a job has closed, and leads nowhere then', async () => {
    await keep(table, aJob({ jobID: jobId, ...closed }));
    const { why, applyUrls } = await packet(store, applicant());
    expect(why).toMatch(/^This job has closed/);
    expect(applyUrls).toEqual([]);
  });

  test('APPLY-01 holds links of the web alone, and says where there is none', async () => {
    const hostile = 'javascript:alert(1)';
    await keep(table, aJob({ jobID: jobId, jobUrl: hostile, postings: [inCity('Denver', hostile)] }));
    const { job, applyUrls, why } = await packet(store, applicant());
    expect([job.jobUrl, applyUrls]).toEqual(['', []]);
    expect(why).toMatch(/^The employer gives no page/);
    expect(await apply(store, applicant())).toMatchObject({ jobUrl: '', job: { jobUrl: '' } });
  });

  test('APPLY-01 tells what the person has applied for already', async () => {
    await apply(store, applicant());
    await change({ state: 'interviewing', note: 'Call on Monday' });
    expect((await packet(store, applicant())).application).toMatchObject({
      state: 'interviewing',
      note: 'Call on Monday',
      appliedAt: NOW.toISOString(),
      changedAt: minutesLater(5).toISOString(),
    });
  });
});

describe('APPLY-01 applying', () => {
  test('APPLY-01 remembers the job, and the employer’s page for the person’s own place', async () => {
    expect(await apply(store, applicant())).toEqual({
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

  test('APPLY-01 a second time changes nothing, not what was noted since, even when the job has closed', async () => {
    await apply(store, applicant());
    const noted = await change({ state: 'offer', note: 'They said yes' });
    expect(await apply(store, applicant({ now: minutesLater(9) }))).toEqual(noted);
    await keep(table, aJob({ jobID: jobId, ...closed }));
    expect(await apply(store, applicant({ now: minutesLater(9) }))).toMatchObject({ state: 'offer' });
    expect((await listApplications(store, sub, null)).total).toBe(1);
  });

  test('APPLY-01 for a job that has closed is refused with what to do instead, and nothing is kept', async () => {
    await keep(table, aJob({ jobID: jobId, ...closed }));
    await expect(apply(store, applicant())).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(/^This job has closed: .* You can look for one like it on the board\.$/),
    });
    expect((await listApplications(store, sub, null)).total).toBe(0);
  });
});

describe.each([
  ['the packet', packet],
  ['applying', apply],
] as const)('APPLY-01 %s', (_what, ask) => {
  test.each([
    ['nobody who subscribes', {}],
    [
      'somebody whose subscription has ended',
      { activeSubscription: { ...anActiveSubscription, status: 'canceled' } },
    ],
  ] as const)('APPLY-01 is refused to %s, who is told of the plan and where it is', async (_who, facts) => {
    await keep(table, aUser({ sub, ...facts }));
    await expect(ask(store, applicant())).rejects.toMatchObject({
      code: 'NeedsPlan',
      message: 'Instant apply comes with a subscription. You can choose it at /profile/subscription.',
    });
    expect(await store.list(sub)).toEqual([]);
  });

  test('APPLY-01 finds no job that is none or is no longer kept, and no account that is being deleted', async () => {
    for (const unknown of ['', 'none', 'x'.repeat(9_000), 'JOB#', '💥'.repeat(200)])
      await expect(ask(store, applicant({ jobId: unknown }))).rejects.toMatchObject({ code: 'NotFound' });
    await keep(table, aJob({ jobID: jobId, expiresAt: NOW.getTime() / 1000 - 1 }));
    await expect(ask(store, applicant())).rejects.toMatchObject({ code: 'NotFound' });
    await keep(table, aJob({ jobID: jobId }), aSubscriber({ sub, leavingAt: NOW.toISOString() }));
    await expect(ask(store, applicant())).rejects.toMatchObject({ code: 'NotFound' });
    await expect(ask(store, applicant({ sub: 'nobody' }))).rejects.toMatchObject({ code: 'NotFound' });
  });
});
