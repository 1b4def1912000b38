import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { eightfold, eightfoldV2 } from './eightfold.ts';
import {
  anEightfoldBoard,
  anEightfoldPage,
  anEightfoldPosition,
  recordedPages,
  SLUG,
} from './fixtures/eightfold-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (count: number | undefined, ids: readonly number[]) =>
  anEightfoldPage(
    count,
    ids.map((id) => anEightfoldPosition(id)),
  );
/** The pages of one reading, ten positions each. */
const pagesOf = (count: number, ids: readonly number[]) =>
  numbers(0, Math.ceil(ids.length / 10)).map((at) => page(count, ids.slice(at * 10, at * 10 + 10)));
const one = (facts: Record<string, unknown>): Posting | undefined =>
  eightfold.parse(SLUG, [anEightfoldPage(1, [anEightfoldPosition(8, facts)])]).postings[0];
const startAfter = (pages: unknown[]) =>
  eightfold.nextPage?.(SLUG, pages)?.path.replace(/^.*&start=(\d+)&.*$/, '$1');

describe('a recorded board of the older Eightfold interface', () => {
  const slug = 'albemarle.eightfold.ai';

  test('ING-01 is parsed into postings with all fields of the list', () => {
    const { postings, unreadable } = adapterOf('eightfold-v2').parse(slug, recordedPages());
    expect([unreadable, postings.length]).toEqual([[], 2]);
    expect(postings[0]).toEqual({
      ats: 'eightfold-v2',
      board: slug,
      id: '1099555326551',
      title: 'Supply Planner, Bromine S&OP',
      company: slug,
      url: 'https://albemarle.eightfold.ai/careers/job/1099555326551',
      html: '',
      locations: [
        'Charlotte, North Carolina, United States of America',
        'Magnolia, Arkansas, United States of America',
      ],
      departments: ['Supply Chain'],
      pay: [],
    });
  });

  test('ING-02 has places in plain spelling', () => {
    const [posting] = eightfoldV2.parse(slug, recordedPages()).postings;
    const facts = factsOf(posting && { ...posting, title: 'Data Analyst' });
    expect(facts.places.map(placeText)).toEqual(['Charlotte, NC, US', 'Magnolia, AR, US']);
  });
});

describe('an Eightfold board', () => {
  test('ING-01 is requested by host and domain, ten positions at a time', () => {
    const microsoft = 'apply.careers.microsoft.com~microsoft.com';
    expect(eightfold.firstPage(microsoft).path).toBe(
      '/api/pcsx/search?domain=microsoft.com&query=&location=&start=0&num=10&sort_by=timestamp',
    );
    expect(eightfoldV2.firstPage(microsoft).path).toBe(
      '/api/apply/v2/jobs?domain=microsoft.com&start=0&num=10&sort_by=timestamp',
    );
    expect(startAfter(pagesOf(25, numbers(0, 10)))).toBe('10');
    expect(startAfter(pagesOf(25, numbers(0, 20)))).toBe('20');
    expect(startAfter(pagesOf(25, numbers(0, 25)))).toBeUndefined();
    expect(eightfold.newestFirst).toBe(true);
  });

  test.each([
    ['acme.eightfold.ai', 'acme.com'],
    ['careers.acme.com', 'acme.com'],
    ['jobs.acme.io~acme.com', 'acme.com'],
  ])('of %j belongs to the domain %j', (slug, domain) => {
    expect(eightfold.firstPage(slug).path).toContain(`?domain=${domain}&`);
  });

  test('ING-03 is read again if pages in unstable order lack some positions', () => {
    const first = pagesOf(25, [...numbers(0, 10), ...numbers(5, 20)]);
    expect(startAfter(first)).toBe('0');
    expect(startAfter([...first, page(25, numbers(0, 10))])).toBe('10');
    expect(startAfter([...first, page(25, numbers(0, 10)), page(25, numbers(10, 20))])).toBe('20');
    const both = [...first, ...pagesOf(25, numbers(0, 25))];
    expect(startAfter(both)).toBeUndefined();
    expect(eightfold.parse(SLUG, both).postings).toHaveLength(25);
    expect(eightfold.parse(SLUG, both)).not.toHaveProperty('partial');
  });

  test('ING-03 is read at most twice, and then partial', () => {
    const twice = [...pagesOf(25, [...numbers(0, 20), 1, 2]), ...pagesOf(25, [...numbers(0, 20), 1, 2])];
    expect(startAfter(twice)).toBeUndefined();
    expect(eightfold.parse(SLUG, twice).partial).toBe('The pages hold 20 postings and say there are 25.');
  });

  test.each([
    ['an empty page', [page(99, [])]],
    ['a page that repeats the one before', [page(99, [1, 2]), page(99, [1, 2])]],
    ['2,000 positions', pagesOf(2_900, numbers(0, 2_000))],
    ['a first reading of a large board', pagesOf(600, [...numbers(0, 599), 1])],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(startAfter(pages)).toBeUndefined();
  });

  test('ING-01 without a count is read until an empty page', () => {
    expect(startAfter([page(undefined, numbers(0, 10))])).toBe('10');
    expect(startAfter([page(undefined, numbers(0, 10)), page(undefined, [])])).toBeUndefined();
  });

  test('ING-01 has each position once', () => {
    const reading = eightfold.parse(SLUG, anEightfoldBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(reading).not.toHaveProperty('partial');
  });

  test.each([
    [{}],
    [{ data: {} }],
    [{ data: { positions: null } }],
    [{ message: 'PCSX is not enabled' }],
    [[]],
  ])('ING-03 is rejected if the answer is %j', (answer) => {
    for (const { firstPage } of [eightfold, eightfoldV2])
      expect(() => firstPage(SLUG).decode?.(JSON.stringify(answer))).toThrow(
        'The answer is not an Eightfold',
      );
    expect(() => eightfold.parse(SLUG, [answer])).toThrow('The answer is not an Eightfold board');
  });

  test.each([
    ['apply.careers.microsoft.com~microsoft.com', true],
    ['acme.eightfold.ai', true],
    ['acme.eightfold.ai~', false],
    ['acme.eightfold.ai~acme.com&start=0', false],
    ['acme.eightfold.ai~acme.com~x', false],
    ['acme', false],
    ['10.0.0.1', false],
    ['evil.example/x~acme.com', false],
  ])('the slug %j is valid: %j', (slug, isValid) => {
    expect([eightfold.slug.test(slug), eightfoldV2.slug.test(slug)]).toEqual([isValid, isValid]);
  });
});

describe('an Eightfold position', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'eightfold',
      board: SLUG,
      id: '8',
      title: 'Backend Engineer',
      company: SLUG,
      url: 'https://careers.acme.com/careers/job/8',
      html: '',
      locations: ['United States, Texas, Austin'],
      departments: ['Platform'],
      pay: [],
      workplace: 'hybrid',
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
  });

  test.each([
    ['remote', 'remote'],
    ['remote_local', 'remote'],
    ['Up to 100% work from home', 'remote'],
    ['Up to 50% work from home', 'hybrid'],
    ['Hybrid', 'hybrid'],
    ['onsite', 'onsite'],
    ['On-site', 'onsite'],
    ['Flexible', undefined],
    [null, undefined],
  ])('ING-02 with the option %j has the workplace %j', (option, workplace) => {
    expect(one({ workLocationOption: option })?.workplace).toBe(workplace);
    expect(one({ workLocationOption: null, work_location_option: option })?.workplace).toBe(workplace);
  });

  test.each([
    [['United States, Washington, Redmond'], ['Redmond, WA, US']],
    [['India, Multiple Locations, Multiple Locations'], [', , IN']],
    [
      ['US, CA, Santa Clara', 'IN, KA, Bengaluru'],
      ['Santa Clara, CA, US', 'Bengaluru, Karnataka, IN'],
    ],
    [['Remote'], []],
    [null, []],
  ])('ING-02 located at %j is in %j', (locations, places) => {
    expect(factsOf(one({ locations })).places.map(placeText)).toEqual(places);
  });

  test.each([1_785_801_600, 0, -1, 99_999_999_999, '1785801600', null])(
    'ING-02 posted at %j has no time of publication: a day, or none',
    (postedTs) => {
      expect(one({ postedTs })).not.toHaveProperty('publishedAt');
    },
  );

  test('of the older interface has the time of its last edit', () => {
    expect(one({ t_update: 1_780_000_001 })?.editedAt).toBe('2026-05-28T20:26:41.000Z');
  });
});

describe('the detail of an Eightfold position', () => {
  const listed = one({ postedTs: null });
  if (!listed) throw new Error('The fixture has no posting.');

  test('ING-02 is requested by id and domain', () => {
    expect(eightfold.detail?.request(SLUG, listed).path).toBe(
      '/api/pcsx/position_details?position_id=8&domain=acme.com&hl=en',
    );
    expect(eightfoldV2.detail?.request(SLUG, listed).path).toBe('/api/apply/v2/jobs/8?domain=acme.com');
  });

  test('ING-02 adds the description of both interfaces', () => {
    const text = JSON.stringify({ data: { id: 8, jobDescription: '<p>Tea</p>' } });
    const data = eightfold.detail?.request(SLUG, listed).decode?.(text);
    expect(eightfold.detail?.addDetail(listed, data)).toEqual({ ...listed, html: '<p>Tea</p>' });
    const older = { id: 8, job_description: '<p>Coffee</p>' };
    expect(eightfoldV2.detail?.addDetail(listed, older)).toEqual({ ...listed, html: '<p>Coffee</p>' });
  });

  test.each([
    ['on the day it was posted', 1_785_801_600 + 3_601, '2026-08-04T01:00:01.000Z'],
    ['earlier', 1_785_801_600 - 1, '2026-08-04T12:00:00.000Z'],
    ['at an unknown time', null, '2026-08-04T12:00:00.000Z'],
  ])('ING-02 of a position created %s', (_, creationTs, publishedAt) => {
    const detailed = eightfold.detail?.addDetail(listed, { id: 8, postedTs: 1_785_801_600, creationTs });
    expect(detailed?.publishedAt).toBe(publishedAt);
  });

  test.each([null, [], {}, 'text', { id: 9 }, { message: 'Not found' }])(
    'ING-03 rejects another answer: %j',
    (body) => {
      expect(() => eightfold.detail?.addDetail(listed, body)).toThrow(
        'The answer is not the Eightfold position 8.',
      );
      const { decode } = eightfold.detail?.request(SLUG, listed) ?? {};
      expect(() => decode?.(JSON.stringify(body))).toThrow('The answer is not an Eightfold position');
    },
  );
});
