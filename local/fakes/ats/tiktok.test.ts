import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('tiktok');
const search = (body: unknown, headers: Record<string, string> = { 'website-path': 'tiktok' }) =>
  fetch(`${endpoint('TIKTOK_URL').replace('{slug}', 'tiktok')}/api/v1/public/supplier/search/job/posts`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const job = (id: number) => ({ id: `${id}`, title: `Job ${id}` });

describe('the fake of lifeattiktok.com', () => {
  test.each([
    [{}, 0, 10],
    [{ limit: 100, offset: 100 }, 100, 150],
    [{ limit: 500, offset: 0 }, 0, 10],
    [7, 0, 10],
  ])('ING-01 for %j returns jobs %i to %i of 150', async (body, from, to) => {
    await put('tiktok/tiktok.json', { data: { job_post_list: numbers(150).map(job) } });
    expect(await (await search(body)).json()).toMatchObject({
      data: { count: 150, job_post_list: numbers(150).slice(from, to).map(job) },
    });
  });

  test('answers 400 without the header that names the site, and 404 without a file', async () => {
    expect((await search({})).status).toBe(404);
    await put('tiktok/tiktok.json', { data: { job_post_list: [] } });
    expect((await search({}, {})).status).toBe(400);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('tiktok/tiktok.json', '{ oops');
    expect(await (await search({})).text()).toBe('{ oops');
    await put('tiktok/tiktok.behavior.json', { status: 429 });
    expect((await search({})).status).toBe(429);
  });
});
