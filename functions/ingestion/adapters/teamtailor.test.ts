import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import {
  aTeamtailorBoard,
  aTeamtailorItem,
  aTeamtailorPage,
  aTeamtailorPlace,
} from './fixtures/teamtailor-board.ts';
import { teamtailor } from './teamtailor.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}, jobposting: Record<string, unknown> = {}): Posting => {
  const page = aTeamtailorPage([aTeamtailorItem(8, facts, jobposting)]);
  const [posting] = teamtailor.parse('acme', [page]).postings;
  if (!posting) throw new Error('The item was not parsed.');
  return posting;
};
const page = (from: number, to: number, facts: Record<string, unknown> = {}) =>
  aTeamtailorPage(
    Array.from({ length: to - from }, (_, index) => aTeamtailorItem(from + index)),
    facts,
  );

test('ING-01 a recorded Teamtailor feed is parsed into postings with all of their fields', () => {
  const { postings, unreadable } = adapterOf('teamtailor').parse('career', [recordedBoard('teamtailor')]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'teamtailor',
      board: 'career',
      id: '20fafb7d-f013-4061-b6de-2894b3e0838b',
      title: 'Account Executive - Italy (Madrid based)',
      company: 'Teamtailor',
      url: 'https://career.teamtailor.com/jobs/7167985-account-executive-italy-madrid-based',
      html: '',
      locations: ['Madrid, Europe, Spain'],
      structuredPlaces: [{ city: 'Madrid', state: 'Europe', country: 'Spain' }],
      departments: [],
      pay: [],
      publishedAt: '2026-02-04T08:26:20.000Z',
    },
    {
      ats: 'teamtailor',
      board: 'career',
      id: 'a52c9a45-1132-44c9-9696-76974817ae6e',
      title: 'Mid-Market Account Executive - Copenhagen',
      company: 'Teamtailor',
      url: 'https://career.teamtailor.com/jobs/7069633-mid-market-account-executive-copenhagen',
      html: '',
      locations: ['Stockholm, Sweden, Sweden', 'København, Europe, Denmark'],
      structuredPlaces: [
        { city: 'Stockholm', state: 'Sweden', country: 'Sweden' },
        { city: 'København', state: 'Europe', country: 'Denmark' },
      ],
      departments: [],
      pay: [],
      publishedAt: '2026-01-18T18:35:57.000Z',
    },
  ]);
  expect(postings.map((posting) => factsOf(posting).places.map(placeText))).toEqual([
    ['Madrid, Community of Madrid, ES'],
    ['Stockholm, Stockholm, SE', 'Copenhagen, Capital Region, DK'],
  ]);
});

describe('a Teamtailor board', () => {
  test('ING-01 has its own host, with a region if it has one', () => {
    expect(teamtailor.origin.url).toBe('https://{slug}.teamtailor.com');
    expect(teamtailor.firstPage('acme')).toEqual({ path: '/jobs.json' });
    expect(teamtailor.slug.test('acme.na')).toBe(true);
    expect(teamtailor.nextPage?.('acme', aTeamtailorBoard())).toBeUndefined();
    expect(teamtailor.parse('acme', aTeamtailorBoard()).postings).toHaveLength(6);
  });

  test.each(['-acme', 'acme-', 'acme_', 'acme.teamtailor.com', '127.0.0.1', 'acme.na.na', 'acme.n1'])(
    'ING-03 rejects the slug %j, which would be another host',
    (slug) => {
      expect(teamtailor.slug.test(slug)).toBe(false);
    },
  );

  test('ING-01 is read page by page, as the feed says or else by offset', () => {
    const next = (...pages: unknown[]) => teamtailor.nextPage?.('acme', pages)?.path;
    const withNext = page(0, 100, { next_url: 'https://acme.teamtailor.com/jobs.json?page=2' });
    expect(next(withNext)).toBe('/jobs.json?page=2');
    expect(next(page(0, 100))).toBe('/jobs.json?per_page=100&offset=100');
    expect(next(page(0, 100), page(100, 200))).toBe('/jobs.json?per_page=100&offset=200');
    expect(next(page(0, 100), page(100, 130))).toBeUndefined();
  });

  test.each([
    ['an empty page', [page(0, 100), page(0, 0)]],
    ['a page that repeats the ones before it', [page(0, 100), page(0, 100)]],
    [
      'a page that promises another one but repeats',
      [page(0, 9), page(0, 9, { next_url: 'https://a.b/jobs.json?page=3' })],
    ],
    ['an invalid page', [{ error: 'Oops' }]],
    ['no page', []],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(teamtailor.nextPage?.('acme', pages)).toBeUndefined();
  });

  test.each([
    'https://evil.example/steal?page=2',
    '/jobs.json?page=2',
    'https://acme.teamtailor.com/jobs.json',
    7,
  ])('ING-03 ignores the next page %j', (next_url) => {
    expect(teamtailor.nextPage?.('acme', [page(0, 9, { next_url })])).toBeUndefined();
  });

  test("ING-03 never leaves the board's host", () => {
    const next_url = 'https://evil.example/jobs.json?page=2';
    expect(teamtailor.nextPage?.('acme', [page(0, 9, { next_url })])?.path).toBe('/jobs.json?page=2');
  });

  test('ING-03 is partial if a full page repeats the ones before it', () => {
    expect(teamtailor.parse('acme', [page(0, 100), page(0, 100)])).toMatchObject({
      partial: 'The last page repeats the ones before it.',
    });
    const reading = teamtailor.parse('acme', [page(0, 100), page(99, 120)]);
    expect(reading.postings).toHaveLength(120);
    expect(reading).not.toHaveProperty('partial');
  });

  test('ING-03 is rejected if its second page is invalid', () => {
    expect(() => teamtailor.parse('acme', [page(0, 100), { error: 'Oops' }])).toThrow(/^The answer/);
  });
});

describe('a Teamtailor item', () => {
  test('ING-02 is normalized', () => {
    expect(one()).toEqual({
      ats: 'teamtailor',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'Acme Kettles',
      url: 'https://acme.teamtailor.com/jobs/8-backend-engineer',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      locations: ['Austin, Texas, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      departments: [],
      pay: [{ label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'YEAR' }],
      employmentType: 'FULL_TIME',
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
    expect(factsOf(one()).compensation).toBe('$150,000 – $180,000');
  });

  test('ING-02 is remote if its markup says so, whatever the address of its office is', () => {
    expect(factsOf(one({}, { jobLocationType: 'TELECOMMUTE' }))).toMatchObject({
      workplace: 'remote',
      isRemote: true,
    });
  });

  test.each([
    ['PART_TIME', 'Pa'],
    [['FULL_TIME', 'PART_TIME'], 'Fu'],
    ['INTERN', 'In'],
    ['TEMPORARY', 'Co'],
    [null, 'Fu'],
  ])('ING-02 of the type %j has the job type %s', (employmentType, type) => {
    expect(factsOf(one({}, { employmentType })).jobType).toBe(type);
  });

  test('is parsed without markup', () => {
    expect(one({ _jobposting: null })).toMatchObject({
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      locations: [],
      pay: [],
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
  });

  test('keeps its title and time, whatever its markup says', () => {
    expect(one({}, { title: 'CEO', datePosted: '2020-01-01' })).toMatchObject({
      title: 'Backend Engineer',
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
    expect(one({ date_published: '2999-01-01T00:00:00Z' }, { datePosted: '2026-05-28' }).publishedAt).toBe(
      '2026-05-28T12:00:00.000Z',
    );
  });

  test.each([
    [
      [aTeamtailorPlace({ addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' })],
      ['Toronto, ON, CA'],
    ],
    [aTeamtailorPlace({ addressRegion: null }), ['Austin, TX, US']],
    [null, []],
  ])('ING-02 located at %j is in %j', (jobLocation, expected) => {
    expect(factsOf(one({}, { jobLocation })).places.map(placeText)).toEqual(expected);
  });
});
