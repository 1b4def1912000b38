import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changeUser, readUser } from '../../members/user-store.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { anApplication } from '../../table/fixtures/application.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { newJobId } from '../../table/job-id.ts';
import { answersKey } from '../../table/keys.ts';
import { mondayOf } from '../../table/monday-of.ts';
import { answerAlert, type Deps, takeOffer } from './answer-alert.ts';
import { feedbackStore } from './feedback-store.ts';

const NOW = new Date('2026-06-10T12:00:00.000Z');
const idOf = (day: number, name: string) =>
  newJobId(new Date(`2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`), { pk: name, sk: name });
const [today, monday, lastMonth, gone] = [idOf(10, 'a'), idOf(8, 'b'), idOf(1, 'c'), idOf(10, 'gone')];

let table: TestTable;
let deps: Deps;
beforeAll(async () => {
  table = await startTestTable();
  deps = {
    store: feedbackStore(table),
    user: async (sub) => (await readUser(table, sub))?.user,
    changeUser: (sub, change) => changeUser(table, sub, change),
    now: () => NOW,
    newId: () => randomUUID(),
  };
});
afterAll(() => table.stop());

beforeEach(async () => {
  const senior = { levels: ['senior' as const] };
  const rows = [
    aUser(),
    aUser({ sub: 'bob' }),
    aJob({ jobID: today, ...senior }),
    aJob({ jobID: monday, ...senior }),
    aJob({ jobID: lastMonth, ...senior }),
    ...[today, monday, lastMonth, gone].map((jobId) => anAlert('ada', jobId, { state: 'sent' })),
    anApplication('ada', lastMonth),
  ];
  for (const Item of rows) await table.documents.send(new PutCommand({ TableName: table.name, Item }));
});

const answer = (jobId: string, sub = 'ada') => answerAlert(deps, sub, jobId, 'level');
const take = (words = 'Leave out senior jobs') =>
  takeOffer(deps, 'ada', { jobId: today, answer: 'level', words });
const ada = async () => (await readUser(table, 'ada'))?.user;

describe('an answer about an alert', () => {
  test('LEARN-01 offers a setting with what it would have removed of a week and of applications, and changes none', async () => {
    const before = await ada();
    const { offers, markedAt } = await answer(today);
    expect(offers).toMatchObject([{ words: 'Leave out senior jobs', removed: 2, alerts: 2, cost: 1 }]);
    expect(markedAt).toBe(NOW.toISOString());
    expect(await ada()).toEqual(before);
  });

  test('LEARN-01 is taken over once, however often it is pressed, and counted once', async () => {
    await answer(today);
    await answer(today);
    const { learned } = await take();
    expect((await take()).learned).toEqual(learned);
    expect((await ada())?.learned).toEqual([learned]);
    expect((await ada())?.criteria.levels).not.toContain('senior');
    const Key = answersKey(mondayOf(NOW), 'setting', 'levels');
    const { Item } = await table.documents.send(new GetCommand({ TableName: table.name, Key }));
    expect(Item).toMatchObject({ taken: 1 });
  });

  test.each([
    ['that somebody else has', () => answer(today, 'bob'), "You don't have an alert for this job."],
    [
      'whose job is gone',
      () => answer(gone),
      'This job is no longer available, so there is nothing to learn from it.',
    ],
    ['of nobody', () => answer(today, 'eve'), "There's no account for this email yet. Please register."],
  ])('LEARN-01 is refused for an alert %s', async (_, ask, message) => {
    await expect(ask()).rejects.toMatchObject({ code: 'NotFound', message });
  });

  test('LEARN-01 takes over nothing but what is offered', async () => {
    const before = await ada();
    await expect(take('Leave out all jobs')).rejects.toMatchObject({ code: 'Conflict' });
    expect(await ada()).toEqual(before);
  });
});
