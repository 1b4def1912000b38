import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('apple', 'apple/apple');
const base = () => endpoint('APPLE_URL').replace('{slug}', 'apple');
const search = (body: unknown) =>
  fetch(`${base()}/api/v1/search`, { method: 'POST', body: JSON.stringify(body) });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const row = (id: number) => ({ reqId: `${id}-1`, postingTitle: `Job ${id}` });
const record = (count: number) =>
  put('apple/apple.json', { res: { searchResults: numbers(count).map(row) } });

describe('the fake of jobs.apple.com', () => {
  test.each([
    [1, 0, 20],
    [3, 40, 50],
    [4, 50, 50],
  ])('ING-01 for page %i returns rows %i to %i of 50', async (page, from, to) => {
    await record(50);
    expect(await (await search({ filters: {}, page })).json()).toEqual({
      res: { searchResults: numbers(50).slice(from, to).map(row), totalRecords: 50 },
    });
  });

  test('answers 436 without filters, and 404 without a file', async () => {
    expect((await search({ filters: {} })).status).toBe(404);
    await record(1);
    expect((await search({ page: 1 })).status).toBe(436);
  });

  test('returns the detail of a listed row, from its own file if there is one', async () => {
    await record(2);
    await put('apple/apple/1-1.json', { postingTitle: 'Job 1', description: 'Tea' });
    const detail = (id: string) => fetch(`${base()}/api/v1/jobDetails/${id}`);
    expect(await (await detail('0-1')).json()).toEqual({ res: row(0) });
    expect(await (await detail('1-1')).json()).toEqual({
      res: { postingTitle: 'Job 1', description: 'Tea' },
    });
    expect((await detail('9-1')).status).toBe(404);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('apple/apple.json', '{ oops');
    expect(await (await search({})).text()).toBe('{ oops');
    await put('apple/apple.behavior.json', { status: 503 });
    expect((await search({})).status).toBe(503);
  });
});
