import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const board = 'tea.wd5.myworkdayjobs.com~Careers';
const { endpoint, put, putDetail } = runFakes('workday');
const ask = (path: string, init?: RequestInit, slug = board) =>
  fetch(`${endpoint('WORKDAY_URL').replace('{slug}', slug)}/wday/cxs${path}`, init);

const search = { appliedFacets: {}, limit: 20, offset: 0, searchText: '' };
const post = (body: unknown, path = '/tea/Careers/jobs', slug = board) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, slug);

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const row = (id: number, facets?: Record<string, string[]>) => ({
  title: `Posting ${id}`,
  externalPath: `/job/Austin/Posting_JR-${id}`,
  bulletFields: [`JR-${id}`],
  ...(facets ? { facets } : {}),
});
const record = (count: number, facetsOf?: (id: number) => Record<string, string[]>) =>
  put(`workday/${board}.json`, { jobPostings: numbers(count).map((id) => row(id, facetsOf?.(id))) });

async function found(facts: Record<string, unknown>) {
  const body: unknown = await (await post({ ...search, ...facts })).json();
  // written by the test
  const { total, jobPostings, facets } = body as {
    total: number;
    jobPostings: { title: string }[];
    facets: unknown[];
  };
  return { total, ids: jobPostings.map(({ title }) => Number(title.replace(/\D/g, ''))), facets };
}

describe('the fake Workday', () => {
  test.each([
    [{}, 0, 20],
    [{ limit: 5, offset: 20 }, 20, 25],
    [{ offset: 40 }, 40, 45],
    [{ offset: 60 }, 45, 45],
  ])('ING-01 for %j returns rows %i to %i of 45', async (facts, from, to) => {
    await record(45);
    expect(await found(facts)).toMatchObject({ total: 45, ids: numbers(45).slice(from, to) });
  });

  test('ING-03 finds at most 2,000 rows, after which offsets start over', async () => {
    await record(2_100);
    expect(await found({ offset: 1_990 })).toMatchObject({ total: 2_000, ids: numbers(2_000).slice(1_990) });
    expect(await found({ offset: 2_020 })).toMatchObject({ ids: numbers(40).slice(20) });
  });

  test('counts rows by facet, with places in a group, and finds those with one of the given values', async () => {
    await record(6, (id) => ({ jobFamilyGroup: [id % 2 ? 'odd' : 'even'], locations: ['a', 'b'] }));
    const all = await found({});
    expect(all.facets).toEqual([
      {
        facetParameter: 'jobFamilyGroup',
        values: [
          { id: 'even', descriptor: 'even', count: 3 },
          { id: 'odd', descriptor: 'odd', count: 3 },
        ],
      },
      expect.objectContaining({
        facetParameter: 'locationMainGroup',
        values: [expect.objectContaining({ facetParameter: 'locations' })],
      }),
    ]);
    const odd = await found({ appliedFacets: { jobFamilyGroup: ['odd', 'prime'], locations: ['b'] } });
    expect(odd).toMatchObject({ total: 3, ids: [1, 3, 5] });
    expect(await found({ appliedFacets: { timeType: ['Full time'] } })).toMatchObject({ total: 0 });
  });

  test.each([
    ['more than 20 rows', { limit: 21 }, 400],
    ['no facets', { appliedFacets: undefined }, 422],
    ['no text', { searchText: undefined }, 422],
    ['no offset', { offset: undefined }, 422],
    ['no limit', { limit: undefined }, 422],
  ])('ING-03 rejects a request for %s', async (_, facts, status) => {
    await record(1);
    expect((await post({ ...search, ...facts })).status).toBe(status);
  });

  test('ING-03 rejects another site, tenant or host, and a body that is not JSON', async () => {
    await record(1);
    expect((await post(search, '/tea/careers/jobs')).status).toBe(422);
    expect((await post(search, '/coffee/Careers/jobs')).status).toBe(422);
    expect((await post(search, '/tea/Careers/jobs', 'tea.wd1.myworkdayjobs.com~Careers')).status).toBe(422);
    expect((await ask('/tea/Careers/jobs', { method: 'POST', body: '{' })).status).toBe(422);
  });

  test('serves tenants with an underscore, and hosts that tenants share', async () => {
    for (const [slug, path] of [
      ['osv-cci.wd1.myworkdayjobs.com~Careers', '/osv_cci/Careers/jobs'],
      ['wd5.myworkdaysite.com~tea~Careers', '/tea/Careers/jobs'],
    ] as const) {
      await put(`workday/${slug}.json`, { jobPostings: [row(1)] });
      expect(await (await post(search, path, slug)).json()).toMatchObject({ total: 1 });
    }
  });

  test('states the total on the first page only, or repeats that page, if its behavior file says so', async () => {
    await record(30);
    await put(`workday/${board}.behavior.json`, { totalOnFirstPage: true });
    expect([await found({}), await found({ offset: 20 })]).toMatchObject([{ total: 30 }, { total: 0 }]);
    await put(`workday/${board}.behavior.json`, { repeatsFirstPage: true });
    expect(await found({ offset: 20 })).toMatchObject({ total: 30, ids: numbers(20) });
  });

  test('returns a detail by the path of its posting, with or without the number of a reposting', async () => {
    const externalPath = '/job/Austin/Posting_JR-7-1';
    await put(`workday/${board}.json`, { jobPostings: [row(1), { ...row(7), externalPath }] });
    await putDetail(`workday/${board}/JR-7.json`, { jobPostingInfo: { jobReqId: 'JR-7' } });
    const found = await ask(`/tea/Careers${externalPath}`);
    expect(await found.json()).toEqual({ jobPostingInfo: { jobReqId: 'JR-7' } });
    for (const missing of ['/tea/Careers/job/Austin/Posting_JR-1', '/tea/Careers/job/Austin/Posting_JR-9'])
      expect((await ask(missing)).status).toBe(404);
  });

  test('serves an invalid recording unchanged', async () => {
    await put(`workday/${board}.json`, '{"jobPostings": oops');
    expect(await (await post(search)).text()).toBe('{"jobPostings": oops');
  });
});
