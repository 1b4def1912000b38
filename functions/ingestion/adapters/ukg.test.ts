import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aUkgBoard, aUkgLocation, aUkgOpportunity, recordedPages, SLUG } from './fixtures/ukg-board.ts';
import { ukg } from './ukg.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const BOARD = '/ACM1000ACME/JobBoard/7bae581a-2d4c-4084-95b1-d533dea8a3b1';
const page = (total: number | null, ...ids: number[]) => ({
  total,
  jobs: ids.map((id) => aUkgOpportunity(id)),
});
const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = ukg.parse(SLUG, [{ total: 1, jobs: [aUkgOpportunity(8, facts)] }]).postings;
  if (!posting) throw new Error('The opportunity was not parsed.');
  return posting;
};

test('ING-01 a UKG board is parsed into postings with all fields of the list', () => {
  const { postings, unreadable, partial } = adapterOf('ukg').parse(SLUG, recordedPages());
  expect(unreadable).toEqual([]);
  const id = 'aaaaaaaa-1111-2222-3333-444444444444';
  expect(postings[0]).toEqual({
    ats: 'ukg',
    board: SLUG,
    id,
    title: 'Engineer',
    company: SLUG,
    url: `https://recruiting.ultipro.com${BOARD}/OpportunityDetail?opportunityId=${id}`,
    html: '',
    locations: ['Remote, United States'],
    structuredPlaces: [{ city: 'Remote', state: '', country: 'United States' }],
    departments: ['Engineering'],
    pay: [],
    workplace: 'remote',
    employmentType: 'Full time',
    publishedAt: '2026-07-20T12:00:00.000Z',
  });
  // The answer has two of its three opportunities.
  expect(partial).toBe('The pages hold 2 postings and say there are 3.');
  const facts = factsOf(postings[0]);
  expect(facts.places.map(placeText)).toEqual([', , US']);
  expect(facts).toMatchObject({ workplace: 'remote', isRemote: true, jobType: 'Fu' });
});

describe('a UKG board', () => {
  test('ING-01 is requested by POST from its own host, newest first and page by page', () => {
    expect(ukg.origin.url).toBe('https://{host}');
    expect(ukg.firstPage(SLUG)).toMatchObject({
      path: `${BOARD}/JobBoardView/LoadSearchResults`,
      json: {
        opportunitySearch: {
          Top: 50,
          Skip: 0,
          QueryString: '',
          OrderBy: [{ Value: 'postedDateDesc' }],
          Filters: [],
        },
      },
    });
    expect(ukg.nextPage?.(SLUG, [page(4, 1, 2)])).toMatchObject({ json: { opportunitySearch: { Skip: 2 } } });
    expect(ukg.nextPage?.(SLUG, [page(4, 1, 2), page(4, 3, 4)])).toBeUndefined();
  });

  test.each([
    ['an empty page', [page(9, 1, 2), page(9)]],
    ['a page that repeats the ones before it', [page(9, 1, 2), page(9, 1, 2)]],
    ['no page', []],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(ukg.nextPage?.(SLUG, pages)).toBeUndefined();
  });

  test('ING-01 is complete if its pages have as many opportunities as their total, without repeated ones', () => {
    expect(ukg.parse(SLUG, aUkgBoard())).not.toHaveProperty('partial');
    const shifted = ukg.parse(SLUG, [page(4, 1, 2), page(4, 2, 3)]);
    expect(shifted.postings.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(shifted.partial).toBe('The pages hold 3 postings and say there are 4.');
  });

  test.each(['{"error":"Oops"}', '[]', '{"opportunities":{},"totalCount":0}', 'null'])(
    'ING-03 is rejected if its answer is %j',
    (text) => {
      expect(() => ukg.firstPage(SLUG).decode?.(text)).toThrow(/^The answer is not a UKG board/);
    },
  );

  test.each([
    [SLUG, true],
    [SLUG.replace('recruiting', 'recruiting2'), true],
    [SLUG.replace('.com', '.ca'), true],
    [SLUG.replace('ultipro', 'evil'), false],
    [SLUG.replace('recruiting.', ''), false],
    [SLUG.replace('recruiting.', 'evil.recruiting.'), false],
    [SLUG.replace('.com', '.com.evil.example'), false],
    [SLUG.replace('ACM1000ACME', '..'), false],
    [`${SLUG}~x`, false],
    ['acme', false],
  ])('ING-03 the slug %j is valid: %j', (slug, valid) => {
    expect(ukg.slug.test(slug)).toBe(valid);
  });
});

describe('a UKG opportunity', () => {
  test.each([
    [0, 'hybrid'],
    [1, 'onsite'],
    [2, 'remote'],
    [3, undefined],
    ['2', undefined],
    [null, undefined],
  ])('ING-02 of the JobLocationType %j has the workplace %j', (JobLocationType, workplace) => {
    expect(one({ JobLocationType }).workplace).toBe(workplace);
  });

  test.each([
    [true, 'Fu'],
    [false, 'Pa'],
    [null, 'Fu'],
    ['false', 'Fu'],
  ])('ING-02 whose FullTime is %j has the job type %s', (FullTime, type) => {
    expect(factsOf(one({ FullTime })).jobType).toBe(type);
  });

  test.each([
    [[aUkgLocation()], ['Austin, TX, US']],
    [
      [aUkgLocation(), aUkgLocation({ City: 'Toronto', State: { Code: 'ON' }, Country: { Code: 'CAN' } })],
      ['Austin, TX, US', 'Toronto, ON, CA'],
    ],
    [[{ LocalizedDescription: 'Denver, CO', Address: null }], ['Denver, CO, US']],
    [[{ LocalizedName: 'Remote - US' }], [', , US']],
    [null, []],
  ])('ING-02 located at %j is in %j', (Locations, expected) => {
    expect(factsOf(one({ Locations })).places.map(placeText)).toEqual(expected);
  });

  test.each([
    [{ Title: null }, '8'],
    [{ Title: 'x'.repeat(501) }, '8'],
    [{ Id: null }, ''],
  ])('ING-03 with %j is unreadable, and does not affect the others', (facts, id) => {
    const jobs = [aUkgOpportunity(7), aUkgOpportunity(8, facts), null, aUkgOpportunity(9)];
    const { postings, unreadable } = ukg.parse(SLUG, [{ total: 4, jobs }]);
    expect(postings.map((posting) => posting.id)).toEqual(['7', '9']);
    expect(unreadable.map((raw) => raw.id)).toEqual([id, '']);
  });
});
