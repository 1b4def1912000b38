import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aPhenomBoard, aPhenomJob, aPhenomPage, recordedPages, SLUG } from './fixtures/phenom-board.ts';
import { phenom } from './phenom.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (total: number | undefined, ids: readonly number[]) =>
  aPhenomPage(
    total,
    ids.map((id) => aPhenomJob(id)),
  );
const one = (facts: Record<string, unknown>): Posting | undefined =>
  phenom.parse(SLUG, [aPhenomPage(1, [aPhenomJob(8, facts)])]).postings[0];
const after = (pages: unknown[]) => phenom.nextPage?.(SLUG, pages)?.json;

test('ING-01 a recorded Phenom board is parsed into postings with all fields of the list', () => {
  const slug = 'careers.phenom.com~global~en';
  const { postings, unreadable } = adapterOf('phenom').parse(slug, recordedPages());
  expect([unreadable, postings.length]).toEqual([[], 2]);
  expect(postings[0]).toEqual({
    ats: 'phenom',
    board: slug,
    id: 'P-104461',
    title: 'Senior Project Manager(German Speaker)',
    company: slug,
    url: 'https://careers.phenom.com/global/en/job/P-104461',
    html: expect.stringMatching(/^We are looking for a Senior Project Manager/),
    locations: ['Rotterdam, South Holland, Netherlands'],
    departments: ['OGD'],
    pay: [],
    employmentType: 'Full-Time',
    publishedAt: '2026-04-09T09:54:06.573Z',
  });
  expect(factsOf(postings[0])).toMatchObject({ jobType: 'Fu' });
  expect(factsOf(postings[0]).places.map(placeText)).toEqual(['Rotterdam, South Holland, NL']);
});

describe('a Phenom board', () => {
  test('ING-01 is posted for page by page, newest first', () => {
    expect(phenom.firstPage(SLUG)).toMatchObject({
      path: '/widgets',
      json: { ddoKey: 'refineSearch', country: 'us', lang: 'en_us', from: 0, size: 100 },
    });
    expect(phenom.firstPage(SLUG).json).toHaveProperty('sort', { order: 'desc', field: 'postedDate' });
    expect(phenom.newestFirst).toBe(true);
    expect(after([page(150, numbers(0, 100))])).toHaveProperty('from', 100);
    expect(after([page(150, numbers(0, 100)), page(150, numbers(100, 150))])).toBeUndefined();
  });

  test('ING-01 is asked for in the country and language of its slug', () => {
    const global = phenom.firstPage('careers.acme.com~global~en').json;
    expect(global).toMatchObject({ country: 'global', lang: 'en_global' });
  });

  test.each([
    ['an empty page', [page(999, [])]],
    ['a page that repeats the one before', [page(999, [1, 2]), page(999, [1, 2])]],
    ['an invalid page', [{ status: 'failure' }]],
    ['no page', []],
    ['10,000 jobs', numbers(0, 100).map((at) => page(20_000, numbers(at * 100, at * 100 + 100)))],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(after(pages)).toBeUndefined();
  });

  test('ING-01 has each job once, and is partial if too many are missing', () => {
    const reading = phenom.parse(SLUG, aPhenomBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6']);
    expect(reading).not.toHaveProperty('partial');
    expect(phenom.parse(SLUG, [page(100, numbers(0, 98))])).not.toHaveProperty('partial');
    expect(phenom.parse(SLUG, [page(100, numbers(0, 90))]).partial).toMatch(/90 postings/);
  });

  test.each([[{}], [{ status: 'failure' }], [{ refineSearch: { data: null } }], [[]]])(
    'ING-03 is rejected if the answer is %j',
    (answer) => {
      const { decode } = phenom.firstPage(SLUG);
      expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not a Phenom board');
      expect(() => phenom.parse(SLUG, [answer])).toThrow('The answer is not a Phenom board');
    },
  );

  test.each([
    ['careers.acme.com', true],
    ['careers.acme.com~global~en', true],
    ['careers.acme.com~global', false],
    ['careers.acme.com~global~en_us', false],
    ['acme', false],
    ['127.0.0.1', false],
    ['careers.acme.com/x', false],
  ])('the slug %j is valid: %j', (slug, isValid) => {
    expect(phenom.slug.test(slug)).toBe(isValid);
  });
});

describe('a Phenom job', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'phenom',
      board: SLUG,
      id: 'R-8',
      title: 'Backend Engineer',
      company: SLUG,
      url: 'https://careers.acme.com/us/en/job/R-8',
      html: 'Build the billing service of our kettles.',
      locations: ['Austin, Texas, United States', 'Dallas, Texas, United States'],
      departments: ['Engineering'],
      pay: [],
      workplace: 'hybrid',
      employmentType: 'Full-Time',
      publishedAt: '2026-05-28T13:15:00.250Z',
    });
  });

  test('ING-02 posted at midnight has no time of publication, because that stands for a day', () => {
    expect(one({ postedDate: '2026-06-15T00:00:00.000+0000' })).not.toHaveProperty('publishedAt');
    expect(one({ postedDate: 'Recently' })).not.toHaveProperty('publishedAt');
  });

  test.each([
    [{ cityStateCountry: '', location: '', multi_location: [] }, ['Austin, TX, US']],
    [{ cityStateCountry: '', location: 'Remote, Canada', multi_location: null }, [', , CA']],
    [{ multi_location: ['Pune, Maharashtra, India', 7, ' '] }, ['Austin, TX, US', 'Pune, Maharashtra, IN']],
  ])('ING-02 located at %j is in %j', (facts, places) => {
    expect(factsOf(one(facts)).places.map(placeText)).toEqual(places);
  });

  test('ING-02 has its description and pay from its detail', () => {
    const listed = one({});
    if (!listed || !phenom.detail) throw new Error('The fixture has no posting.');
    const { path, json, decode } = phenom.detail.request(SLUG, listed);
    expect([path, json]).toMatchObject([
      '/widgets',
      { ddoKey: 'jobDetail', pageName: 'job-details', jobId: 'R-8', lang: 'en_us', country: 'us' },
    ]);
    const description = '<p>Base salary range: $150,000 - $190,000 per year</p>';
    const answer = JSON.stringify({
      jobDetail: { status: 200, data: { job: { jobId: 'R-8', description } } },
    });
    const detailed = phenom.detail.addDetail(listed, decode?.(answer));
    expect(detailed).toEqual({ ...listed, html: description });
    expect(factsOf(detailed).payRanges).toMatchObject([{ min: 150_000, max: 190_000, currency: 'USD' }]);
    expect(phenom.detail.addDetail(listed, { jobId: 'R-8', description: null })).toEqual(listed);
  });

  test('ING-02 posted on a day is dated at its noon by its detail', () => {
    const { publishedAt: _, ...listed } = one({}) ?? {};
    const postedDate = '2026-06-15T00:00:00.000+0000';
    const detailed = phenom.detail?.addDetail(listed as Posting, { jobId: 'R-8', postedDate }); // all but a time
    expect(detailed?.publishedAt).toBe('2026-06-15T12:00:00.000Z');
  });

  test.each([null, [], {}, { status: 'failure' }, { jobDetail: { data: {} } }, { jobId: 'R-9' }])(
    'ING-03 rejects another detail: %j',
    (body) => {
      const listed = one({});
      if (!listed) throw new Error('The fixture has no posting.');
      expect(() => phenom.detail?.addDetail(listed, body)).toThrow('The answer is not the Phenom job R-8.');
      const { decode } = phenom.detail?.request(SLUG, listed) ?? {};
      expect(() => decode?.(JSON.stringify(body))).toThrow('The answer is not an open Phenom job.');
    },
  );
});
