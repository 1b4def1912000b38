import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { extractJobFacts } from '../../postings/job-facts.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { aJobPosting, aPageWith } from '../parsing/fixtures/job-posting-pages.ts';
import { aSitemap, aSitemapIndex } from '../parsing/fixtures/sitemaps.ts';
import { decodeSitemap } from '../parsing/sitemap.ts';
import { careers } from './careers.ts';
import { readSite, recordedPages, SLUG } from './fixtures/careers-board.ts';

freezeDate(new Date('2026-08-01T12:00:00.000Z'));

const SITE = `https://${SLUG}`;
const urlsIn = (pages: readonly unknown[]) => careers.parse(SLUG, pages).postings.map(({ url }) => url);
const [JOB = '', OTHER_JOB = ''] = [`${SITE}/jobs/101`, `${SITE}/jobs/102`];

/** Serves these sitemaps and records what is requested. */
function site(robots: string, sitemaps: Record<string, string>) {
  const requested: string[] = [];
  const pages = readSite(robots, (path) => {
    requested.push(path);
    return sitemaps[path];
  });
  return { pages, requested };
}

const listed = (url = JOB): Posting => {
  const [posting] = careers.parse(SLUG, [decodeSitemap(aSitemap(url), SLUG)]).postings;
  if (!posting) throw new Error(`'${url}' is not listed.`);
  return posting;
};

/** Adds a page to a listed posting. */
function detailed(posting: Posting, page: string): Posting | undefined {
  const body = careers.detail?.request(SLUG, posting).decode?.(page);
  return careers.detail?.addDetail(posting, body);
}

describe('ING-01 a recorded career site', () => {
  test('has its sitemap’s jobs, with what their pages say', () => {
    const { postings, unreadable } = careers.parse(SLUG, recordedPages());
    expect(unreadable).toEqual([]);
    expect(postings).toHaveLength(3);
    const [first] = postings;
    if (!first) throw new Error('The sitemap has no jobs.');
    expect(first).toEqual({
      ats: 'careers',
      board: SLUG,
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      title: '',
      company: SLUG,
      url: `${SITE}/post/dcb37b06-8e05-434d-ac22-372a4c04cefc`,
      html: '',
      locations: [],
      departments: [],
      pay: [],
    });
    expect(careers.detail?.request(SLUG, first).path).toBe('/post/dcb37b06-8e05-434d-ac22-372a4c04cefc');
    const posting = detailed(first, recordedText('jsonld-micro1-next-flight.html'));
    expect(posting).toMatchObject({
      id: first.id,
      title: 'Open Source Contributor',
      company: 'micro1',
      url: first.url,
      workplace: 'remote',
      publishedAt: '2026-07-16T12:00:00.000Z',
    });
    expect(posting && extractJobFacts({ ...posting, title: 'Software Engineer' })).toMatchObject({
      isRemote: true,
      places: [{ country: 'BD' }, { country: 'HK' }, { country: 'IN' }, { country: 'US' }, { country: 'CA' }],
    });
  });
});

describe('ING-01 the sitemaps of a career site', () => {
  test('are those that robots.txt names', () => {
    const { pages, requested } = site(`User-agent: *\nSitemap: ${SITE}/a.xml\nsitemap:/b.xml # jobs`, {
      '/a.xml': aSitemap(JOB),
      '/b.xml': aSitemap(OTHER_JOB, JOB),
    });
    expect(requested).toEqual(['/a.xml', '/b.xml']);
    expect(new Set(urlsIn(pages))).toEqual(new Set([JOB, OTHER_JOB]));
  });

  test('else the usual ones', () => {
    const { pages, requested } = site('', { '/sitemap_index.xml': aSitemap(JOB) });
    expect(requested).toEqual(['/sitemap.xml', '/sitemap_index.xml']);
    expect(careers.parse(SLUG, pages)).toMatchObject({ postings: [{ url: JOB }] });
    expect(careers.parse(SLUG, pages)).not.toHaveProperty('partial');
  });

  test('also if those that robots.txt names are gone', () => {
    const { pages, requested } = site('Sitemap: /old.xml', { '/sitemap.xml': aSitemap(JOB) });
    expect(requested).toEqual(['/old.xml', '/sitemap.xml']);
    expect(urlsIn(pages)).toEqual([JOB]);
  });

  test('of an index are read one level deep, on other hosts too', () => {
    const { pages, requested } = site('', {
      '/sitemap.xml': aSitemapIndex(
        `${SITE}/jobs-en.xml`,
        'https://cdn.acme.example/jobs-de.xml',
        `${SITE}/post-sitemap.xml`,
      ),
      '/jobs-en.xml': aSitemap(JOB),
      'https://cdn.acme.example/jobs-de.xml': aSitemapIndex(`${SITE}/deeper.xml`),
    });
    expect(requested).toEqual(['/sitemap.xml', '/jobs-en.xml', 'https://cdn.acme.example/jobs-de.xml']);
    expect(urlsIn(pages)).toEqual([JOB]);
  });

  test('that are missing make the reading partial', () => {
    const { pages } = site('', {
      '/sitemap.xml': aSitemapIndex(`${SITE}/jobs-1.xml`, `${SITE}/jobs-2.xml`),
      '/jobs-1.xml': aSitemap(JOB),
    });
    expect(careers.parse(SLUG, pages).partial).toBe("1 of the site's sitemaps were not read.");
  });

  test.each(['<!doctype html><html><loc>x</loc></html>', '{}', '', '<rss><loc>x</loc></rss>', '404'])(
    'are not %j',
    (text) => {
      expect(decodeSitemap(text, SLUG).isSitemap).toBe(false);
      expect(() => careers.parse(SLUG, site('', { '/sitemap.xml': text }).pages)).toThrow(
        /^The answer is no career site that we can read/,
      );
    },
  );
});

describe('ING-03 a career site without end', () => {
  test('has 50 sitemaps of its index read, 5 of them on other hosts', () => {
    const many = Array.from({ length: 200 }, (_, n) => [
      `https://victim.example/${n}.xml`,
      `${SITE}/${n}.xml`,
    ]).flat();
    const { pages, requested } = site('', { '/sitemap.xml': aSitemapIndex(...many) });
    expect(requested).toHaveLength(51);
    expect(requested.filter((path) => path.includes('victim'))).toHaveLength(5);
    expect(careers.parse(SLUG, pages).partial).toBe("400 of the site's sitemaps were not read.");
  });

  test('has 50,000 jobs read', () => {
    const jobs = Array.from({ length: 50_001 }, (_, n) => `${SITE}/jobs/${n + 1000}`);
    const { pages, requested } = site('Sitemap: /a.xml\nSitemap: /b.xml', {
      '/a.xml': aSitemap(...jobs),
      '/b.xml': aSitemap(...jobs),
    });
    expect(requested).toEqual(['/a.xml']);
    const { postings, partial } = careers.parse(SLUG, pages);
    expect(postings).toHaveLength(50_000);
    expect(partial).toContain('more than 50000 pages');
  });

  test('is cut off at 2 MB a job page, and at 50 MB a sitemap', () => {
    expect(careers.detail?.request(SLUG, listed()).maxBytes).toBe(2 * 1024 * 1024);
    expect(careers.nextPage?.(SLUG, [null])?.maxBytes).toBe(50 * 1024 * 1024);
  });

  test('of sitemaps that list each other ends', () => {
    const { requested } = site('Sitemap: /a.xml', {
      '/a.xml': aSitemapIndex(`${SITE}/a.xml`, `${SITE}/b.xml`),
      '/b.xml': aSitemapIndex(`${SITE}/a.xml`),
    });
    expect(requested).toEqual(['/a.xml', '/b.xml']);
  });
});

describe('ING-01 a job’s page', () => {
  const page = (facts: Record<string, unknown>) => aPageWith(JSON.stringify(aJobPosting(facts)));

  test('replaces the title in its address, which tells whether the page is worth a request', () => {
    expect(listed(`${SITE}/jobs/101-store-manager.html`).title).toBe('store manager');
    expect(listed(`${SITE}/job/Austin-Backend-Engineer-TX/12345/`).title).toBe('Austin Backend Engineer TX');
    expect(detailed(listed(`${SITE}/careers/senior-engineer`), page({}))?.title).toBe('Kettle Engineer');
  });

  test('has the employer’s name, unless a better one is registered', () => {
    const html = page({ hiringOrganization: { name: 'Acme Kettles, LLC' } });
    expect(detailed(listed(), html)?.company).toBe('Acme Kettles, LLC');
    expect(detailed({ ...listed(), company: 'Acme' }, html)?.company).toBe('Acme');
    expect(detailed(listed(), page({}))?.company).toBe(SLUG);
  });

  test('is closed if its validThrough is past or its markup is gone', () => {
    expect(() => detailed(listed(), page({ validThrough: '2026-07-01' }))).toThrow(
      /^The answer is a job whose/,
    );
    expect(() => detailed(listed(), '<html>No longer available</html>')).toThrow(
      /^The answer has no JobPosting/,
    );
    expect(detailed(listed(), page({ validThrough: '2035-07-01' }))?.title).toBe('Kettle Engineer');
  });

  test('keeps its id if only its host, tracking or trailing slash changes', () => {
    const same = [JOB, `${JOB}/`, `http://www.${SLUG}/jobs/101?utm_medium=feed`].map((url) => listed(url).id);
    expect(new Set(same).size).toBe(1);
    expect(listed(OTHER_JOB).id).not.toBe(same[0]);
  });
});

test.each(['jobs.acme.example', 'acme.io', 'a-b.c.co.uk'])('%s is a slug', (slug) =>
  expect(careers.slug.test(slug)).toBe(true),
);

test.each([
  'localhost',
  '127.0.0.1',
  'acme.example:80',
  'a/b.example',
  'Acme.example',
  '-a.example',
  'a..b',
  'u@a.example',
])('%s is no slug', (slug) => expect(careers.slug.test(slug)).toBe(false));
