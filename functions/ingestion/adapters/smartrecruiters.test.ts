import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aSmartRecruitersBoard, aSmartRecruitersPosting } from './fixtures/smartrecruiters-board.ts';
import { smartrecruiters } from './smartrecruiters.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const page = (totalFound: number, ...ids: number[]) => ({
  totalFound,
  content: ids.map((id) => aSmartRecruitersPosting(id)),
});
const one = (facts: Record<string, unknown>): Posting | undefined =>
  smartrecruiters.parse('acme', [{ totalFound: 1, content: [aSmartRecruitersPosting(8, facts)] }])
    .postings[0];
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('ING-01 a recorded SmartRecruiters board is parsed into a posting with all fields of the list', () => {
  const pages = [recordedBoard('smartrecruiters')];
  expect(adapterOf('smartrecruiters').nextPage?.('knight', pages)).toBeUndefined();
  expect(adapterOf('smartrecruiters').parse('knight', pages)).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'smartrecruiters',
        board: 'knight',
        id: '743999671674844',
        title: 'CNA  / LPN - Consistent Hours. Start Next Week.',
        company: 'Knight Gayles',
        url: 'https://jobs.smartrecruiters.com/Knight/743999671674844',
        html: '',
        locations: ['St. Louis, MO, United States'],
        structuredPlaces: [{ city: 'St. Louis', state: 'MO', country: 'United States' }],
        departments: ['Health Care Provider'],
        pay: [],
        industry: 'medical_practice',
        employmentType: 'part-time',
        publishedAt: '2018-06-08T02:11:28.000Z',
        language: 'en',
      },
    ],
  });
});

describe('a SmartRecruiters board', () => {
  test('ING-01 is requested page by page up to its total', () => {
    const { firstPage, nextPage } = smartrecruiters;
    expect(firstPage('Acme').path).toBe('/v1/companies/Acme/postings?limit=100&offset=0');
    const first = page(250, ...numbers(0, 100));
    expect(nextPage?.('Acme', [first])?.path).toBe('/v1/companies/Acme/postings?limit=100&offset=100');
    expect(nextPage?.('Acme', [first, first])?.path).toBe('/v1/companies/Acme/postings?limit=100&offset=200');
    expect(nextPage?.('Acme', [first, first, page(250, ...numbers(200, 250))])).toBeUndefined();
  });

  test('continues after however many postings a page has', () => {
    expect(smartrecruiters.nextPage?.('Acme', [page(30, ...numbers(0, 10))])?.path).toMatch(/offset=10$/);
  });

  test.each([
    ['an empty page', [page(250)]],
    ['an invalid page', [{ message: 'Not found' }]],
    ['no page', []],
    ['a hundred pages', Array.from({ length: 100 }, () => page(99_999, ...numbers(0, 100)))],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(smartrecruiters.nextPage?.('Acme', pages)).toBeUndefined();
  });

  test('ING-01 is complete if its pages have as many postings as their total', () => {
    const reading = smartrecruiters.parse('acme', aSmartRecruitersBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(reading).not.toHaveProperty('partial');
  });

  test.each([
    ['posted', [page(4, 1, 2), page(5, 2, 3)], 'The pages hold 3 postings and say there are 4, then 5.'],
    ['removed', [page(4, 1, 2), page(3, 4)], 'The pages hold 3 postings and say there are 4, then 3.'],
    ['replaced', [page(4, 1, 2), page(4, 2, 3)], 'The pages hold 3 postings and say there are 4.'],
    ['missing', [page(4, 1, 2)], 'The pages hold 2 postings and say there are 4.'],
  ])('ING-03 is partial if a posting is %s during the reading', (_, pages, partial) => {
    expect(smartrecruiters.parse('acme', pages).partial).toBe(partial);
  });

  test('ING-03 is complete even if a posting is unreadable', () => {
    const content = [aSmartRecruitersPosting(1), aSmartRecruitersPosting(2, { name: null }), null];
    expect(smartrecruiters.parse('acme', [{ totalFound: 3, content }])).not.toHaveProperty('partial');
  });

  test('ING-03 is empty for an unknown company', () => {
    expect(smartrecruiters.parse('unknown', [page(0)])).toEqual({ postings: [], unreadable: [] });
  });

  test.each([undefined, null, '1', -1, 1.5])('ING-03 is rejected with the total %j', (totalFound) => {
    expect(() => smartrecruiters.parse('acme', [{ totalFound, content: [] }])).toThrow(/^The answer is not/);
  });

  test('ING-03 is rejected if its second page is invalid', () => {
    expect(() => smartrecruiters.parse('acme', [page(2, 1), { message: 'Oops' }])).toThrow(/^The answer/);
  });
});

describe('a SmartRecruiters posting', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'smartrecruiters',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'Acme Kettles',
      url: 'https://jobs.smartrecruiters.com/AcmeKettles/8',
      html: '',
      locations: ['Austin, TX, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'TX', country: 'United States' }],
      departments: ['Platform', 'Engineering'],
      pay: [],
      industry: 'internet',
      workplace: 'hybrid',
      employmentType: 'permanent',
      publishedAt: '2026-05-28T13:15:00.250Z',
      language: 'en',
    });
  });

  test('is parsed with null in every nullable field', () => {
    const fields = [
      'company',
      'location',
      'department',
      'function',
      'typeOfEmployment',
      'releasedDate',
      'language',
    ];
    expect(one(Object.fromEntries(fields.map((field) => [field, null])))).toEqual({
      ats: 'smartrecruiters',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://jobs.smartrecruiters.com/acme/8',
      html: '',
      locations: [],
      departments: [],
      pay: [],
      industry: 'internet',
    });
  });

  test.each([
    [{ remote: true, hybrid: false }, 'remote'],
    [{ remote: true }, 'remote'],
    [{ remote: false, hybrid: true }, 'hybrid'],
    [{ remote: true, hybrid: true }, 'hybrid'],
    [{ remote: false, hybrid: false }, undefined],
    [{ remote: 'true', hybrid: 1 }, undefined],
    [{}, undefined],
  ])('ING-02 with %j has the workplace %j: false may mean that nothing is stated', (location, workplace) => {
    expect(one({ location })?.workplace).toBe(workplace);
  });

  test.each([
    [{ city: 'Bengaluru', region: 'KA', country: 'in' }, 'Bengaluru, Karnataka, IN'],
    [{ city: 'Toronto', region: 'ON', country: 'ca' }, 'Toronto, ON, CA'],
    [{ country: 'de' }, ', , DE'],
    [{ country: 'in' }, ', , IN'],
    [{ city: 'Tbilisi', country: 'GE' }, 'Tbilisi, Tbilisi, GE'],
    [{ city: 'Berlin', country: 'Germany' }, 'Berlin, Berlin, DE'],
  ])('ING-02 located at %j is in %j', (location, expected) => {
    const places = factsOf(one({ location })).places;
    expect(places.map(({ city, state, country }) => `${city}, ${state}, ${country}`)).toEqual([expected]);
  });

  test.each([
    [{ id: 'part-time', label: 'Teilzeit' }, 'Pa'],
    [{ label: 'Contract' }, 'Co'],
    [{ id: 7, label: 'Intern' }, 'In'],
    [{}, 'Fu'],
  ])('ING-02 with typeOfEmployment %j has the job type %s', (typeOfEmployment, type) => {
    expect(factsOf(one({ typeOfEmployment })).jobType).toBe(type);
  });

  test.each(['Recently', '2026-05-28', '2999-01-01T00:00:00.000Z', 1_780_000_000_000, null, ''])(
    'released at %j has no date',
    (releasedDate) => {
      expect(one({ releasedDate })).not.toHaveProperty('publishedAt');
    },
  );

  test('has an escaped URL, whatever its id and company are', () => {
    const { url } = one({ id: '8/../9?x#y', company: { identifier: '../evil', name: 'Acme' } }) ?? {};
    expect(url).toBe('https://jobs.smartrecruiters.com/..%2Fevil/8%2F..%2F9%3Fx%23y');
  });
});
