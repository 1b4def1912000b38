import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { APPLICATION_STATES } from '../../table/application.ts';
import { anApplication } from '../../table/fixtures/application.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { jobKey } from '../../table/keys.ts';
import { applicationPersonalData } from './application-personal-data.ts';
import { type ApplicationStore, applicationStore } from './application-store.ts';
import { changeApplication, forgetApplication, listApplications, PAGE } from './applications-of.ts';
import { apply } from './apply.ts';
import { aSubscriber, keep, minutesLater, NOW } from './fixtures/desk.ts';

let table: TestTable;
let store: ApplicationStore;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = applicationStore(table);
  for (const jobID of ['a', 'b', 'c']) await keep(table, aJob({ jobID, jobTitle: `Engineer ${jobID}` }));
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `ada-${count}`;
  await keep(table, aSubscriber({ sub }));
});

const nothing = { state: undefined, note: undefined };
const listed = async () => (await listApplications(store, sub, null)).items;

describe('APPLY-01 the list of applications', () => {
  test('APPLY-01 goes on by pages, newest first, each once, whatever comes meanwhile', async () => {
    const rows = Array.from({ length: 2 * PAGE + 5 }, (_, number) =>
      anApplication(sub, `job-${number}`, { appliedAt: minutesLater(number % 40).toISOString() }),
    );
    await keep(table, ...rows);
    const seen: string[] = [];
    let nextToken: string | null = null;
    do {
      const page = await listApplications(store, sub, nextToken);
      const meanwhile = anApplication(sub, `new-${seen.length}`, {
        appliedAt: minutesLater(99).toISOString(),
      });
      await keep(table, meanwhile);
      expect(page.items.length).toBeLessThanOrEqual(PAGE);
      expect(page.total).toBe(rows.length + seen.length / PAGE);
      seen.push(...page.items.map(({ jobID }) => jobID));
      nextToken = page.nextToken;
    } while (nextToken !== null);
    const newestFirst = rows.toSorted(
      (one, other) => other.appliedAt.localeCompare(one.appliedAt) || (one.sk < other.sk ? -1 : 1),
    );
    expect(seen).toEqual(newestFirst.map(({ sk }) => sk));
  });

  test('APPLY-01 keeps title, company and page when the job is gone and the subscription over, and may be changed', async () => {
    await keep(table, aJob({ jobID: `gone-${sub}` }));
    const made = await apply(store, { sub, jobId: `gone-${sub}`, now: NOW });
    await table.documents.send(new DeleteCommand({ TableName: table.name, Key: jobKey(`gone-${sub}`) }));
    await keep(table, aUser({ sub }));
    expect(await listed()).toEqual([{ ...made, job: null }]);
    const change = { state: 'rejected', note: 'Sadly' } as const;
    const changed = await changeApplication(store, { sub, jobId: made.jobID, now: minutesLater(1) }, change);
    expect(changed).toEqual({ ...made, job: null, ...change, changedAt: minutesLater(1).toISOString() });
  });

  test('APPLY-01 is of the person alone: others find, change and forget nothing of it', async () => {
    const made = await apply(store, { sub, jobId: 'a', now: NOW });
    const bob = { sub: `bob-${sub}`, jobId: 'a', now: NOW };
    await expect(changeApplication(store, bob, { state: 'offer', note: 'mine' })).rejects.toMatchObject({
      code: 'NotFound',
      message: 'You have not applied for this job.',
    });
    expect(await forgetApplication(store, bob.sub, 'a')).toBe(true);
    expect(await listApplications(store, bob.sub, null)).toEqual({ items: [], nextToken: null, total: 0 });
    expect(await listed()).toEqual([made]);
  });

  test('APPLY-01 no page begins at a token that is none', async () => {
    await expect(listApplications(store, sub, 'x')).rejects.toMatchObject({
      code: 'BadInput',
      message: 'nextToken: There is no such page of applications. Start from the first page.',
    });
  });

  test('APPLY-01 there is nothing to change or forget of a job whose id is none', async () => {
    for (const jobId of ['', 'x'.repeat(9_000)]) {
      const asked = changeApplication(store, { sub, jobId, now: NOW }, nothing);
      await expect(asked).rejects.toMatchObject({ code: 'NotFound' });
      expect(await forgetApplication(store, sub, jobId)).toBe(true);
    }
  });

  test('APPLY-01 clicks at the same moment make one application', async () => {
    const clicks = Array.from({ length: 8 }, (_, minute) =>
      apply(store, { sub, jobId: 'a', now: minutesLater(minute) }),
    );
    const made = await Promise.all(clicks);
    expect(new Set(made.map(({ appliedAt }) => appliedAt)).size).toBe(1);
    expect(await listed()).toEqual([made[0]]);
  });

  test('API-03 is exported with its notes, and erased', async () => {
    const holding = applicationPersonalData(table);
    expect(await readPersonalData(holding, sub)).toEqual([]);
    await apply(store, { sub, jobId: 'a', now: NOW });
    await changeApplication(store, { sub, jobId: 'a', now: NOW }, { state: 'offer', note: 'Mine' });
    const held = await readPersonalData(holding, sub);
    expect(held).toEqual([expect.objectContaining({ jobID: 'a', state: 'offer', note: 'Mine' })]);
    expect(JSON.stringify(held)).not.toMatch(/APPLICATION#|"(pk|sk)"/);
    await holding.erase(sub);
    await holding.erase(sub);
    expect(await readPersonalData(holding, sub)).toEqual([]);
  });
});

describe('APPLY-01 whatever a person does, one thing after the other', () => {
  interface Known {
    readonly state: string;
    readonly note: string;
    readonly appliedAt: string;
    readonly changedAt: string;
  }
  const job = fc.constantFrom('a', 'b', 'c');
  const state = fc.option(fc.constantFrom(...APPLICATION_STATES), { nil: undefined });
  const note = fc.option(fc.string({ maxLength: 20 }), { nil: undefined });
  const step = fc.oneof(
    fc.record({ do: fc.constant('apply' as const), job }),
    fc.record({ do: fc.constant('change' as const), job, state, note }),
    fc.record({ do: fc.constant('forget' as const), job }),
  );

  test('APPLY-01 the list is what a map would hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await applicationPersonalData(table).erase(sub);
        const map = new Map<string, Known>();
        for (const [index, one] of steps.entries()) {
          const [jobId, now] = [one.job, minutesLater(index)];
          const known = map.get(jobId);
          const at = now.toISOString();
          if (one.do === 'apply') {
            await apply(store, { sub, jobId, now });
            if (!known) map.set(jobId, { state: 'applied', note: '', appliedAt: at, changedAt: at });
          } else if (one.do === 'forget') {
            await forgetApplication(store, sub, jobId);
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
                ...(one.state !== undefined && { state: one.state }),
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
