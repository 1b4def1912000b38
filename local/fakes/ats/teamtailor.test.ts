import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';
import { teamtailor } from './teamtailor.ts';

const { endpoint, put } = runFakes('teamtailor');
const askOf = (slug: string, query = '') =>
  fetch(`${endpoint('TEAMTAILOR_URL').replace('{slug}', slug)}/jobs.json${query}`);

describe('the fake Teamtailor', () => {
  const feed_url = 'https://kettle.teamtailor.com/jobs.json';
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const feed = (length: number) => ({
    title: 'Test Kettle ',
    feed_url,
    items: numbers(0, length).map((id) => ({ id })),
  });

  test('ING-01 has a separate base URL for each employer, and serves a small feed unchanged', async () => {
    expect(endpoint('TEAMTAILOR_URL')).toMatch(/\/teamtailor\/\{slug\}$/);
    await put('teamtailor/kettle.json', feed(2));
    expect(await (await askOf('kettle')).json()).toEqual(feed(2));
    expect((await askOf('unknown')).status).toBe(404);
    expect(teamtailor.companyOf(JSON.stringify(feed(0)))).toBe('Test Kettle');
  });

  test.each([
    ['', 0, 100, '?page=2&per_page=100'],
    ['?page=3', 200, 250, undefined],
    ['?per_page=100&offset=200', 200, 250, undefined],
    ['?per_page=5000', 0, 100, '?page=2&per_page=100'],
    ['?per_page=20&page=2', 20, 40, '?page=3&per_page=20'],
    ['?page=9', 800, 800, undefined],
    ['?offset=all', 0, 100, '?page=2&per_page=100'],
  ])('for %j returns the items from %i to %i, and %j as the next page', async (query, from, to, next) => {
    await put('teamtailor/kettle.json', feed(250));
    expect(await (await askOf('kettle', query)).json()).toEqual({
      ...feed(0),
      items: numbers(from, to).map((id) => ({ id })),
      ...(next ? { next_url: feed_url + next } : {}),
    });
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('teamtailor/kettle.json', '{"items": oops');
    expect(await (await askOf('kettle')).text()).toBe('{"items": oops');
    await put('teamtailor/kettle.behavior.json', { status: 503 });
    expect((await askOf('kettle')).status).toBe(503);
  });
});
