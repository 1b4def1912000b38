import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPageWith } from '../parsing/fixtures/job-posting-pages.ts';
import { aSitemap, aSitemapIndex } from '../parsing/fixtures/sitemaps.ts';
import { aJobPage, JOB_URL, SITE, SiteScene } from './fixtures/site-scene.ts';

let scene: SiteScene;
beforeEach(() => {
  scene = new SiteScene();
});

/** Serves one job with this page. */
const serveJob = (page: string | number | Response) => {
  scene.serve = (path) =>
    path === '/sitemap.xml' ? aSitemap(JOB_URL) : path.startsWith('/jobs/') ? page : undefined;
};

const MB = 1024 * 1024;
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

describe('a career site', () => {
  test('ING-01 is read, and its pages only once', async () => {
    serveJob(aJobPage());
    expect(await scene.readSites()).toMatchObject({ outcome: 'read', message: '', postings: 1 });
    expect(scene.jobs()).toMatchObject([
      { jobTitle: 'Backend Engineer', fullCompanyName: 'Acme', jobUrl: JOB_URL },
    ]);
    scene.now += 3_600_000;
    await scene.readSites();
    expect(scene.asked.map((url) => new URL(url).pathname)).toEqual([
      '/robots.txt',
      '/sitemap.xml',
      '/jobs/101-backend-engineer',
      '/sitemap.xml',
    ]);
  });

  test('ING-02 has a job closed after its URL is missing twice', async () => {
    const titles = ['Backend Engineer', 'Data Engineer', 'Product Designer', 'Product Manager'];
    const urls = titles.map((_, at) => `https://${SITE}/jobs/${100 + at}`);
    let listed = urls;
    scene.serve = (path, { href }) =>
      path === '/sitemap.xml'
        ? aSitemap(...listed)
        : urls.includes(href)
          ? aJobPage({ title: titles[urls.indexOf(href)] })
          : undefined;
    await scene.readSites();
    listed = urls.slice(1);
    const after: number[] = [];
    for (let readings = 0; readings < 2; readings += 1) {
      scene.now += 3_600_000;
      await scene.readSites();
      after.push(scene.jobs().length);
    }
    expect(after).toEqual([4, 3]);
  });

  test.each([
    ['that disallows its sitemap', 'User-agent: *\nDisallow: /', 'does not allow /sitemap.xml to be read.'],
    ['that asks for long pauses', 'User-agent: *\nCrawl-delay: 60', 'asks for 60 s between requests'],
    ['that fails', 503, "can't be read now, so nothing else is."],
  ])('ING-03 with a robots.txt %s is left alone, with a message', async (_, robots, message) => {
    scene.serve = (path) => (path === '/robots.txt' ? robots : aSitemap(JOB_URL));
    const board = await scene.readSites();
    expect(board.outcome).toBe('failed');
    expect(board.message).toContain(`The robots.txt of ${SITE}`);
    expect(board.message).toContain(message);
    expect(scene.asked).toEqual([`https://${SITE}/robots.txt`]);
  });
});

describe('ING-03 a career site that misbehaves', () => {
  test.each([
    ['has no sitemap', () => undefined, 'The answer is no career site that we can read'],
    [
      'is behind a challenge with status 403',
      (path: string) => (path === '/robots.txt' ? '' : 403),
      'The board answered with status 403.',
    ],
    [
      'is behind a challenge that looks like a page',
      () => '<!doctype html><title>Just a moment...</title>',
      'The answer is no career site that we can read',
    ],
    [
      'redirects in a loop',
      (path: string) => (path === '/robots.txt' ? '' : redirect(path)),
      'The board redirects too many times.',
    ],
    [
      'redirects elsewhere without end',
      (path: string) => redirect(`https://${SITE}${path}0`),
      "can't be read now",
    ],
    [
      'redirects to a private address',
      (path: string) => (path === '/robots.txt' ? '' : redirect('http://169.254.169.254/')),
      'without HTTPS',
    ],
    [
      'has a sitemap of 50 MB',
      (path: string) => (path === '/robots.txt' ? '' : ' '.repeat(50 * MB)),
      'The answer is larger than 4 MB.',
    ],
    [
      'has a damaged gzip file',
      (path: string) => (path === '/robots.txt' ? '' : new Response(new Uint8Array([0x1f, 0x8b, 8, 0, 1]))),
      'The answer is a damaged gzip file.',
    ],
  ])(
    'because it %s fails with a message, after few requests, and harms no other',
    async (_, serve, message) => {
      scene.serve = serve;
      const board = await scene.readSites();
      expect(board).toMatchObject({ outcome: 'failed', message: expect.stringContaining(message) });
      expect(scene.asked.length).toBeLessThan(12);
      expect(scene.neighbor()).toBe('read');
    },
  );

  test('by sitemaps without end is read for two thirds of a reading, and its jobs in the rest', async () => {
    let served = 0;
    scene.serve = (path) => {
      if (path === '/robots.txt') return '';
      served += 1;
      const further = Array.from({ length: 1_000 }, (_, n) => `https://${SITE}/${served}-${n}.xml`);
      return path === '/sitemap.xml'
        ? aSitemapIndex(...further)
        : aSitemap(`https://${SITE}/jobs/${1_000 + served}`);
    };
    const board = await scene.readSites();
    expect(board.outcome).toBe('read');
    expect(board.message).toMatch(/^Only the first 28 pages of the board were read\./);
    expect(served).toBeLessThan(100);
    expect(scene.jobs()).toEqual([]);
  });

  test('by sitemaps that name another host without end asks that host little', async () => {
    const further = Array.from({ length: 1_000 }, (_, n) => `https://victim.example/${n}.xml`);
    const jobs = Array.from({ length: 1_000 }, (_, n) => `https://victim.example/jobs/${1_000 + n}`);
    scene.serve = (path) =>
      path === '/sitemap.xml'
        ? aSitemapIndex(...further)
        : path.endsWith('.xml')
          ? aSitemap(...jobs)
          : undefined;
    await scene.readSites();
    // robots.txt and five sitemaps
    expect(scene.asked.filter((url) => url.includes('victim'))).toHaveLength(6);
    expect(scene.neighbor()).toBe('read');
  });

  test('by too many jobs is read over several readings, with a limit each', async () => {
    const jobs = Array.from({ length: 500 }, (_, n) => `https://${SITE}/jobs/${1_000 + n}-backend-engineer`);
    scene.serve = (path) =>
      path === '/sitemap.xml' ? aSitemap(...jobs) : path.startsWith('/jobs/') ? aJobPage() : undefined;
    const board = await scene.readSites();
    expect(board.message).toMatch(/^\d+ postings wait for the next reading\.$/);
    expect(scene.asked.length).toBeLessThan(130);
  });
});

describe('ING-03 a job’s page that misbehaves', () => {
  const json = JSON.stringify({ '@type': 'JobPosting', title: 'Backend Engineer' });

  test.each([
    ['has no markup', '<html><h1>Backend Engineer</h1></html>'],
    ['has markup of another type', aPageWith('{"@type":"Organization","name":"JobPosting"}')],
    ['has no title', aPageWith('{"@type":"JobPosting"}')],
    ['has a list for a title', aPageWith('{"@type":"JobPosting","title":[[],{}]}')],
    ['has nothing', ''],
    ['has an empty block', aPageWith('')],
    ['has a block that no repair makes JSON', aPageWith(`${json.slice(0, -1)}}}]}{`)],
    [
      'has a block that takes too long to repair',
      aPageWith(`{"@type":"JobPosting","title":"${'a "b" '.repeat(20_000)}"}`),
    ],
    ['has brackets without end', aPageWith(`${'[{"@graph":'.repeat(20_000)}"JobPosting"`)],
    ['was valid through a past day', aJobPage({ validThrough: '2020-01-01' })],
    ['is larger than the limit', ' '.repeat(50 * MB)],
    ['is missing', 404],
    ['is behind a challenge', 403],
    ['redirects in a loop', () => redirect(JOB_URL)],
    ['redirects to the list', () => redirect(`https://${SITE}/careers`)],
  ])('because it %s makes no job, is given up after four readings, and harms no other', async (_, page) => {
    scene.serve = (path) =>
      path === '/sitemap.xml'
        ? aSitemap(JOB_URL)
        : path.startsWith('/jobs/')
          ? typeof page === 'function'
            ? page()
            : page
          : undefined;
    expect(await scene.readSites()).toMatchObject({
      outcome: 'read',
      message: 'The details of 1 postings are unavailable.',
    });
    expect(scene.neighbor()).toBe('read');
    const asked: number[] = [];
    for (let readings = 0; readings < 6; readings += 1) {
      scene.now += 3_600_000;
      const before = scene.asked.length;
      await scene.readSites();
      asked.push(scene.asked.length - before);
    }
    // Only the sitemap is still requested.
    expect(asked.slice(3)).toEqual([1, 1, 1]);
    expect(scene.jobs()).toEqual([]);
  });

  test.each(['2999-01-01', '1970-01-01', '0001-01-01', '2026-13-45', 'yesterday', '', 1_790_000_000, null])(
    'because it was posted on %p has no date of the employer',
    async (datePosted) => {
      serveJob(aJobPage({ datePosted, validThrough: '2999-12-31' }));
      await scene.readSites();
      expect(scene.jobs()).toMatchObject([{ employerDate: null, closedAt: null }]);
    },
  );
});
