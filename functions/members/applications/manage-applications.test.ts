import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { APPLIED_STATES } from '../../table/application.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { jobKey } from '../../table/keys.ts';
import { applicationPersonalData } from './application-personal-data.ts';
import { type ApplicationStore, applicationStore } from './application-store.ts';
import { applyToJob } from './apply-to-job.ts';
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
  for (const jobID of ['a', 'b', 'c']) await putRows(table, aJob({ jobID, jobTitle: `Engineer ${jobID}` }));
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `ada-${count}`;
  await putRows(table, aSubscriber({ sub }));
});

const nothing = { state: undefined, note: undefined };
const listed = () => listApplications(table, store, sub);

describe('APPLY-01 the list of applications', () => {
  test('APPLY-01 keeps title, company and page after the job and the subscription are gone, and can be changed', async () => {
    await putRows(table, aJob({ jobID: `gone-${sub}` }));
    const made = await applyToJob(store, { sub, jobId: `gone-${sub}`, now: NOW });
    await table.documents.send(new DeleteCommand({ TableName: table.name, Key: jobKey(`gone-${sub}`) }));
    await putRows(table, aUser({ sub }));
    expect(await listed()).toEqual([{ ...made, job: null }]);
    const change = { state: 'rejected', note: 'Sadly' } as const;
    const changed = await changeApplication(store, { sub, jobId: made.jobID, now: minutesLater(1) }, change);
    expect(changed).toEqual({ ...made, job: null, ...change, changedAt: minutesLater(1).toISOString() });
  });

  test('APPLY-01 is private: other people can’t read or change it', async () => {
    const made = await applyToJob(store, { sub, jobId: 'a', now: NOW });
    const bob = { sub: `bob-${sub}`, jobId: 'a', now: NOW };
    await expect(changeApplication(store, bob, { state: 'offer', note: 'mine' })).rejects.toMatchObject({
      code: 'NotFound',
      message: "You haven't saved this job or applied for it.",
    });
    expect(await listApplications(table, store, bob.sub)).toEqual([]);
    expect(await listed()).toEqual([made]);
  });

  test('APPLY-01 has nothing to change for an invalid job id', async () => {
    for (const jobId of ['', 'x'.repeat(9_000)]) {
      const changed = changeApplication(store, { sub, jobId, now: NOW }, nothing);
      await expect(changed).rejects.toMatchObject({ code: 'NotFound' });
    }
  });

  test('APPLY-01 has one application after concurrent clicks', async () => {
    const clicks = Array.from({ length: 8 }, (_, minute) =>
      applyToJob(store, { sub, jobId: 'a', now: minutesLater(minute) }),
    );
    const made = await Promise.all(clicks);
    expect(new Set(made.map(({ appliedAt }) => appliedAt)).size).toBe(1);
    expect(await listed()).toEqual([made[0]]);
  });

  test('API-03 is exported with its notes, and erased', async () => {
    const personalData = applicationPersonalData(table);
    expect(await readPersonalData(personalData, sub)).toEqual([]);
    await applyToJob(store, { sub, jobId: 'a', now: NOW });
    await changeApplication(store, { sub, jobId: 'a', now: NOW }, { state: 'offer', note: 'Mine' });
    const exported = await readPersonalData(personalData, sub);
    expect(exported).toEqual([expect.objectContaining({ jobID: 'a', state: 'offer', note: 'Mine' })]);
    expect(JSON.stringify(exported)).not.toMatch(/APPLICATION#|"(pk|sk)"/);
    await personalData.erase(sub);
    await personalData.erase(sub);
    expect(await readPersonalData(personalData, sub)).toEqual([]);
  });
});

describe('APPLY-01 any sequence of operations', () => {
  interface Expected {
    readonly state: string;
    readonly note: string;
    readonly appliedAt: string | undefined;
    readonly changedAt: string;
  }
  const job = fc.constantFrom('a', 'b', 'c');
  const state = fc.option(fc.constantFrom(...APPLIED_STATES), { nil: undefined });
  const note = fc.option(fc.string({ maxLength: 20 }), { nil: undefined });
  const step = fc.oneof(
    fc.record({ do: fc.constant('apply' as const), job }),
    fc.record({ do: fc.constant('save' as const), job }),
    fc.record({ do: fc.constant('change' as const), job, state, note }),
    fc.record({ do: fc.constant('remove' as const), job }),
  );

  test('APPLY-01 lists what a map would contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await applicationPersonalData(table).erase(sub);
        const map = new Map<string, Expected>();
        for (const [index, one] of steps.entries()) {
          const [jobId, now] = [one.job, minutesLater(index)];
          const known = map.get(jobId);
          const at = now.toISOString();
          if (one.do === 'apply') {
            await applyToJob(store, { sub, jobId, now });
            const note = known?.note ?? '';
            if (!known || known.state === 'saved')
              map.set(jobId, { state: 'applied', note, appliedAt: at, changedAt: at });
          } else if (one.do === 'save') {
            await saveJob(store, { sub, jobId, now });
            if (!known) map.set(jobId, { state: 'saved', note: '', appliedAt: undefined, changedAt: at });
          } else if (one.do === 'remove') {
            await deleteApplication(table, sub, jobId);
            map.delete(jobId);
          } else {
            const changed = changeApplication(
              store,
              { sub, jobId, now },
              { state: one.state, note: one.note },
            );
            if (!known) await expect(changed).rejects.toMatchObject({ code: 'NotFound' });
            else {
              await changed;
              const isChange = one.state !== undefined || one.note !== undefined;
              map.set(jobId, {
                ...known,
                ...(one.state !== undefined && { state: one.state, appliedAt: known.appliedAt ?? at }),
                ...(one.note !== undefined && { note: one.note }),
                ...(isChange && { changedAt: at }),
              });
            }
          }
        }
        const expected = [...map].map(([jobID, known]) => ({ jobID, ...known }));
        const found = (await listed()).map(({ jobID, state, note, appliedAt, changedAt }) => ({
          jobID,
          state,
          note,
          appliedAt,
          changedAt,
        }));
        const byJob = (one: { jobID: string }, other: { jobID: string }) =>
          one.jobID < other.jobID ? -1 : 1;
        expect(found.sort(byJob)).toEqual(expected.sort(byJob));
      }),
      { numRuns: 30 },
    );
  });
});
