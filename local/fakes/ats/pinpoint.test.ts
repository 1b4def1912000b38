import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put, putDetail } = runFakes('pinpoint');
const askOf = (slug: string, path: string) =>
  fetch(`${endpoint('PINPOINT_URL').replace('{slug}', slug)}${path}`, { redirect: 'manual' });

describe('the fake Pinpoint', () => {
  const site = {
    data: [
      { id: 'a', title: 'Tea <Taster>', path: '/en/postings/a' },
      { id: 'b', title: 'Brewer', url: 'https://jobs.kettle.example/en/postings/b' },
    ],
  };

  test('ING-01 has a separate base URL for each employer, and serves the list in the file', async () => {
    expect(endpoint('PINPOINT_URL')).toMatch(/\/pinpoint\/\{slug\}$/);
    await put('pinpoint/kettle.json', site);
    expect(await (await askOf('kettle', '/postings.json')).json()).toEqual(site);
    expect((await askOf('unknown', '/postings.json')).status).toBe(404);
  });

  test("returns a posting's own page, or one with its title", async () => {
    await put('pinpoint/kettle.json', site);
    await putDetail('pinpoint/kettle/b.html', '<p>Brewer</p>');
    expect(await (await askOf('kettle', '/en/postings/a')).text()).toBe('<title>Tea &lt;Taster&gt;</title>');
    expect(await (await askOf('kettle', '/en/postings/b')).text()).toBe('<p>Brewer</p>');
    expect(await (await askOf('kettle', '/postings/b')).text()).toBe('<p>Brewer</p>');
    expect((await askOf('kettle', '/en/postings/z')).status).toBe(404);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('pinpoint/kettle.json', '{"data": oops');
    expect(await (await askOf('kettle', '/postings.json')).text()).toBe('{"data": oops');
    await put('pinpoint/kettle.behavior.json', { status: 503 });
    expect((await askOf('kettle', '/postings.json')).status).toBe(503);
  });
});
