import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put, putDetail } = runFakes('bamboohr');
const askOf = (slug: string, path: string) =>
  fetch(`${endpoint('BAMBOOHR_URL').replace('{slug}', slug)}${path}`, { redirect: 'manual' });

describe('the fake BambooHR', () => {
  const opening = { id: '86', jobOpeningName: 'Tea Taster' };

  test('ING-01 has a separate base URL for each employer, and counts the openings in the file', async () => {
    expect(endpoint('BAMBOOHR_URL')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/bamboohr\/\{slug\}$/);
    const result = [{ ...opening, description: '<p>Tea</p>', datePosted: '2026-05-28' }];
    await put('bamboohr/kettle.json', { meta: { totalCount: 3 }, result });
    expect(await (await askOf('kettle', '/careers/list')).json()).toEqual({
      meta: { totalCount: 1 },
      result: [opening],
    });
  });

  test("returns an opening's own file, or else its row", async () => {
    await put('bamboohr/kettle.json', { result: [opening, { ...opening, id: 87 }] });
    await putDetail('bamboohr/kettle/86.json', { result: { jobOpening: { description: '<p>Tea</p>' } } });
    expect(await (await askOf('kettle', '/careers/86/detail')).json()).toEqual({
      result: { jobOpening: { description: '<p>Tea</p>' } },
    });
    expect(await (await askOf('kettle', '/careers/87/detail')).json()).toEqual({
      meta: {},
      result: { jobOpening: { ...opening, id: 87 } },
    });
    expect((await askOf('kettle', '/careers/9/detail')).status).toBe(404);
  });

  test.each(['/careers/list', '/careers/86/detail'])(
    'ING-03 redirects an unknown employer to the vendor: %s',
    async (path) => {
      const answer = await askOf('unknown', path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://www.bamboohr.com/']);
    },
  );

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('bamboohr/kettle.json', '{"result": oops');
    expect(await (await askOf('kettle', '/careers/list')).text()).toBe('{"result": oops');
    await put('bamboohr/kettle.behavior.json', { status: 503 });
    expect((await askOf('kettle', '/careers/list')).status).toBe(503);
  });
});
