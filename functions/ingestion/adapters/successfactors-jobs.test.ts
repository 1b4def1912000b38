import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import {
  aSuccessFactorsJob,
  aSuccessFactorsJobsBoard,
  aSuccessFactorsPage,
  recordedPages,
  SLUG,
} from './fixtures/successfactors-jobs-board.ts';
import { successfactorsJobs } from './successfactors-jobs.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (total: number | undefined, ids: readonly number[]) =>
  aSuccessFactorsPage(
    total,
    ids.map((id) => aSuccessFactorsJob(id)),
  );
const one = (facts: Record<string, unknown>): Posting | undefined =>
  successfactorsJobs.parse(SLUG, [aSuccessFactorsPage(1, [aSuccessFactorsJob(8, facts)])]).postings[0];
const pageNumberAfter = (pages: unknown[]) => successfactorsJobs.nextPage?.(SLUG, pages)?.json;

describe('a search of SuccessFactors', () => {
  test('ING-01 as recorded is parsed into postings', () => {
    const { postings, unreadable } = adapterOf('successfactors-jobs').parse(SLUG, recordedPages());
    expect(unreadable).toEqual([]);
    expect(postings).toMatchObject([
      {
        id: '31099',
        title: 'Analytical Lab Technician',
        url: 'https://jobs.acme.com/job/Analytical-Lab-Technician/31099-en_US',
        locations: ['Anyang, KOR, 14058'],
      },
      {
        id: '1283',
        title: 'Senior Expert Mergers & Acquisitions (m/f/d)',
        url: 'https://jobs.acme.com/job/Senior-Expert-Mergers-%26-Acquisitions-%28mfd%29/1283-en_US',
        locations: ['Munich'],
      },
    ]);
    const [technician] = postings;
    const facts = factsOf(technician && { ...technician, title: 'Data Analyst' });
    expect(facts.places.map(placeText)).toEqual(['Anyang, Gyeonggi-do, KR']);
  });

  test('ING-01 is posted for page by page, newest first, in the locale of the slug', () => {
    expect(successfactorsJobs.firstPage('jobs.acme.com~de_DE')).toMatchObject({
      path: '/services/recruiting/v1/jobs',
      json: { keywords: '', location: '', locale: 'de_DE', pageNumber: 0, sortBy: 'recent' },
    });
    expect(successfactorsJobs.newestFirst).toBe(true);
    expect(pageNumberAfter([page(25, numbers(0, 10))])).toMatchObject({ pageNumber: 1 });
    expect(pageNumberAfter([page(25, numbers(0, 10)), page(25, numbers(10, 20))])).toMatchObject({
      pageNumber: 2,
    });
    expect(pageNumberAfter([page(15, numbers(0, 10)), page(15, numbers(10, 15))])).toBeUndefined();
  });

  test.each([
    ['an empty page', [page(99, [])]],
    ['a page that repeats the one before', [page(99, [1, 2]), page(99, [1, 2])]],
    ['an invalid page', [{ message: 'Unauthorized' }]],
    ['3,000 jobs', numbers(0, 300).map((at) => page(9_000, numbers(at * 10, at * 10 + 10)))],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(pageNumberAfter(pages)).toBeUndefined();
  });

  test('ING-01 has each job once, and is partial if some are missing', () => {
    const reading = successfactorsJobs.parse(SLUG, aSuccessFactorsJobsBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(reading).not.toHaveProperty('partial');
    expect(successfactorsJobs.parse(SLUG, [page(3, [1, 2])]).partial).toMatch(/^The pages hold 2/);
  });

  test('ING-03 without an id or a response has an unreadable job, and the others', () => {
    const { decode } = successfactorsJobs.firstPage(SLUG);
    const results = [
      { response: aSuccessFactorsJob(1) },
      { response: aSuccessFactorsJob(2, { id: '' }) },
      7,
      {},
    ];
    const reading = successfactorsJobs.parse(SLUG, [decode?.(JSON.stringify({ jobSearchResult: results }))]);
    expect([reading.postings.length, reading.unreadable.length]).toEqual([1, 3]);
  });

  test.each([[{}], [{ jobSearchResult: null }], [{ error: 'Unauthorized' }], [[]]])(
    'ING-03 is rejected if the answer is %j',
    (answer) => {
      const { decode } = successfactorsJobs.firstPage(SLUG);
      expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not a SuccessFactors search');
      expect(() => successfactorsJobs.parse(SLUG, [answer])).toThrow(
        'The answer is not a SuccessFactors search',
      );
    },
  );

  test.each([
    ['jobs.acme.com~en_US', true],
    ['jobs.acme.com', false],
    ['jobs.acme.com~Brand', false],
    ['acme~en_US', false],
  ])('the slug %j is valid: %j', (slug, isValid) => {
    expect(successfactorsJobs.slug.test(slug)).toBe(isValid);
  });
});

describe('a job in a search of SuccessFactors', () => {
  test.each([
    [
      { jobLocationShort: ['Austin, TX, USA, 78701<br/>', 'Berlin, DEU<br/>'] },
      ['Austin, TX, US', 'Berlin, Berlin, DE'],
    ],
    [{ jobLocationShort: [], unifiedStandardTitle: 'Engineer (Dallas, TX, US)' }, ['Dallas, TX, US']],
    [{ jobLocationShort: [7, '<br/>'] }, []],
  ])('ING-02 with %j is located at %j', (facts, places) => {
    expect(factsOf(one(facts)).places.map(placeText)).toEqual(places);
  });

  test('has no day in the format of the locale as its time of publication', () => {
    expect(one({ unifiedStandardStart: '20.11.23' })).not.toHaveProperty('publishedAt');
  });

  test.each([
    ['R&amp;D-%28mfd%29', '/job/R%26D-%28mfd%29/8-en_US'],
    ['../../evil?x#y', '/job/..%2F..%2Fevil%3Fx%23y/8-en_US'],
    ['100%', '/job/100%25/8-en_US'],
    [null, '/job/job/8-en_US'],
  ])('with the URL title %j has the path %j', (unifiedUrlTitle, path) => {
    expect(one({ unifiedUrlTitle })?.url).toBe(`https://jobs.acme.com${path}`);
  });

  test('ING-02 has its description, day and pay from the microdata of its page, but not its title', () => {
    const listed = one({});
    if (!listed || !successfactorsJobs.detail) throw new Error('The fixture has no posting.');
    const { path, decode } = successfactorsJobs.detail.request(SLUG, listed);
    expect(path).toBe('/job/Backend-Engineer/8-en_US');
    const html = `<div itemscope itemtype="http://schema.org/JobPosting">
      <span itemprop="title">Backend Engineer Job</span>
      <meta itemprop="datePosted" content="Fri Sep 04 02:00:00 UTC 2026">
      <span itemprop="description"><p>Base salary range: $150,000 - $190,000 per year</p></span></div>`;
    const detailed = successfactorsJobs.detail.addDetail(listed, decode?.(html));
    expect(detailed).toEqual({
      ...listed,
      html: expect.stringContaining('<p>Base salary range'),
      publishedAt: '2026-09-04T02:00:00.000Z',
    });
    expect(factsOf(detailed).payRanges).toMatchObject([{ min: 150_000, max: 190_000, currency: 'USD' }]);
  });

  test('ING-03 rejects a page without markup, and a closed job', () => {
    const listed = one({});
    if (!listed) throw new Error('The fixture has no posting.');
    const addDetail = (body: unknown) => () => successfactorsJobs.detail?.addDetail(listed, body);
    expect(addDetail({ jobPostings: [] })).toThrow(/^The answer/);
    expect(addDetail(null)).toThrow(/^The answer/);
    const closed = { jobPostings: [{ title: 'Backend Engineer', validThrough: '2026-01-01' }] };
    expect(addDetail(closed)).toThrow('The answer says that the posting 8 is closed.');
  });
});
