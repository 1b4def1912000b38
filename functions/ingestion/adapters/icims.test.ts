import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { anIcimsBoard, anIcimsJob, SLUG } from './fixtures/icims-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { icims } from './icims.ts';
import { searchDecoder, sitemapDecoder } from './icims-list.ts';

const HOST = 'careers-acme.icims.com';
const search = (number: number) => `/jobs/search?ss=1&in_iframe=1&pr=${number}`;
const nextPath = (...pages: unknown[]) => icims.nextPage?.(SLUG, pages)?.path;
const jobs = (...ids: number[]) => ({ jobs: ids.map((id) => anIcimsJob(id)) });

test('ING-01 a recorded iCIMS search page is parsed into postings', () => {
  const page = searchDecoder('careers-wipfli.icims.com')(recordedText('icims.html'));
  const { postings, unreadable } = adapterOf('icims').parse('careers-wipfli', [{ jobs: [] }, page]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'icims',
      board: 'careers-wipfli',
      id: '8214',
      title: 'Payroll Tax Specialist',
      company: 'careers-wipfli',
      url: 'https://careers-wipfli.icims.com/jobs/8214/payroll-tax-specialist/job',
      html: '',
      locations: ['US'],
      departments: [],
      pay: [],
    },
    expect.objectContaining({ id: '8212', title: 'Payroll Support Specialist' }),
  ]);
});

describe('the sitemap of an iCIMS board', () => {
  const decode = sitemapDecoder(HOST);
  const sitemap = (...entries: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries
      .map((entry) => `<url>${entry}</url>`)
      .join('')}</urlset>`;

  test('ING-01 lists all jobs, among pages that are none, with the times of their edits', () => {
    const text = sitemap(
      `<loc>https://${HOST}/jobs/intro</loc>`,
      `<loc>https://${HOST}/jobs/8214/payroll-tax-specialist/job</loc><lastmod>2026-06-01T10:30:00Z</lastmod>`,
      `<loc><![CDATA[ https://${HOST}/jobs/9/engineer%2c-qa/job?mode=view&iis=x ]]></loc><priority>0.5</priority>`,
      `<loc>https://${HOST}/jobs/search?ss=1</loc>`,
    );
    expect(decode(text)).toEqual({
      jobs: [
        { path: '/jobs/8214/payroll-tax-specialist/job', lastmod: '2026-06-01T10:30:00Z' },
        { path: '/jobs/9/engineer%2c-qa/job' },
      ],
    });
  });

  test.each([
    [`https://www.${HOST}/jobs/1/engineer/job`, 1],
    ['https://careers-acme.i.icims.com/jobs/1/engineer/job', 1],
    ['https://uscareers-acme.icims.com/jobs/1/engineer/job', 0],
    ['https://evil.example/jobs/1/engineer/job', 0],
    [`https://evil.example/?${HOST}/jobs/1/engineer/job`, 0],
    [`https://${HOST}@evil.example/jobs/1/engineer/job`, 0],
    [`https://${HOST}/jobs/1/engineer/login`, 0],
    ['not a URL', 0],
  ])('ING-03 with the URL %s has %i jobs', (loc, count) => {
    expect(decode(sitemap(`<loc>${loc}</loc>`)).jobs).toHaveLength(count);
  });

  test.each(['', '<html><p>Careers</html>', '<sitemapindex/>', '<urlset/>', '<urlset><url/></urlset>', '{}'])(
    'ING-03 has no job if it is %j, so that the search pages are read',
    (text) => {
      expect(decode(text)).toEqual({ jobs: [] });
      expect(nextPath(decode(text))).toBe(search(0));
    },
  );

  test('ING-03 never throws, whatever it contains', () => {
    const text = sitemap(`<loc>https://${HOST}/jobs/8214/engineer/job</loc><lastmod>2026</lastmod>`);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string(), (start, end, added) => {
        expect(decode(text.slice(0, start) + added + text.slice(end)).jobs.length).toBeLessThan(3);
      }),
    );
  });
});

describe('a search page of iCIMS', () => {
  const decode = searchDecoder(HOST);
  const card = (link: string, more = '') =>
    `<ul class="iCIMS_JobsTable"><li class="iCIMS_JobCardItem"><div class="row">${more}<div class="title">${link}</div></div></li></ul>`;
  const link = '<a href="/jobs/7/x/job?in_iframe=1&amp;hashed=-33555" class="iCIMS_Anchor">';

  test('ING-01 has titles and places apart from their labels', () => {
    const page = card(
      `${link}<span class="sr-only field-label">Title</span>\n<h3 class="iCIMS_Header">\nR&amp;D <b>Lead</b></h3></a>`,
      '<div class="left"><span class="sr-only field-label">Job Locations</span><span >\nUS-NJ-Edison | US-Remote</span></div>' +
        '<div class="right"><span class="sr-only field-label">ID</span><span>2026-7</span></div>',
    );
    const decoded = decode(page);
    expect(decoded).toEqual({
      jobs: [{ path: '/jobs/7/x/job', title: 'R&D Lead', location: 'US-NJ-Edison | US-Remote' }],
    });
    const [posting] = icims.parse(SLUG, [decoded]).postings;
    expect(posting?.locations).toEqual(['US-NJ-Edison', 'US-Remote']);
  });

  test('ING-03 without labels and headings has the title of the link', () => {
    expect(decode(card(`${link} Tea  Taster </a>`)).jobs).toEqual([
      { path: '/jobs/7/x/job', title: 'Tea Taster', location: '' },
    ]);
  });

  test('ING-03 ignores links to other hosts', () => {
    expect(decode(card('<a href="https://evil.example/jobs/9/phish/job"><h3>Phish</h3></a>')).jobs).toEqual(
      [],
    );
  });

  test.each(['', '<html>Checking your browser</html>', '{"jobs":[]}'])(
    'ING-03 rejects a page of another system: %j',
    (html) => {
      expect(() => decode(html)).toThrow('The answer is not an iCIMS search page.');
    },
  );

  test('ING-03 is read or rejected with a message, whatever it contains', () => {
    const page = recordedText('icims.html').replaceAll('careers-wipfli', 'careers-acme');
    fc.assert(
      fc.property(fc.nat(page.length), fc.nat(page.length), fc.string(), (start, end, added) => {
        try {
          expect(decode(page.slice(0, start) + added + page.slice(end)).jobs.length).toBeLessThan(6);
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
        }
      }),
    );
    expect(() => decode(`iCIMS_${'<div>'.repeat(20_000)}<a href="/jobs/1/x/job">`)).toThrow(
      'The answer has too many elements',
    );
  });
});

describe('an iCIMS board', () => {
  test('ING-01 needs one request if it has a sitemap', () => {
    expect(icims.firstPage(SLUG)).toMatchObject({ path: '/sitemap.xml', isOptional: true });
    expect(icims.nextPage?.(SLUG, anIcimsBoard())).toBeUndefined();
    expect(icims.parse(SLUG, anIcimsBoard()).postings).toHaveLength(6);
  });

  test('ING-01 without a sitemap is read by search pages, up to one that has nothing new', () => {
    const none = { jobs: [] };
    expect(nextPath(none)).toBe(search(0));
    expect(nextPath(null)).toBe(search(0));
    expect(nextPath(none, jobs(1, 2))).toBe(search(1));
    expect(nextPath(none, jobs(1, 2), jobs(2, 3))).toBe(search(2));
    expect(nextPath(none, jobs(1, 2), jobs(2, 3), jobs(2, 3))).toBeUndefined();
    expect(nextPath(none, none)).toBeUndefined();
    expect(icims.parse(SLUG, [null, jobs(1, 2), jobs(2, 3)]).postings).toHaveLength(3);
  });

  test('ING-02 lists a job once, however its lists spell the URL', () => {
    const ids = icims
      .parse(SLUG, [{ jobs: [anIcimsJob(7), anIcimsJob(7, 'engineer'), { path: '/jobs/7/job' }] }])
      .postings.map(({ id }) => id);
    expect(ids).toEqual(['7']);
  });

  test.each([undefined, {}, { jobs: {} }, 'text', []])('ING-03 rejects another answer: %j', (page) => {
    expect(() => icims.parse(SLUG, [page])).toThrow('The answer is not an iCIMS board');
  });

  test.each(['careers', '-acme', 'careers-', 'careers.acme', 'careers-acme.icims.com', 'Careers-Acme'])(
    'ING-03 rejects the slug %j, which would be another host',
    (slug) => {
      expect(icims.slug.test(slug)).toBe(false);
    },
  );
});

test('ING-01 until its page is read, a job is called what its URL calls it', () => {
  const { postings } = icims.parse(SLUG, anIcimsBoard());
  expect(postings.map(({ title }) => title)).toEqual([
    'backend engineer',
    'product designer, growth',
    'product manager',
    'account executive',
    'Data Scientist',
    '',
  ]);
  expect(factsOf(postings[4]).places.map(placeText)).toEqual(['Austin, TX, US', ', , US']);
  const [odd] = icims.parse(SLUG, [{ jobs: [anIcimsJob(1, '50%-engineer%zz')] }]).postings;
  expect(odd?.title).toBe('50% engineer%zz');
});
