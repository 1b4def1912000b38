import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('amazon');
const ask = (query: string) =>
  fetch(`${endpoint('AMAZON_URL').replace('{slug}', 'amazon')}/en/search.json${query}`);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const job = (id: number) => ({ id_icims: `${id}`, title: `Job ${id}` });

describe('the fake of amazon.jobs', () => {
  test.each([
    ['', 0, 10],
    ['?result_limit=100&offset=100&sort=recent', 100, 200],
    ['?result_limit=100&offset=200', 200, 250],
    ['?result_limit=500', 0, 10],
    ['?result_limit=100&offset=300', 300, 300],
  ])('ING-01 for %j returns jobs %i to %i of 250', async (query, from, to) => {
    await put('amazon/amazon.json', { jobs: numbers(250).map(job) });
    expect(await (await ask(query)).json()).toMatchObject({
      hits: 250,
      jobs: numbers(250).slice(from, to).map(job),
    });
  });

  test('fails from an offset of 10,000', async () => {
    await put('amazon/amazon.json', { jobs: [] });
    expect((await ask('?offset=9999')).status).toBe(200);
    expect((await ask('?offset=10000')).status).toBe(500);
  });

  test('returns 404 without a file, serves an invalid one unchanged, and applies behavior files', async () => {
    expect((await ask('')).status).toBe(404);
    await put('amazon/amazon.json', '{"jobs": oops');
    expect(await (await ask('')).text()).toBe('{"jobs": oops');
    await put('amazon/amazon.behavior.json', { status: 503 });
    expect((await ask('')).status).toBe(503);
  });
});
