import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { jobId, PAGE_BOUNDARIES, readAllPages, sumOf } from './fixtures/read-all-pages.ts';
import { openTemplateApi } from './fixtures/template-api.ts';

const LIST = `query List($input: ListAlertsInput!) { listAlerts(input: $input) { nextToken version
  items { jobID job { jobTitle } state why asks { skills years } closeness matchedAt dueAt sentAt delivery openedAt notRelevantAt appliedAt } } }`;
const VERSION = 'query Version($input: GetUserInput!) { alertsVersion(input: $input) }';
const NOTE = `mutation Note($input: NoteAlertInput!) { noteAlert(input: $input) {
  jobID job { jobTitle } state openedAt notRelevantAt appliedAt } }`;

const FAR = 4_000_000_000;
const AT = '2026-06-01T12:00:01.000Z';

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const email = (sub: string) => `${sub}@mail.example`;
const anAlert = (sub: string, number: number, facts: object = {}) => ({
  pk: `ALERT#${sub}`,
  sk: jobId(number),
  state: 'sent',
  why: '',
  reason: {
    title: 'Senior Backend Engineer',
    place: 'country:us',
    jobType: 'Fu',
    words: 'Matches Backend Engineer in the USA',
    change: '',
  },
  matchedAt: AT,
  sentAt: AT,
  messageId: '3f1c9b52-6b8e-4d0c-9a75-0f5d7c1e2a48',
  expiresAt: FAR,
  ...facts,
});
const aMeter = (sub: string) => ({ pk: `METER#${sub}`, sk: 'METER' });
const aJob = (number: number) => ({
  pk: `JOB#${jobId(number)}`,
  sk: 'JOB',
  jobTitle: `Backend Engineer ${number}`,
});

const Page = z.object({
  items: z.array(z.looseObject({ jobID: z.string() })),
  nextToken: z.string().nullable(),
});
const Noted = z.looseObject({ openedAt: z.iso.datetime() });

const list = (sub: string, nextToken: string | null = null) =>
  api.ask(sub, LIST, { email: email(sub), nextToken });
const readPage = async (sub: string, nextToken: string | null = null) =>
  Page.parse((await list(sub, nextToken)).value);
const version = async (sub: string) => (await api.ask(sub, VERSION, { email: email(sub) })).value;
const ids = ({ items }: z.infer<typeof Page>) => items.map(({ jobID }) => jobID);

describe('listAlerts', () => {
  test('API-01 returns alerts with their jobs, applications and delivery reports', async () => {
    const dueAt = Date.parse('2026-06-01T18:00:00Z');
    await api.put(
      anAlert('ada', 3, { state: 'pending', sentAt: null, messageId: null }),
      anAlert('ada', 2, { messageId: 'text', openedAt: AT }),
      anAlert('ada', 1, { messageId: 'mail', asks: '8|Golang|Kubernetes', closeness: 2 }),
      aJob(3),
      aJob(1),
      { pk: 'MESSAGE#mail', sk: 'MESSAGE', deliveredAt: AT },
      { pk: 'MESSAGE#text', sk: 'MESSAGE', textFailedAt: AT, textFailure: 'Blocked.', textAlone: true },
      { pk: 'APPLICATION#ada', sk: jobId(1), appliedAt: AT },
      { pk: 'METER#ada', sk: 'METER', charged: new Set(['mail']), dueAt, waitingFrom: jobId(3) },
    );
    const { value } = await list('ada');
    const none = { dueAt: null, openedAt: null, notRelevantAt: null, appliedAt: null, delivery: null };
    const asked = { asks: { skills: [], years: null }, closeness: 0 };
    const shown = { ...none, ...asked, why: '', matchedAt: AT };
    expect(value).toEqual({
      nextToken: null,
      version: await version('ada'),
      items: [
        {
          ...shown,
          jobID: jobId(3),
          job: { jobTitle: 'Backend Engineer 3' },
          state: 'pending',
          sentAt: null,
          dueAt: '2026-06-01T18:00:00.000Z',
        },
        {
          ...shown,
          jobID: jobId(2),
          job: null,
          state: 'sent',
          sentAt: AT,
          delivery: 'undelivered',
          why: 'Blocked.',
          openedAt: AT,
        },
        {
          ...shown,
          jobID: jobId(1),
          job: { jobTitle: 'Backend Engineer 1' },
          state: 'sent',
          sentAt: AT,
          delivery: 'delivered',
          appliedAt: AT,
          asks: { skills: ['Golang', 'Kubernetes'], years: 8 },
          closeness: 2,
        },
      ],
    });
  });

  test('leaves out alerts that have expired', async () => {
    await api.put(anAlert('eve', 2), anAlert('eve', 1, { expiresAt: 1_000 }));
    expect(ids(await readPage('eve'))).toEqual([jobId(2)]);
  });

  test('shows each alert once, newest first, while new ones arrive', async () => {
    let people = 0;
    const run = async (count: number, more: number) => {
      people += 1;
      const sub = `reader-${people}`;
      const known = Array.from({ length: count }, (_, index) => index * 2);
      await api.put(...known.map((number) => anAlert(sub, number)));
      let newest = 2 * count;
      const shown = await readAllPages(
        (token) => readPage(sub, token),
        () => api.put(...Array.from({ length: more }, () => anAlert(sub, newest++))),
      );
      expect(shown.map(({ jobID }) => jobID)).toEqual(known.reverse().map(jobId));
    };
    const counts = fc.constantFrom(...PAGE_BOUNDARIES);
    await fc.assert(fc.asyncProperty(counts, fc.nat(12), run), { numRuns: 20 });
  });

  test('reads a full page of alerts for at most 3 units, and a look of an open tab for 1', async () => {
    await api.put(
      ...Array.from({ length: 40 }, (_, number) => anAlert('max', number, { openedAt: AT })),
      ...Array.from({ length: 40 }, (_, number) => aJob(number)),
      {
        pk: 'METER#max',
        sk: 'METER',
        charged: new Set(Array.from({ length: 10 }, (_, number) => `message-${number}`)),
        lease: { messageId: 'message-9', jobIds: Array.from({ length: 10 }, (_, number) => jobId(number)) },
      },
    );
    api.takeReadUnits();
    await list('max');
    const page = api.takeReadUnits();
    expect(page['Query ALERT']).toBeLessThanOrEqual(3);
    // Half a unit for each job and application, the meter and the message.
    expect(sumOf(page)).toBeLessThanOrEqual(3 + 31);
    await version('max');
    expect(sumOf(api.takeReadUnits())).toBeLessThanOrEqual(1);
  });

  test.each([
    ['empty', ''],
    ['invalid', 'x'],
    ['incomplete', 'before:'],
    ['overlong', `before:${'x'.repeat(2_000)}`],
  ])('refuses an %s token', async (_, token) => {
    const { error } = await list('ada', token);
    expect(error).toMatchObject({
      errorType: 'BadInput',
      message: 'nextToken: There is no such page of alerts. Start from the first page.',
    });
  });

  test.each([LIST, VERSION])('is for the owner only: %s', async (query) => {
    const { error } = await api.ask('bob', query, { email: email('ada') });
    expect(error?.errorType).toBe('Forbidden');
  });
});

describe('alertsVersion', () => {
  test.each([
    ['alert', anAlert('vera-alert', 2)],
    ['state', anAlert('vera-state', 1)],
    ['schedule', { ...aMeter('vera-schedule'), dueAt: 1_000 }],
    ['message', { ...aMeter('vera-message'), lease: { messageId: 'next' } }],
    ['charge', { ...aMeter('vera-charge'), charged: new Set(['next']) }],
  ])('changes with a new %s', async (what, row) => {
    const sub = `vera-${what}`;
    await api.put(anAlert(sub, 1, { state: 'pending' }), aMeter(sub));
    const before = await version(sub);
    expect(await version(sub)).toBe(before);
    await api.put(row);
    expect(await version(sub)).not.toBe(before);
  });

  test('is there for a person without alerts', async () => {
    const { value } = await list('nobody');
    expect(value).toEqual({ items: [], nextToken: null, version: await version('nobody') });
  });
});

describe('noteAlert', () => {
  const note = (sub: string, jobID: string, note: string) =>
    api.ask(sub, NOTE, { email: email(sub), jobID, note });

  test('MATCH-03 keeps the first note of each kind and returns the alert', async () => {
    await api.put(anAlert('nia', 1), aJob(1));
    const opened = Noted.parse((await note('nia', jobId(1), 'opened')).value);
    expect(opened).toMatchObject({ job: { jobTitle: 'Backend Engineer 1' }, notRelevantAt: null });
    const judged = Noted.parse((await note('nia', jobId(1), 'notRelevant')).value);
    expect(judged.openedAt).toBe(opened.openedAt);
    expect((await note('nia', jobId(1), 'opened')).value).toEqual(judged);
    expect((await note('nia', jobId(1), 'notRelevant')).value).toEqual(judged);
    expect((await note('nia', jobId(1), 'relevant')).value).toEqual(opened);
  });

  test.each(['opened', 'notRelevant', 'relevant'])('MATCH-03 %s creates no alert', async (kind) => {
    const { error } = await note('no-one', jobId(1), kind);
    expect(error).toMatchObject({
      errorType: 'NotFound',
      message: "You don't have an alert for this job.",
    });
    expect(ids(await readPage('no-one'))).toEqual([]);
  });

  test.each([
    ['empty', ''],
    ['overlong', 'x'.repeat(2_000)],
  ])('API-02 refuses an %s job id', async (_, id) => {
    expect((await note('nia', id, 'opened')).error?.errorType).toBe('BadInput');
  });

  test('is for the owner only', async () => {
    const input = { email: email('nia'), jobID: jobId(1), note: 'opened' };
    expect((await api.ask('bob', NOTE, input)).error?.errorType).toBe('Forbidden');
  });
});
