import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put, putDetail } = runFakes('icims');
const askOf = (slug: string, path: string) =>
  fetch(`${endpoint('ICIMS_URL').replace('{slug}', slug)}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await askOf('jobs-kettle', path)).text();

const sitemap =
  '<?xml version="1.0"?><urlset><url><loc>https://jobs-kettle.icims.com/jobs/1/taster/job</loc></url></urlset>';
const card = (id: number) =>
  `<li class="iCIMS_JobCardItem"><span>Job Locations</span><span>US-TX-Austin</span>` +
  `<a href="/jobs/${id}/taster/job?in_iframe=1"><h3>Tea Taster ${id}</h3></a></li>`;
const cards = (count: number) => Array.from({ length: count }, (_, number) => card(number + 1));

describe('the fake iCIMS', () => {
  test('ING-01 has a separate base URL for each board, and serves its sitemap and the pages of its jobs', async () => {
    expect(endpoint('ICIMS_URL')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/icims\/\{slug\}$/);
    await put('icims/jobs-kettle.xml', sitemap);
    await putDetail('icims/jobs-kettle/1.html', '<p>Taster</p>');
    expect(await textOf('/sitemap.xml')).toBe(sitemap);
    expect(await textOf('/jobs/1/taster/job?in_iframe=1')).toBe('<p>Taster</p>');
    expect(await textOf('/jobs/1/taster/job')).toContain('<iframe');
    expect(await textOf('/jobs/search?ss=1&in_iframe=1&pr=0')).toBe('<div class="iCIMS_ListingsPage"></div>');
    expect((await askOf('jobs-kettle', '/jobs/2/taster/job?in_iframe=1')).status).toBe(410);
  });

  test('ING-01 serves a search page instead, in pages of 20, and repeats the last one', async () => {
    const page = (pr: number) => textOf(`/jobs/search?ss=1&in_iframe=1&pr=${pr}`);
    await put('icims/jobs-kettle.html', `<ul>${cards(25).join('\n')}</ul>`);
    const listed = (from: number, to: number) =>
      `<ul class="iCIMS_JobsTable">${cards(25).slice(from, to).join('')}</ul>`;
    expect((await askOf('jobs-kettle', '/sitemap.xml')).status).toBe(404);
    expect(await page(0)).toBe(listed(0, 20));
    expect(await page(1)).toBe(listed(20, 25));
    expect(await page(2)).toBe(listed(20, 25));
    expect(await textOf('/jobs/search?ss=1&pr=0')).toContain('<iframe');
  });

  test('makes the page of a job of its card', async () => {
    await put('icims/jobs-kettle.html', `<ul>${card(7)}</ul>`);
    const page = await textOf('/jobs/7/taster/job?in_iframe=1');
    expect(page).toContain('"title":"Tea Taster 7"');
    expect(page).toContain('{"addressCountry":"US","addressRegion":"TX","addressLocality":"Austin"}');
  });

  test.each(['/sitemap.xml', '/jobs/search?ss=1&in_iframe=1&pr=0'])(
    'ING-03 answers 404 for an unknown board: %s',
    async (path) => {
      expect((await askOf('jobs-nobody', path)).status).toBe(404);
    },
  );

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('icims/jobs-kettle.html', '<p>oops');
    expect(await textOf('/jobs/search?in_iframe=1')).toBe('<p>oops');
    await put('icims/jobs-kettle.behavior.json', { status: 503 });
    expect((await askOf('jobs-kettle', '/sitemap.xml')).status).toBe(503);
  });
});
