import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { jobId, PAGE_BOUNDARIES, readAllPages, sumOf } from './fixtures/read-all-pages.ts';
import { openTemplateApi } from './fixtures/template-api.ts';

const LIST = `query List($input: ListApplicationsInput!) { listApplications(input: $input) { nextToken
  items { jobID job { jobTitle jobUrl } jobTitle companyName jobUrl state note appliedAt changedAt } } }`;

const AT = '2026-06-01T12:00:01.000Z';

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const anApplication = (sub: string, number: number) => ({
  pk: `APPLICATION#${sub}`,
  sk: jobId(number),
  jobTitle: `Engineer ${number}`,
  companyName: 'Acme',
  jobUrl: 'https://acme.example/1',
  state: 'applied',
  note: 'Call on Monday and ask for the salary range.',
  appliedAt: AT,
  changedAt: AT,
});
const aJob = (number: number, facts: object = {}) => ({
  pk: `JOB#${jobId(number)}`,
  sk: 'JOB',
  jobTitle: `Engineer ${number}`,
  jobUrl: 'https://acme.example/1',
  ...facts,
});

const Page = z.object({
  items: z.array(z.looseObject({ jobID: z.string() })),
  nextToken: z.string().nullable(),
});
const list = (sub: string, nextToken: string | null = null, filter: object = {}) =>
  api.ask(sub, LIST, { email: `${sub}@mail.example`, nextToken, ...filter });
const readPage = async (sub: string, nextToken: string | null = null) =>
  Page.parse((await list(sub, nextToken)).value);

describe('listApplications', () => {
  test('APPLY-01 returns applications with the jobs that still exist and links to the web only', async () => {
    await api.put(
      ...[1, 2, 3].map((number) => anApplication('ada', number)),
      aJob(2, { jobUrl: 'javascript:alert(1)' }),
      aJob(3),
    );
    const { items } = await readPage('ada');
    expect(items.map(({ jobID, job }) => [jobID, job])).toEqual([
      [jobId(3), { jobTitle: 'Engineer 3', jobUrl: 'https://acme.example/1' }],
      [jobId(2), { jobTitle: 'Engineer 2', jobUrl: '' }],
      [jobId(1), null],
    ]);
    const { pk: _pk, sk: _sk, ...copied } = anApplication('ada', 1);
    expect(items[2]).toMatchObject(copied);
  });

  test('APPLY-01 shows each application once, newest job first, while new ones arrive', async () => {
    let people = 0;
    const run = async (count: number, more: number) => {
      people += 1;
      const sub = `reader-${people}`;
      const known = Array.from({ length: count }, (_, index) => index * 2);
      await api.put(...known.map((number) => anApplication(sub, number)));
      let newest = 2 * count;
      const shown = await readAllPages(
        (token) => readPage(sub, token),
        () => api.put(...Array.from({ length: more }, () => anApplication(sub, newest++))),
      );
      expect(shown.map(({ jobID }) => jobID)).toEqual(known.reverse().map(jobId));
    };
    const counts = fc.constantFrom(...PAGE_BOUNDARIES);
    await fc.assert(fc.asyncProperty(counts, fc.nat(12), run), { numRuns: 20 });
  });

  test('APPLY-01 lists saved jobs, the others, or both; pages can be empty', async () => {
    const saved = { state: 'saved', appliedAt: undefined };
    await api.put(
      { ...anApplication('eve', 0), ...saved },
      ...Array.from({ length: 30 }, (_, number) => anApplication('eve', number + 1)),
      { ...anApplication('eve', 31), ...saved },
    );
    const read = async (nextToken: string | null, filter: object) =>
      Page.parse((await list('eve', nextToken, filter)).value);
    const pageSizes = async (filter: object) => {
      const first = await read(null, filter);
      const second = await read(first.nextToken, filter);
      expect(second.nextToken).toBeNull();
      return [first.items.length, second.items.length];
    };
    expect(await pageSizes({ saved: true })).toEqual([1, 1]);
    expect(await pageSizes({ saved: false })).toEqual([29, 1]);
    expect(await pageSizes({ saved: null })).toEqual([30, 2]);
    await api.put(anApplication('eve', 31));
    expect(await pageSizes({ saved: true })).toEqual([0, 1]);
  });

  test('reads a full page for at most 3 units, plus half a unit for each job', async () => {
    await api.put(...Array.from({ length: 40 }, (_, number) => anApplication('max', number)));
    api.takeReadUnits();
    await list('max');
    const page = api.takeReadUnits();
    expect(page['Query APPLICATION']).toBeLessThanOrEqual(3);
    expect(sumOf(page)).toBeLessThanOrEqual(3 + 15);
  });

  test.each([
    ['empty', ''],
    ['invalid', 'x'],
    ['overlong', `before:${'x'.repeat(2_000)}`],
  ])('refuses an %s token', async (_, token) => {
    expect((await list('ada', token)).error).toMatchObject({
      errorType: 'BadInput',
      message: 'nextToken: There is no such page of applications. Start from the first page.',
    });
  });

  test('APPLY-01 is for the owner only', async () => {
    const { error } = await api.ask('bob', LIST, { email: 'ada@mail.example' });
    expect(error?.errorType).toBe('Forbidden');
  });
});

describe('forgetApplication', () => {
  const FORGET = 'mutation Forget($input: ApplicationInput!) { forgetApplication(input: $input) }';
  const forget = (sub: string, jobID: string, email = `${sub}@mail.example`) =>
    api.ask(sub, FORGET, { email, jobID });

  test('APPLY-01 deletes one of the caller’s rows, and returns true even if there is none', async () => {
    await api.put(...[1, 2].map((number) => anApplication('ivy', number)), anApplication('joe', 1));
    for (const _time of [1, 2]) expect(await forget('ivy', jobId(1))).toEqual({ value: true });
    expect((await readPage('ivy')).items.map(({ jobID }) => jobID)).toEqual([jobId(2)]);
    expect((await readPage('joe')).items).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(9_000)])(
    'APPLY-01 has nothing to delete for the impossible id “%.5s”',
    async (id) => {
      expect(await forget('ivy', id)).toEqual({ value: true });
    },
  );

  test('APPLY-01 is for the owner only', async () => {
    await api.put(anApplication('kim', 1));
    expect((await forget('lee', jobId(1), 'kim@mail.example')).error?.errorType).toBe('Forbidden');
    expect((await readPage('kim')).items).toHaveLength(1);
  });
});
