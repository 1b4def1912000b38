import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { amazon } from './amazon.ts';
import {
  anAmazonBoard,
  anAmazonJob,
  anAmazonPage,
  anAmazonPlace,
  recordedPages,
} from './fixtures/amazon-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (hits: number | undefined, ids: readonly number[]) =>
  anAmazonPage(
    hits,
    ids.map((id) => anAmazonJob(id)),
  );
const one = (facts: Record<string, unknown>): Posting | undefined =>
  amazon.parse('amazon', [anAmazonPage(1, [anAmazonJob(8, facts)])]).postings[0];
const pathAfter = (pages: unknown[]) => amazon.nextPage?.('amazon', pages)?.path;

describe('the board of Amazon', () => {
  test('ING-01 as recorded is parsed, with ids from the paths if there are no others', () => {
    const { postings, unreadable } = adapterOf('amazon').parse('amazon', recordedPages());
    expect(unreadable).toEqual([]);
    expect(postings).toMatchObject([
      {
        id: '111',
        title: '  Automation Engineer  ',
        company: 'Amazon',
        url: 'https://www.amazon.jobs/en/jobs/111',
        locations: ['Erfurt, Thuringia, DEU'],
      },
      { id: '222', title: 'SDE', locations: ['Berlin, DEU'] },
    ]);
    expect(postings.map((posting) => factsOf(posting).places.map(placeText))).toEqual([
      ['Erfurt, Thuringia, DE'],
      ['Berlin, Berlin, DE'],
    ]);
  });

  test('ING-01 is requested page by page, newest first, and never at an offset of 10,000', () => {
    expect(amazon.firstPage('amazon').path).toBe('/en/search.json?result_limit=100&offset=0&sort=recent');
    expect(amazon.newestFirst).toBe(true);
    expect(pathAfter([page(150, numbers(0, 100))])).toBe(
      '/en/search.json?result_limit=100&offset=100&sort=recent',
    );
    expect(pathAfter([page(150, numbers(0, 100)), page(150, numbers(100, 150))])).toBeUndefined();
    const most = numbers(0, 99).map((at) => page(20_000, numbers(at * 100, at * 100 + 100)));
    expect(pathAfter(most)).toContain('offset=9900');
    expect(pathAfter([...most, page(20_000, numbers(9_900, 10_000))])).toBeUndefined();
    expect(amazon.parse('amazon', most)).toMatchObject({
      isIncomplete: true,
      partial: 'The pages hold 9900 postings and say there are 20000.',
    });
  });

  test.each([
    ['an empty page', [page(999, [])]],
    ['a page that repeats the one before', [page(999, [1, 2]), page(999, [1, 2])]],
    ['an invalid page', [{ message: 'Not found' }]],
    ['no page', []],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(pathAfter(pages)).toBeUndefined();
  });

  test('ING-01 has each job once, and is complete if a few of many are missing', () => {
    const reading = amazon.parse('amazon', anAmazonBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(reading).not.toHaveProperty('partial');
    expect(amazon.parse('amazon', [page(100, numbers(0, 98))])).not.toHaveProperty('partial');
  });

  test.each([[{}], [{ jobs: null }], [{ error: 'Too many requests' }], [[]]])(
    'ING-03 is rejected if the answer is %j',
    (answer) => {
      const { decode } = amazon.firstPage('amazon');
      expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not a page of Amazon jobs');
      expect(() => amazon.parse('amazon', [answer])).toThrow('The answer is not a page of Amazon jobs');
    },
  );

  test('ING-03 is the only board of this system', () => {
    expect(['amazon', 'amazon2', 'Amazon', ''].map((slug) => amazon.slug.test(slug))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('an Amazon job', () => {
  test('ING-02 is normalized: the brand, not the legal entity, and neither days nor relative times', () => {
    expect(one({})).toEqual({
      ats: 'amazon',
      board: 'amazon',
      id: '8',
      title: ' Backend Engineer ',
      company: 'Amazon',
      url: 'https://www.amazon.jobs/en/jobs/8',
      html:
        '<p>Build the billing service.</p><p>Run it for a million customers.</p>' +
        '<h2>Basic qualifications</h2><li>3+ years of Go</li><li>A degree</li>' +
        '<h2>Preferred qualifications</h2><li>Kettles</li>',
      locations: ['Austin, Texas, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      departments: ['Software Development'],
      pay: [],
      workplace: 'onsite',
      employmentType: 'full-time',
    });
    expect(one({ updated_time: '21 minutes', posted_date: 'July 4, 2026' })).toEqual(one({}));
  });

  test('ING-02 has a summary from the list in its plain text', () => {
    const description =
      'We build kettles.<br/><br/>Key job responsibilities<br/>- Build the billing service of our kettles in Go<br/>' +
      '- Run it for R&amp;D of a million kettles a day<br/><br/>About the team<br/>We are nice.';
    expect(factsOf(one({ description })).summary).toEqual([
      'Build the billing service of our kettles in Go',
      'Run it for R&D of a million kettles a day',
    ]);
  });

  test('needs only its id and title', () => {
    const { postings } = amazon.parse('amazon', [anAmazonPage(1, [{ id_icims: 8, title: 'SDE' }])]);
    expect(postings).toMatchObject([{ id: '8', title: 'SDE', locations: [], html: '' }]);
  });

  test.each([
    [['ONSITE', 'ONSITE'], 'onsite'],
    [['ONSITE', 'REMOTE'], 'remote'],
    [['VIRTUAL'], 'remote'],
    [['HYBRID', 'ONSITE'], 'hybrid'],
    [['ONSITE', null], undefined],
    [[], undefined],
  ])('ING-02 with places of the types %j has the workplace %j', (types, workplace) => {
    expect(one({ locations: types.map((type) => anAmazonPlace({ type })) })?.workplace).toBe(workplace);
  });

  test.each([
    [
      [anAmazonPlace(), anAmazonPlace({ normalizedCityName: 'Seattle', normalizedStateName: 'Washington' })],
      ['Austin, TX, US', 'Seattle, WA, US'],
    ],
    [['{"normalizedLocation":"Bengaluru, Karnataka, IND"}'], ['Bengaluru, Karnataka, IN']],
    [['{', '7', 'null', null, 7], ['Austin, TX, US']],
    [null, ['Austin, TX, US']],
  ])('ING-02 located at %j is in %j', (locations, places) => {
    expect(factsOf(one({ locations })).places.map(placeText)).toEqual(places);
  });

  test('ING-02 has the type, and the pay of its text', () => {
    expect(factsOf(one({ is_intern: true })).jobType).toBe('In');
    const description =
      '<p>The base salary for this position ranges from $129,300/year up to $223,600/year.</p>';
    expect(factsOf(one({ job_schedule_type: 'part-time', description }))).toMatchObject({
      jobType: 'Pa',
    });
    expect(
      factsOf(one({ description: '<p>Base pay range: $129,300 - $223,600 USD annually</p>' })),
    ).toMatchObject({
      payRanges: [{ min: 129_300, max: 223_600, currency: 'USD', period: 'year' }],
    });
  });
});
