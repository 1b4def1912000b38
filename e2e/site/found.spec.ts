import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { fetchListing, graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';

const NOT_THERE = 'This is not the page you were looking for. . .';

const ask = async (site: Site, path: string) => {
  const response = await fetch(site.url + path);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};
const aJob = async (site: Site) => {
  const jobs = await fetchListing(site.stack, { title: 'Site Reliability Engineer', isRemote: false });
  // Earlier tests may have posted and closed such a job.
  const job = jobs.find(({ fullCompanyName }) => fullCompanyName === 'Tidewright');
  if (!job) throw new Error('The board has no such job.');
  return job;
};
const dataIn = (text: string): unknown[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test.describe('navigation', () => {
  test('ROUTE-01 an unknown route shows a 404 page that links to the home page', async ({ site }) => {
    expect((await ask(site, '/nowhere')).status).toBe(404);
    site.expectErrors(/404/);
    const page = await site.page();
    await page.goto(`${site.url}/nowhere`);
    await page.getByRole('heading', { name: NOT_THERE }).waitFor();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('ROUTE-04 a new page opens at its top, and a hash scrolls to its element', async ({ site }) => {
    const page = await site.page({ width: 390 });
    await page.goto(`${site.url}/about-us`);
    await page.waitForLoadState('networkidle');
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    const scrolled = () => page.evaluate<number>('scrollY');
    await expect.poll(scrolled).toBe(0);
    const section = page.locator('main h2[id], main section[id]').last();
    const id = await section.getAttribute('id');
    await page.goto(`${site.url}/privacy-policy#${id}`);
    await expect(section).toBeInViewport();
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});

test.describe('search engines and feed readers', () => {
  test('a job page has structured data that matches its content, and lists have none', async ({ site }) => {
    const job = await aJob(site);
    const { status, text } = await ask(site, `/jobs/${encodeURIComponent(job.jobID)}`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${job.jobTitle} at ${job.fullCompanyName}`);
    expect(text).toMatch(/property="og:title"/);
    expect(dataIn(text)).toEqual([
      expect.objectContaining({
        '@type': 'JobPosting',
        title: job.jobTitle,
        hiringOrganization: expect.objectContaining({ name: job.fullCompanyName }),
        description: expect.stringContaining('tide tables'),
      }),
    ]);
    expect(dataIn((await ask(site, '/')).text)).toEqual([]);
    expect((await ask(site, '/jobs/no-such-job')).status).toBe(404);
  });

  test('a job shared by link shows a picture of its own, which is drawn once', NIGHTLY, async ({ site }) => {
    const job = await aJob(site);
    const { text } = await ask(site, `/jobs/${encodeURIComponent(job.jobID)}`);
    const picture = /property="og:image" content="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(picture).toContain(`${site.url}/share/`);
    const drawn = await fetch(picture);
    expect(Object.fromEntries(drawn.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = Buffer.from(await drawn.arrayBuffer());
    // A PNG's width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await fetch(picture);
    expect(again.headers.get('x-cache')).toMatch(/^Hit/);

    const old = await fetch(picture.replace(/[^/]+$/, 'old.png'), { redirect: 'manual' });
    expect([old.status, site.url + old.headers.get('location')]).toEqual([302, picture]);
    for (const path of ['/share/no-such-job/old.png', '/share/', '/share/a', '/share/a/b/c'])
      expect([path, (await ask(site, path)).status]).toEqual([path, 404]);
  });

  test('a job page opens from its card, and is readable without JavaScript', async ({ site }) => {
    const job = await aJob(site);
    const page = await site.page({ width: 390 });
    await page.goto(`${site.url}/jobs/${encodeURIComponent(job.jobID)}`);
    await page.getByRole('heading', { level: 1, name: job.jobTitle }).waitFor();
    await page
      .getByText('Keep the tide tables of four hundred harbours right to the minute')
      .first()
      .waitFor();
    const answer = await graphql(
      site.stack,
      'visitor',
      'query J($id: ID!) { getJob(jobID: $id) { jobTitle description { kind } } }',
      { id: job.jobID },
    );
    expect(answer.data?.['getJob']).toMatchObject({ jobTitle: job.jobTitle });
  });

  test('a job page keeps Apply in view, and leads to similar jobs, the company’s others and alerts', async ({
    site,
  }) => {
    const job = await aJob(site);
    for (const width of [375, 1440]) {
      const page = await site.page({ width });
      await page.goto(`${site.url}/jobs/${encodeURIComponent(job.jobID)}`);
      const apply = page.getByRole('link', { name: 'Apply at Tidewright' });
      await expect(apply).toBeInViewport({ ratio: 1 });
      // The offer is in the flow, so that it leaves the lower edge to Apply.
      await page.getByRole('region', { name: 'Offer' }).scrollIntoViewIfNeeded();
      await expect(apply).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: 'New at Tidewright' }).scrollIntoViewIfNeeded();
      await expect(apply).toBeInViewport({ ratio: 1 });
      await expectNoAxeViolations(page);
      await page.getByText(/: \d+ jobs? since yesterday$/).waitFor();
      await page.getByRole('link', { name: 'Alert me about jobs like this' }).click();
      await page.waitForURL('**/onboarding?jobTitle=*');
      await expect(page.getByLabel('Job title 1', { exact: true })).toHaveValue(job.jobTitle);
    }
  });

  test('feeds, robots.txt, the sitemap and the home page’s links to them', async ({ site }) => {
    const atom = await ask(site, '/feed.atom?FR=En&JT=Fu&jobTitle=reliability');
    expect([atom.status, atom.type]).toEqual([200, expect.stringContaining('atom+xml')]);
    expect(atom.text).toContain('Site Reliability Engineer');
    const json = await ask(site, '/feed.json?FR=De&JT=Fu');
    expect(JSON.parse(json.text)).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ title: expect.stringContaining('Product Designer') }),
      ]),
    });
    expect((await ask(site, '/feed.atom?FR=Xx')).status).toBe(400);
    const head = await fetch(`${site.url}/feed.atom?FR=En&JT=Fu`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, atom.type, '']);
    const pages = await ask(site, '/sitemap.xml');
    expect([pages.status, pages.type]).toEqual([200, expect.stringContaining('xml')]);
    expect(pages.text).toContain(`${site.url}/about-us`);
    await connectConsole(site.stack).run('write-sitemap');
    const index = await ask(site, '/sitemaps/index.xml');
    expect(index.text).toContain(`${site.url}/sitemaps/jobs-1.xml`);
    expect((await ask(site, '/robots.txt')).text).toMatch(
      /^Sitemap: .*\/sitemap\.xml\nSitemap: .*\/sitemaps\/index\.xml$/m,
    );
    expect((await ask(site, '/')).text).toMatch(
      /rel="alternate"[^>]*feed\.atom|feed\.atom[^>]*rel="alternate"/,
    );
  });
});
