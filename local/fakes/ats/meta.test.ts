import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('meta', 'meta/meta');
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${endpoint('META_URL').replace('{slug}', 'meta')}${path}`, { headers });

describe('the fake of metacareers.com', () => {
  test('ING-01 returns the sitemap, except to browsers', async () => {
    await put('meta/meta.xml', '<urlset/>');
    expect(await (await ask('/jobs/sitemap.xml')).text()).toBe('<urlset/>');
    expect((await ask('/jobs/sitemap.xml', { 'user-agent': 'Mozilla/5.0' })).status).toBe(400);
  });

  test("returns a job's page, and 404 for others", async () => {
    await put('meta/meta/7.html', '<title>Tea</title>');
    expect(await (await ask('/profile/job_details/7/')).text()).toBe('<title>Tea</title>');
    expect((await ask('/profile/job_details/8/')).status).toBe(404);
    expect((await ask('/jobs/sitemap.xml')).status).toBe(404);
  });

  test('applies behavior files', async () => {
    await put('meta/meta.behavior.json', { status: 429 });
    expect((await ask('/jobs/sitemap.xml')).status).toBe(429);
  });
});
