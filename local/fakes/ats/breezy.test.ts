import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put, putDetail } = runFakes('breezy');
const askOf = (slug: string, path: string) =>
  fetch(`${endpoint('BREEZY_URL').replace('{slug}', slug)}${path}`, { redirect: 'manual' });
const position = { id: 'p1', name: 'Tea Taster' };

describe('the fake Breezy', () => {
  test('ING-01 serves the positions currently in the file, without texts', async () => {
    await put('breezy/kettle.json', [{ ...position, description: '<p>Tea</p>' }]);
    expect(await (await askOf('kettle', '/json')).json()).toEqual([position]);
  });

  test("returns a position's own file, or a page with its markup", async () => {
    await put('breezy/kettle.json', [position, { ...position, id: 'p2', description: '<p>Tea</p>' }]);
    await putDetail('breezy/kettle/p1.html', '<p>Taster</p>');
    expect(await (await askOf('kettle', '/p/p1')).text()).toBe('<p>Taster</p>');
    expect(await (await askOf('kettle', '/p/p2')).text()).toContain(
      '"title":"Tea Taster","description":"\\u003cp>',
    );
  });

  test.each(['/json', '/p/p1'])('ING-03 redirects an unknown employer to the vendor: %s', async (path) => {
    const answer = await askOf('unknown', path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://breezy.hr/']);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('breezy/kettle.json', '[ oops');
    expect(await (await askOf('kettle', '/json')).text()).toBe('[ oops');
    await put('breezy/kettle.behavior.json', { status: 503 });
    expect((await askOf('kettle', '/json')).status).toBe(503);
  });
});
