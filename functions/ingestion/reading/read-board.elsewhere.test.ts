import { beforeEach, describe, expect, test } from '@jest/globals';
import { aSitemap } from '../parsing/fixtures/sitemaps.ts';
import { aJobPage, JOB_URL, SITE, SiteScene } from './fixtures/site-scene.ts';

let scene: SiteScene;
beforeEach(() => {
  scene = new SiteScene();
});

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

/** Serves one job, and this robots.txt. */
const serveWith = (robots: string) => {
  scene.serve = (path) =>
    path === '/robots.txt'
      ? robots
      : path === '/sitemap.xml'
        ? aSitemap(JOB_URL)
        : path.startsWith('/jobs/')
          ? aJobPage()
          : undefined;
};

describe('ING-03 a career site that leads elsewhere', () => {
  const VICTIM = 'www.victim.example';
  const visits = () => scene.asked.filter((url) => new URL(url).host === VICTIM).length;

  test('ING-03 by redirects sends a host no more requests in an hour than a board of its own may', async () => {
    let job = 1_000;
    scene.serve = (path, { host }) => {
      if (host === VICTIM) return path === '/robots.txt' ? undefined : redirect(`/on/${path.length + 1}`);
      if (path === '/robots.txt') return undefined;
      if (path !== '/sitemap.xml') return redirect(`https://${VICTIM}/`);
      job += 100;
      return aSitemap(
        ...Array.from({ length: 100 }, (_, n) => `https://${SITE}/jobs/${job + n}-backend-engineer`),
      );
    };
    scene.now = Date.parse('2026-06-01T12:00:00.000Z');
    for (let readings = 0; readings < 25; readings += 1) await scene.readSites();
    expect(visits()).toBeGreaterThan(100);
    expect(visits()).toBeLessThanOrEqual(400 + 25);
  });

  test('ING-03 by sitemaps counts the requests at their host too', async () => {
    scene.serve = (path, { host }) => {
      if (host === VICTIM) return path === '/robots.txt' ? undefined : 404;
      if (path !== '/robots.txt') return undefined;
      return Array.from({ length: 10 }, (_, n) => `Sitemap: https://${VICTIM}/${n}.xml`).join('\n');
    };
    await scene.deps.hosts.addRequests(VICTIM, 395);
    await scene.readSites();
    expect(visits()).toBeLessThanOrEqual(6);
  });
});

describe('ING-03 a robots.txt', () => {
  test('ING-03 is read up to 500 KiB, as RFC 9309 says', async () => {
    const lines = `User-agent: *\n${`Disallow: /${'a'.repeat(88)}\n`.repeat(6_000)}Disallow: /sitemap.xml\n`;
    serveWith(lines);
    expect(await scene.readSites()).toMatchObject({ outcome: 'read', postings: 1 });
  });

  test('ING-03 with so many wildcards that each page costs seconds is not read, and so is nothing else', async () => {
    const lines = `User-agent: *\n${`Disallow: /${'a*'.repeat(200)}\n`.repeat(1_000)}`;
    serveWith(lines);
    expect(await scene.readSites()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('too complex'),
    });
  });
});
