import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { ask, put, endpoint } = runFakes('common-crawl', 'jazzhr-feeds', 'sites', 'sites/acme.example');

const search = (parameters: Record<string, string>, crawl = 'CC-MAIN-2026-40') =>
  ask('COMMON_CRAWL_URL', `/${crawl}-index?${new URLSearchParams({ output: 'json', ...parameters })}`);
const linesOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe("the fake of Common Crawl's index", () => {
  test('OPS-01 lists crawls, newest first', async () => {
    await put('common-crawl/CC-MAIN-2026-35.txt', '');
    await put('common-crawl/CC-MAIN-2026-40.txt', '');
    const crawls = await (await ask('COMMON_CRAWL_URL', '/collinfo.json')).json();
    expect(crawls).toMatchObject([
      { id: 'CC-MAIN-2026-40', 'cdx-api': `${endpoint('COMMON_CRAWL_URL')}/CC-MAIN-2026-40-index` },
      { id: 'CC-MAIN-2026-35' },
    ]);
  });

  test('pages through the captures of a pattern, by host or by subdomain', async () => {
    const postings = Array.from({ length: 25 }, (_, id) => `https://jobs.lever.co/acme/${id}`);
    const others = ['https://acme.wd5.myworkdayjobs.com/Jobs', 'https://jobs.lever.co.evil.example/x'];
    await put('common-crawl/CC-MAIN-2026-40.txt', [...postings, ...others].join('\n'));
    const url = 'jobs.lever.co/*';
    expect(await (await search({ url, showNumPages: 'true', pageSize: '1' })).json()).toEqual({
      pages: 2,
      pageSize: 1,
      blocks: 2,
    });
    expect(await linesOf(await search({ url, page: '0', fl: 'url' }))).toHaveLength(20);
    expect(await linesOf(await search({ url, page: '1', fl: 'url' }))).toHaveLength(5);
    expect(await linesOf(await search({ url: '*.myworkdayjobs.com' }))).toMatchObject([
      { urlkey: 'com,myworkdayjobs,wd5,acme)/jobs', url: others[0], status: '200' },
    ]);
  });

  test('filters by status, and answers 404 without captures and for unknown crawls', async () => {
    await put(
      'common-crawl/CC-MAIN-2026-40.txt',
      'https://jobs.lever.co/acme\nhttps://jobs.lever.co/gone\t404',
    );
    const found = await search({ url: 'jobs.lever.co/*', filter: '=status:200', fl: 'url' });
    expect(await linesOf(found)).toEqual([{ url: 'https://jobs.lever.co/acme' }]);
    const none = await search({ url: '*.icims.com' });
    expect([none.status, await none.json()]).toEqual([
      404,
      { message: 'No Captures found for: *.icims.com' },
    ]);
    expect((await search({ url: '*.icims.com' }, 'CC-MAIN-1999-01')).status).toBe(404);
    expect((await search({ url: '*.icims.com' }, '..%2Fsites')).status).toBe(404);
  });

  test('slows down as its behavior file says', async () => {
    await put('common-crawl/CC-MAIN-2026-40.behavior.json', { status: 503, headers: { 'retry-after': '1' } });
    const busy = await search({ url: 'jobs.lever.co/*' });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
  });
});

test("the fake of JazzHR's feeds names them in its robots.txt", async () => {
  await put(
    'jazzhr-feeds/0.xml',
    '<urlset><url><loc>http://acme.applytojob.com/apply/x</loc></url></urlset>',
  );
  const robots = await (await ask('JAZZHR_FEEDS_URL', '/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nDisallow: /cb\nSitemap: https://app.jazz.co/feeds/google/xml/0\n');
  const feed = await ask('JAZZHR_FEEDS_URL', '/feeds/google/xml/0');
  expect(await feed.text()).toContain('<loc>http://acme.applytojob.com/apply/x</loc>');
  expect((await ask('JAZZHR_FEEDS_URL', '/feeds/google/xml/7')).status).toBe(404);
});

test("the fake of companies' sites serves pages, robots.txt and redirects", async () => {
  await put('sites/acme.example/index.html', '<h1>Acme</h1>');
  await put('sites/acme.example/about~jobs.html', '<h1>Jobs</h1>');
  await put('sites/acme.example/robots.txt', 'User-agent: *\nDisallow: /x\n');
  await put('sites/acme.example/careers.behavior.json', { redirect: 'https://jobs.lever.co/acme' });
  const page = async (path: string) => {
    const base = endpoint('COMPANY_SITES_URL').replace('{host}', 'acme.example');
    const answer = await fetch(base + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await page('/')).toEqual([200, '<h1>Acme</h1>']);
  expect(await page('/about/jobs/')).toEqual([200, '<h1>Jobs</h1>']);
  expect(await page('/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /x\n']);
  expect(await page('/careers')).toEqual([302, 'https://jobs.lever.co/acme']);
  expect((await page('/nothing'))[0]).toBe(404);
  expect((await page('/..%2Fsecret'))[0]).toBe(404);
});
