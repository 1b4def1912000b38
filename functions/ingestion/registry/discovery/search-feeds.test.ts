import { describe, expect, test } from '@jest/globals';
import type { SearchTask } from './candidate.ts';
import { fakeWeb } from './fixtures/fake-web.ts';
import type { Recognizer } from './recognizer.ts';
import { searchJazzHr } from './search-jazzhr.ts';
import { replaceByListed, searchTenants } from './search-tenants.ts';
import { sitemapsInRobots, urlsInSitemap } from './sitemap-urls.ts';

/** Names the system and the board in a URL's path. */
const recognizer: Recognizer = {
  recognizeUrl(text) {
    const [, ats, slug] = /^https?:\/\/[^/]+\/(\w+)\/([\w.~-]+)/.exec(text) ?? [];
    return ats && slug ? { ats, slug } : { reason: 'Unknown.' };
  },
  recognizePage: () => ({ reason: 'Unknown.' }),
};

const sitemap = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>`;

describe('a sitemap', () => {
  test('names URLs, with character references, CDATA and spaces', () => {
    const xml = sitemap(' https://a.example/1?x=1&amp;y=2 ', '<![CDATA[https://a.example/2]]>', '');
    expect(urlsInSitemap(xml)).toEqual(['https://a.example/1?x=1&y=2', 'https://a.example/2', '']);
    expect(urlsInSitemap('<html>Just a moment</html>')).toEqual([]);
  });

  test('is named in robots.txt, in any case', () => {
    const robots =
      'User-agent: *\r\nDisallow: /x\r\nSITEMAP:https://a.example/1.xml\r\n  Sitemap: /2.xml\n#Sitemap: 3';
    expect(sitemapsInRobots(robots)).toEqual(['https://a.example/1.xml', '/2.xml']);
  });
});

describe("JazzHR's feeds", () => {
  const ROBOTS = 'https://app.jazz.co/robots.txt';
  const FEED = 'https://app.jazz.co/feeds/google/xml/0';

  test('OPS-01 name the employers of all postings, each once', async () => {
    const job = (slug: string) => `http://x.example/jazzhr/${slug}/apply`;
    const web = fakeWeb({
      [ROBOTS]: `Disallow: /cb\nSitemap: https://elsewhere.example/feeds/google/xml/0`,
      [FEED]: sitemap(job('acme'), job('bolt'), job('acme')),
    });
    const tasks: SearchTask[] = [];
    for await (const task of searchJazzHr({ ...web, recognizer })) tasks.push(task);
    expect(tasks.map(({ name }) => name)).toEqual(['jazzhr /feeds/google/xml/0']);
    expect(await tasks[0]?.search()).toEqual([
      { ats: 'jazzhr', slug: 'acme' },
      { ats: 'jazzhr', slug: 'bolt' },
    ]);
    expect(web.requests).toEqual([ROBOTS, FEED]);
  });

  test('fail with a message', async () => {
    const feeds = searchJazzHr({ ...fakeWeb({}), recognizer });
    await expect(feeds.next()).rejects.toThrow('JazzHR answered with status 404 for /robots.txt.');
  });
});

describe("a tenant's list of its boards", () => {
  const listed = [
    { ats: 'workday', slug: 'acme.wd5.myworkdayjobs.com~Careers' },
    { ats: 'workday', slug: 'acme.wd5.myworkdayjobs.com~Campus' },
  ];

  test('replaces boards of the tenant, and leaves those of others', () => {
    const found = [
      { ats: 'workday', slug: 'acme.wd5.myworkdayjobs.com~careers', company: 'Acme' },
      { ats: 'workday', slug: 'acme.wd5.myworkdayjobs.com~Internal' },
      { ats: 'workday', slug: 'bolt.wd1.myworkdayjobs.com~jobs' },
    ];
    expect(replaceByListed(found, listed)).toEqual([found[2], { ...listed[0], company: 'Acme' }, listed[1]]);
    expect(replaceByListed(found, [])).toEqual(found);
  });

  test('is searched once per tenant, and not for systems without one', () => {
    // Nothing is requested.
    const deps = { ...fakeWeb({}), recognizer, environment: {}, lookup: (async () => []) as never };
    const others = [
      { ats: 'workday', slug: 'wd5.myworkdaysite.com~acme~Careers' },
      { ats: 'greenhouse', slug: 'acme' },
    ];
    expect(searchTenants(deps, [...listed, ...others]).map(({ name }) => name)).toEqual([
      'workday acme.wd5.myworkdayjobs.com/robots.txt',
    ]);
  });
});
