import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const board = 'jobs.tea.example~tea.com';
const { endpoint, put } = runFakes(
  'eightfold',
  'eightfold-v2',
  `eightfold/${board}`,
  `eightfold-v2/${board}`,
);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const position = (id: number) => ({ id, name: `Position ${id}` });
const wrap = (data: unknown) => ({ status: 200, error: { message: '', body: '' }, data });

describe.each([
  {
    ats: 'eightfold',
    variable: 'EIGHTFOLD_URL',
    list: '/api/pcsx/search?domain=tea.com',
    detail: (id: number) => `/api/pcsx/position_details?position_id=${id}&domain=tea.com`,
    wrapped: wrap,
  },
  {
    ats: 'eightfold-v2',
    variable: 'EIGHTFOLD_V2_URL',
    list: '/api/apply/v2/jobs?domain=tea.com',
    detail: (id: number) => `/api/apply/v2/jobs/${id}?domain=tea.com`,
    wrapped: (data: unknown) => data,
  },
])('the fake $ats', ({ ats, variable, list, detail, wrapped }) => {
  const ask = (path: string, slug = board) => fetch(`${endpoint(variable).replace('{slug}', slug)}${path}`);
  const record = (count: number) =>
    put(`${ats}/${board}.json`, wrapped({ positions: numbers(count).map(position) }));

  test.each([
    ['', 0, 10],
    ['&start=20&num=10', 20, 25],
    ['&start=0&num=100', 0, 10],
    ['&start=30', 30, 30],
    ['&start=x', 0, 10],
  ])('ING-01 for %j returns positions %i to %i of 25', async (query, from, to) => {
    await record(25);
    expect(await (await ask(list + query)).json()).toEqual(
      wrapped({ positions: numbers(25).slice(from, to).map(position), count: 25 }),
    );
  });

  test('ends at 2,000 positions', async () => {
    await record(2_005);
    expect(await (await ask(`${list}&start=2000`)).json()).toEqual(wrapped({ positions: [], count: 2_005 }));
  });

  test('returns the detail of a listed position, from its own file if there is one', async () => {
    await record(2);
    await put(`${ats}/${board}/1.json`, { id: 1, jobDescription: '<p>Tea</p>' });
    expect(await (await ask(detail(0))).json()).toEqual(wrapped(position(0)));
    expect(await (await ask(detail(1))).json()).toEqual(wrapped({ id: 1, jobDescription: '<p>Tea</p>' }));
    expect((await ask(detail(9))).status).toBe(404);
  });

  test('knows no other board or domain, serves an invalid recording unchanged, and applies behavior files', async () => {
    expect((await ask(list, 'nobody.eightfold.ai')).status).toBe(404);
    await record(1);
    expect((await ask(list.replace('tea.com', 'coffee.com'))).status).toBe(404);
    await put(`${ats}/${board}.json`, '{"positions": oops');
    expect(await (await ask(list)).text()).toBe('{"positions": oops');
    await put(`${ats}/${board}.behavior.json`, { status: 503 });
    expect((await ask(list)).status).toBe(503);
  });
});

test('a board of the older Eightfold interface refuses the newer one', async () => {
  await put(`eightfold-v2/acme.eightfold.ai.json`, { positions: [] });
  const newer = endpoint('EIGHTFOLD_URL').replace('{slug}', 'acme.eightfold.ai');
  const answer = await fetch(`${newer}/api/pcsx/search?domain=acme.com`);
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('PCSX is not enabled')]);
});
