import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const board = 'jobs.tea.example~en_US';
const { endpoint, put } = runFakes('successfactors-jobs', `successfactors-jobs/${board}`);
const base = (slug: string) => endpoint('SUCCESSFACTORS_JOBS_URL').replace('{slug}', slug);
const search = (body: unknown, slug = board) =>
  fetch(`${base(slug)}/services/recruiting/v1/jobs`, { method: 'POST', body: JSON.stringify(body) });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const job = (id: number) => ({ response: { id: `${id}`, unifiedStandardTitle: `Job ${id}` } });
const record = (count: number) =>
  put(`successfactors-jobs/${board}.json`, { jobSearchResult: numbers(count).map(job) });

describe('the fake search of SuccessFactors', () => {
  test.each([
    [0, 0, 10],
    [2, 20, 25],
    [3, 25, 25],
  ])('ING-01 for page %i returns jobs %i to %i of 25', async (pageNumber, from, to) => {
    await record(25);
    expect(await (await search({ locale: 'en_US', pageNumber })).json()).toEqual({
      totalJobs: 25,
      jobSearchResult: numbers(25).slice(from, to).map(job),
    });
  });

  test('has no jobs in another locale, and answers 401 for other sites', async () => {
    await record(2);
    expect(await (await search({ locale: 'de_DE' })).json()).toEqual({ totalJobs: 0, jobSearchResult: [] });
    expect((await search({ locale: 'en_US' }, 'jobs.nobody.example~en_US')).status).toBe(401);
  });

  test("returns a listed job's page", async () => {
    await record(2);
    await put(`successfactors-jobs/${board}/1.html`, '<p itemprop="title">Tea</p>');
    const page = async (id: number) => fetch(`${base(board)}/job/Title/${id}-en_US`);
    expect(await (await page(1)).text()).toBe('<p itemprop="title">Tea</p>');
    expect(await (await page(0)).text()).toContain('<title>Job</title>');
    expect((await page(9)).status).toBe(404);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put(`successfactors-jobs/${board}.json`, '{ oops');
    expect(await (await search({})).text()).toBe('{ oops');
    await put(`successfactors-jobs/${board}.behavior.json`, { status: 429 });
    expect((await search({})).status).toBe(429);
  });
});
