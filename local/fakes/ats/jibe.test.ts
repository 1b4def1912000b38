import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('jibe');
const host = 'careers.kettle.example';
const askOf = (slug: string, query: string) =>
  fetch(`${endpoint('JIBE_URL').replace('{slug}', slug)}/api/jobs${query}`);
const jobs = (count: number) => Array.from({ length: count }, (_, slug) => ({ data: { slug } }));

describe('the fake Jibe', () => {
  test.each([
    ['', 0, 10],
    ['?limit=100', 0, 100],
    ['?limit=100&page=2', 100, 120],
    ['?limit=100&page=3', 120, 120],
    ['?limit=2&page=51', 100, 102],
    ['?limit=2&page=55', 100, 102],
  ])('ING-01 with %j returns jobs %i to %i of 120', async (query, from, to) => {
    await put(`jibe/${host}.json`, { jobs: jobs(120) });
    expect(await (await askOf(host, query)).json()).toEqual({
      jobs: jobs(120).slice(from, to),
      totalCount: 120,
    });
  });

  test('ING-03 refuses larger pages, and unknown boards', async () => {
    await put(`jibe/${host}.json`, { jobs: jobs(1) });
    expect((await askOf(host, '?limit=101')).status).toBe(422);
    expect((await askOf('careers.unknown.example', '')).status).toBe(404);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put(`jibe/${host}.json`, '{ oops');
    expect(await (await askOf(host, '')).text()).toBe('{ oops');
    await put(`jibe/${host}.behavior.json`, { status: 503 });
    expect((await askOf(host, '')).status).toBe(503);
  });
});
