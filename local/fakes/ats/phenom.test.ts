import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const board = 'careers.tea.example';
const { endpoint, put } = runFakes('phenom', `phenom/${board}`);
const post = (body: unknown, slug = board) =>
  fetch(`${endpoint('PHENOM_URL').replace('{slug}', slug)}/widgets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const job = (id: number) => ({ jobId: `R-${id}`, title: `Job ${id}` });
const record = (jobs: readonly unknown[]) =>
  put(`phenom/${board}.json`, { refineSearch: { data: { jobs } } });
const search = { ddoKey: 'refineSearch', country: 'us', lang: 'en_us' };

describe('the fake Phenom', () => {
  test.each([
    [{}, 0, 10],
    [{ from: 100, size: 100 }, 100, 200],
    [{ from: 0, size: 1_000 }, 0, 500],
    [{ from: 700, size: 100 }, 700, 700],
  ])('ING-01 for %j returns jobs %i to %i of 600', async (query, from, to) => {
    await record(numbers(600).map(job));
    expect(await (await post({ ...search, ...query })).json()).toEqual({
      refineSearch: {
        status: 200,
        hits: to - from,
        totalHits: 600,
        data: { jobs: numbers(600).slice(from, to).map(job) },
      },
    });
  });

  test('sorts by the date of posting on request', async () => {
    const [first, second] = [
      { ...job(1), postedDate: '2026-09-01T10:00:00.000+0000' },
      { ...job(2), postedDate: '2026-09-02T10:00:00.000+0000' },
    ];
    await record([first, second]);
    const sort = { order: 'desc', field: 'postedDate' };
    expect(await (await post({ ...search, sort })).json()).toMatchObject({
      refineSearch: { data: { jobs: [second, first] } },
    });
  });

  test('returns the detail of a listed job, from its own file if there is one', async () => {
    await record([job(1), job(2)]);
    await put(`phenom/${board}/R-2.json`, { jobId: 'R-2', description: '<p>Tea</p>' });
    const detail = async (jobId: string) => (await post({ ddoKey: 'jobDetail', jobId })).json();
    expect(await detail('R-1')).toEqual({ jobDetail: { status: 200, data: { job: job(1) } } });
    expect(await detail('R-2')).toMatchObject({
      jobDetail: { data: { job: { description: '<p>Tea</p>' } } },
    });
    expect(await detail('R-9')).toEqual({ status: 'failure' });
  });

  test('answers any other request with a failure, and unknown boards with 404', async () => {
    await record([]);
    expect(await (await post({ ddoKey: 'jobDetails' })).json()).toEqual({ status: 'failure' });
    expect(await (await post({ ddoKey: 'refineSearch' })).json()).toEqual({ status: 'failure' });
    expect((await post(search, 'careers.nobody.example')).status).toBe(404);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put(`phenom/${board}.json`, '{"refineSearch": oops');
    expect(await (await post(search)).text()).toBe('{"refineSearch": oops');
    await put(`phenom/${board}.behavior.json`, { status: 403 });
    expect((await post(search)).status).toBe(403);
  });
});
