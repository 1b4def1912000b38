import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { put, putDetail, endpoint } = runFakes('careers');

const HOST = 'jobs.kettle.example';
const SITEMAP = `<urlset><url><loc>https://${HOST}/jobs/101-brewer</loc></url></urlset>`;
const PAGE = '<html><h1>Brewer</h1></html>';

async function site(path: string): Promise<[number, string]> {
  const response = await fetch(endpoint('CAREERS_URL').replace('{slug}', HOST) + path);
  return [response.status, await response.text()];
}

describe('the fake career sites', () => {
  test('ING-01 serve the sitemap in the file, and allow everything', async () => {
    await put(`careers/${HOST}.xml`, SITEMAP);
    expect(await site('/sitemap.xml')).toEqual([200, SITEMAP]);
    expect((await site('/robots.txt'))[1]).toContain(`Allow: /\n\nSitemap: https://${HOST}/sitemap.xml`);
  });

  test('serve the robots.txt and the further sitemaps in the site’s folder', async () => {
    await putDetail(`careers/${HOST}/robots.txt`, 'User-agent: *\nDisallow: /');
    await putDetail(`careers/${HOST}/jobs-de.xml`, SITEMAP);
    expect(await site('/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /']);
    expect(await site('/jobs-de.xml')).toEqual([200, SITEMAP]);
  });

  test.each(['/jobs/101-brewer', '/en/jobs/101-brewer/', '/jobs/101-brewer.html?lang=en'])(
    'serve a page at %s by the end of its path',
    async (path) => {
      await putDetail(`careers/${HOST}/101-brewer.html`, PAGE);
      expect(await site(path)).toEqual([200, PAGE]);
    },
  );

  test.each(['/robots.txt', '/sitemap.xml', '/jobs/102', '/more.xml', '/'])('have no %s', async (path) => {
    expect((await site(path))[0]).toBe(404);
  });

  test('apply behavior files', async () => {
    await put(`careers/${HOST}.xml`, SITEMAP);
    await put(`careers/${HOST}.behavior.json`, { status: 403 });
    expect((await site('/sitemap.xml'))[0]).toBe(403);
  });
});
