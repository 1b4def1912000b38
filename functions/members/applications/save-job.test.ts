import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { type ApplicationStore, applicationStore } from './application-store.ts';
import { applyToJob, readApplicationPacket } from './apply-to-job.ts';
import {
  aSubscriber,
  deleteApplication,
  listApplications,
  minutesLater,
  NOW,
  putRows,
} from './fixtures/subscriber.ts';
import { changeApplication } from './manage-applications.ts';
import { saveJob } from './save-job.ts';

let table: TestTable;
let store: ApplicationStore;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = applicationStore(table);
  await putRows(table, aJob({ jobID: 'open' }), aJob({ jobID: 'closed', closedAt: NOW.toISOString() }));
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `ada-${count}`;
  await putRows(table, aUser({ sub }));
});

const save = (jobId = 'open', now = NOW) => saveJob(store, { sub, jobId, now });
const listed = () => listApplications(table, store, sub);

describe('saving a job', () => {
  test('APPLY-01 copies the job, on any plan, without a date of applying', async () => {
    const saved = await save();
    expect(saved).toMatchObject({ jobID: 'open', companyName: 'Acme', state: 'saved', note: '' });
    expect(saved.appliedAt).toBeUndefined();
    expect(await listed()).toEqual([saved]);
  });

  test('APPLY-01 again changes nothing, also after applying', async () => {
    const saved = await save();
    expect(await save('open', minutesLater(1))).toEqual(saved);
    await putRows(table, aSubscriber({ sub }));
    const applied = await applyToJob(store, { sub, jobId: 'open', now: minutesLater(2) });
    expect(await save('open', minutesLater(3))).toEqual(applied);
  });

  test('APPLY-01 works for a closed job, but not for one that is gone or for a deleted account', async () => {
    expect(await save('closed')).toMatchObject({ job: { closedAt: NOW.toISOString() } });
    await expect(save('none')).rejects.toMatchObject({ code: 'NotFound' });
    await expect(save('')).rejects.toMatchObject({ code: 'NotFound' });
    await putRows(table, aUser({ sub, leavingAt: NOW.toISOString() }));
    await expect(save()).rejects.toMatchObject({ code: 'NotFound' });
  });

  test.each([
    ['of a board that nobody confirmed', { jobID: 'private', audience: 'careers:acme-jobs.example' }],
    ['that was withdrawn', { jobID: 'withdrawn', withdrawnAt: NOW.toISOString() }],
  ])('APPLY-01 a job %s can only be read by a person who was alerted about it', async (_, facts) => {
    await putRows(table, aJob(facts), aSubscriber({ sub }));
    const request = { sub, jobId: facts.jobID, now: NOW };
    const ways = [saveJob, readApplicationPacket, applyToJob];
    for (const way of ways) await expect(way(store, request)).rejects.toMatchObject({ code: 'NotFound' });
    await putRows(table, anAlert(sub, facts.jobID));
    for (const way of ways)
      expect(await way(store, request)).toMatchObject({ job: { jobTitle: 'Backend Engineer' } });
  });

  test('APPLY-01 works again after the job was removed from the list', async () => {
    await save();
    await deleteApplication(table, sub, 'open');
    expect(await listed()).toEqual([]);
    const saved = await save('open', minutesLater(1));
    expect(await listed()).toEqual([saved]);
  });
});

describe('applying for a saved job', () => {
  test('APPLY-01 moves it to applied, once', async () => {
    await save();
    await putRows(table, aSubscriber({ sub }));
    const clicks = [1, 2, 3].map((minute) =>
      applyToJob(store, { sub, jobId: 'open', now: minutesLater(minute) }),
    );
    const made = await Promise.all(clicks);
    expect(new Set(made.map(({ appliedAt }) => appliedAt)).size).toBe(1);
    expect(await listed()).toEqual([expect.objectContaining({ state: 'applied', note: '' })]);
  });

  test('APPLY-01 can also be reported without a plan, and the first report dates it', async () => {
    await save();
    const report = (state: 'applied' | 'offer', minute: number) =>
      changeApplication(store, { sub, jobId: 'open', now: minutesLater(minute) }, { state, note: undefined });
    const at = minutesLater(1).toISOString();
    expect(await report('applied', 1)).toMatchObject({ state: 'applied', appliedAt: at });
    expect(await report('offer', 2)).toMatchObject({ state: 'offer', appliedAt: at });
  });

  test('APPLY-01 the packet of a saved job has no application yet', async () => {
    await save();
    await putRows(table, aSubscriber({ sub }));
    const { application } = await readApplicationPacket(store, { sub, jobId: 'open', now: NOW });
    expect(application).toBeNull();
  });
});
