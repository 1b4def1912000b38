import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Adapter } from '../adapters/adapter.ts';
import { createBoardFetch } from './board-fetch.ts';
import { pagedSystem } from './fixtures/paged-system.ts';
import { createRobotsCache, type RobotsCache } from './robots.ts';

const SITE = 'https://jobs.acme.example';
const HOUR = 3_600_000;

const ownHosts: Adapter = { ...pagedSystem, pauseMs: 1_000 };
const obedient: Adapter = { ...ownHosts, obeysRobots: true };
const vendor: Adapter = {
  ...pagedSystem,
  origin: { url: 'https://{slug}.vendor.example', variable: 'VENDOR_URL' },
};

/** A web of pages by URL: a body, the target of a redirect, or a status. Other pages are missing. */
class Web {
  pages: Record<string, string | URL | number> = {};
  readonly requests: string[] = [];
  readonly waits: number[] = [];
  now = Date.parse('2026-10-01T12:00:00Z');
  readonly robots: RobotsCache = createRobotsCache(() => new Date(this.now));

  readonly fetch: typeof fetch = async (input) => {
    this.requests.push(`${input}`);
    const page = this.pages[`${input}`] ?? 404;
    if (page instanceof URL) return new Response(null, { status: 302, headers: { location: page.href } });
    return typeof page === 'string' ? new Response(page) : new Response('Disallow: /', { status: page });
  };

  fetchFor(adapter: Adapter, slug = 'jobs.acme.example', environment: Record<string, string> = {}) {
    const now = () => new Date(this.now);
    const sleep = async (ms: number) => void this.waits.push(ms);
    const { fetch, robots } = this;
    return createBoardFetch({ environment, now, fetch, robots, sleep }, adapter, slug);
  }

  async read(url: string, adapter: Adapter = obedient): Promise<string> {
    return (await this.fetchFor(adapter)(url, { method: 'GET' })).text();
  }
}

let web: Web;
beforeEach(() => {
  web = new Web();
});

describe('ING-03 a site’s robots.txt', () => {
  const disallow = (rules: string) => {
    web.pages[`${SITE}/robots.txt`] = rules;
    web.pages[`${SITE}/jobs/1`] = 'a job';
  };

  test.each([
    ['names all', 'User-agent: *\nDisallow: /jobs/'],
    ['names us', 'User-agent: Daybreak\nDisallow: /\n\nUser-agent: *\nAllow: /'],
    ['names us in other letters', 'user-agent: DAYBREAK/1.0\ndisallow: /jobs'],
  ])('that %s and disallows a path keeps us from it', async (_, rules) => {
    disallow(rules);
    await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow(
      'The robots.txt of jobs.acme.example does not allow /jobs/1 to be read.',
    );
    expect(web.requests).toEqual([`${SITE}/robots.txt`]);
  });

  test.each([
    ['disallows others', 'User-agent: GPTBot\nDisallow: /'],
    ['allows the path', 'User-agent: *\nDisallow: /\nAllow: /jobs/'],
    ['is a page', '<!doctype html>\nUser-agent: *\nDisallow: /'],
  ])('that %s lets us read', async (_, rules) => {
    disallow(rules);
    expect(await web.read(`${SITE}/jobs/1`)).toBe('a job');
  });

  test.each([404, 403, 410])('that is missing with status %d allows everything', async (status) => {
    disallow('');
    web.pages[`${SITE}/robots.txt`] = status;
    expect(await web.read(`${SITE}/jobs/1`)).toBe('a job');
  });

  test.each([500, 503, 429])(
    'that fails with status %d means not now, and is read again next time',
    async (status) => {
      disallow('');
      web.pages[`${SITE}/robots.txt`] = status;
      await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow(
        `The robots.txt of jobs.acme.example can't be read now, so nothing else is. The board answered with status ${status}.`,
      );
      disallow('');
      expect(await web.read(`${SITE}/jobs/1`)).toBe('a job');
    },
  );

  test('is read once a day for all pages and readings', async () => {
    disallow('Sitemap: https://jobs.acme.example/map.xml');
    await web.read(`${SITE}/jobs/1`);
    web.now += 23 * HOUR;
    expect(await web.read(`${SITE}/robots.txt`)).toContain('map.xml');
    expect(web.requests).toEqual([`${SITE}/robots.txt`, `${SITE}/jobs/1`]);
    web.now += HOUR;
    await web.read(`${SITE}/jobs/1`);
    expect(web.requests.slice(2)).toEqual([`${SITE}/robots.txt`, `${SITE}/jobs/1`]);
  });

  test('is followed to where it redirects, five times at most', async () => {
    disallow('');
    web.pages[`${SITE}/robots.txt`] = new URL('https://www.acme.example/robots.txt');
    web.pages['https://www.acme.example/robots.txt'] = 'User-agent: *\nDisallow: /';
    await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow('does not allow');
    web.now += 24 * HOUR;
    web.pages['https://www.acme.example/robots.txt'] = new URL(`${SITE}/robots.txt`);
    await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow('redirects too many times');
    expect(web.requests).toHaveLength(8);
  });

  test('sets the pause between two requests, if it is longer than ours and not too long', async () => {
    disallow('User-agent: *\nCrawl-delay: 5');
    const fetchTwice = web.fetchFor(obedient);
    await fetchTwice(`${SITE}/jobs/1`);
    expect(web.waits).toEqual([]);
    await fetchTwice(`${SITE}/jobs/1`);
    expect(web.waits).toEqual([4_000]);
    web.now += 24 * HOUR;
    disallow('User-agent: *\nCrawl-delay: 11');
    await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow('asks for 11 s between requests');
  });

  test('does not matter to a system that offers an interface', async () => {
    disallow('User-agent: *\nDisallow: /');
    expect(await web.read(`${SITE}/jobs/1`, ownHosts)).toBe('a job');
    expect(web.requests).toEqual([`${SITE}/jobs/1`]);
  });
});

describe('ING-03 redirects', () => {
  test('of an employer’s own site are followed three times, and each target’s robots.txt is obeyed', async () => {
    web.pages[`${SITE}/jobs/1`] = new URL('https://www.acme.example/a');
    web.pages['https://www.acme.example/a'] = new URL('https://www.acme.example/b');
    web.pages['https://www.acme.example/b'] = 'a job';
    expect(await web.read(`${SITE}/jobs/1`)).toBe('a job');
    web.now += 24 * HOUR;
    web.pages['https://www.acme.example/robots.txt'] = 'User-agent: *\nDisallow: /b';
    await expect(web.read(`${SITE}/jobs/1`)).rejects.toThrow('does not allow /b');
  });

  test('in a loop end', async () => {
    web.pages[`${SITE}/jobs/1`] = new URL(`${SITE}/jobs/1`);
    await expect(web.read(`${SITE}/jobs/1`, ownHosts)).rejects.toThrow('redirects too many times');
    expect(web.requests).toHaveLength(4);
  });

  test.each(['http://jobs.acme.example/1', 'https://jobs.acme.example:8443/1', 'file:///etc/passwd'])(
    'to %s are not followed',
    async (location) => {
      web.pages[`${SITE}/jobs/1`] = new URL(location);
      await expect(web.read(`${SITE}/jobs/1`, ownHosts)).rejects.toThrow(
        /without HTTPS|not the address of a website/,
      );
      expect(web.requests).toHaveLength(1);
    },
  );

  test('of a vendor’s host are not followed', async () => {
    web.pages['https://acme.vendor.example/jobs'] = new URL('https://www.vendor.example/');
    const { status } = await web.fetchFor(vendor, 'acme')('https://acme.vendor.example/jobs');
    expect(status).toBe(302);
  });

  test('of a posted request are not followed', async () => {
    web.pages[`${SITE}/jobs/1`] = new URL('https://www.acme.example/a');
    const response = await web.fetchFor(ownHosts)(`${SITE}/jobs/1`, { method: 'POST', body: '{}' });
    expect([response.status, web.requests.length]).toEqual([302, 1]);
  });
});

describe('ING-03 an overridden origin', () => {
  const environment = {
    PAGED_URL: 'http://127.0.0.1:3999/paged/{slug}',
    VENDOR_URL: 'http://127.0.0.1:3999/vendor',
  };
  const local = (host: string) => `http://127.0.0.1:3999/paged/${host}`;

  test('serves a site, its robots.txt, its redirects and its other hosts', async () => {
    const request = web.fetchFor(obedient, 'jobs.acme.example', environment);
    web.pages[`${local('jobs.acme.example')}/robots.txt`] = 'User-agent: *\nDisallow: /private';
    web.pages[`${local('jobs.acme.example')}/jobs/1`] = new URL('https://cdn.acme.example/map.xml?page=1');
    web.pages[`${local('cdn.acme.example')}/map.xml?page=1`] = 'a map';
    const answer = await request(`${local('jobs.acme.example')}/jobs/1`);
    expect(await answer.text()).toBe('a map');
    await expect(request(`${SITE}/private`)).rejects.toThrow('does not allow /private');
    expect(web.requests.filter((url) => !url.startsWith('http://127.0.0.1:3999/'))).toEqual([]);
  });

  test('serves a vendor whose boards share it', async () => {
    web.pages['http://127.0.0.1:3999/vendor/jobs'] = 'jobs';
    const answer = await web.fetchFor(vendor, 'Acme', environment)('http://127.0.0.1:3999/vendor/jobs');
    expect(await answer.text()).toBe('jobs');
  });
});
