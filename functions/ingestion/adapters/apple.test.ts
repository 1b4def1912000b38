import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { apple } from './apple.ts';
import { appleDetail } from './apple-detail.ts';
import { anAppleBoard, anAppleJob, anApplePage, recordedPages } from './fixtures/apple-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const page = (total: number | undefined, ids: readonly number[]) =>
  anApplePage(
    total,
    ids.map((id) => anAppleJob(id)),
  );
function one(facts: Record<string, unknown>): Posting {
  const [posting] = apple.parse('apple', [anApplePage(1, [anAppleJob(8, facts)])]).postings;
  if (!posting) throw new Error('The row is unreadable.');
  return posting;
}
const after = (pages: unknown[]) => apple.nextPage?.('apple', pages)?.json;

describe('the board of Apple', () => {
  test('ING-01 as recorded has a posting for each place of a position', () => {
    const { postings, unreadable } = adapterOf('apple').parse('apple', recordedPages());
    expect(unreadable).toEqual([]);
    expect(postings.map(({ id, locations }) => [id, locations])).toEqual([
      ['a-0', ['Cupertino, California, United States']],
      ['a-1', ['Austin, Texas, United States']],
      ['b-2', ['Cupertino, California, United States']],
    ]);
    expect(postings.map((posting) => factsOf(posting).places.map(placeText))).toEqual([
      ['Cupertino, CA, US'],
      ['Austin, TX, US'],
      ['Cupertino, CA, US'],
    ]);
  });

  test('ING-01 is posted for page by page, newest first, with filters and a format', () => {
    expect(apple.firstPage('apple')).toMatchObject({
      path: '/api/v1/search',
      json: { filters: {}, page: 1, sort: 'newest', format: { mediumDate: 'MMM D, YYYY' } },
    });
    expect(apple.newestFirst).toBe(true);
    expect(after([page(4, [1, 2])])).toMatchObject({ page: 2 });
    expect(after([page(4, [1, 2]), page(4, [3, 4])])).toBeUndefined();
    expect(after([page(9, [1, 2]), page(9, [1, 2])])).toBeUndefined();
    expect(after([{ error: 'x' }])).toBeUndefined();
  });

  test('ING-01 has each row once, and is partial if too many are missing', () => {
    const reading = apple.parse('apple', anAppleBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((id) => `20000000${id}-3956`));
    expect(reading).not.toHaveProperty('partial');
    expect(apple.parse('apple', [page(4, [1, 2])]).partial).toMatch(/2 postings/);
  });

  test.each([[{}], [{ res: {} }], [{ res: { searchResults: null } }], [[]]])(
    'ING-03 is rejected if the answer is %j',
    (answer) => {
      const { decode } = apple.firstPage('apple');
      expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not a page of Apple jobs');
      expect(() => apple.parse('apple', [answer])).toThrow('The answer is not a page of Apple jobs');
    },
  );

  test('ING-03 is the only board of this system', () => {
    expect(['apple', 'apple2', ''].map((slug) => apple.slug.test(slug))).toEqual([true, false, false]);
  });
});

describe('an Apple job', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'apple',
      board: 'apple',
      id: '200000008-3956',
      title: 'Backend Engineer',
      company: 'Apple',
      url: 'https://jobs.apple.com/en-us/details/200000008-3956',
      html: 'Build the billing service of our kettles.',
      locations: ['Austin, Texas, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      departments: ['Software and Services'],
      pay: [],
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
    expect(one({ homeOffice: true }).workplace).toBe('remote');
    expect(one({ postDateInGMT: '2026-09-13T00:00:00Z' })).not.toHaveProperty('publishedAt');
  });

  test.each([
    [[{ name: 'Bengaluru, Karnataka, India' }], ['Bengaluru, Karnataka, IN']],
    [[{ name: 'United States' }], [', , US']],
    [[null, 7, {}], []],
    [null, []],
  ])('ING-02 located at %j is in %j', (locations, places) => {
    expect(factsOf(one({ locations })).places.map(placeText)).toEqual(places);
  });

  test('ING-02 has description, qualifications, day and pay from its detail', () => {
    const listed = one({ postDateInGMT: '2026-09-13T00:00:00Z' });
    const { path, decode } = appleDetail.request('apple', listed);
    expect(path).toBe('/api/v1/jobDetails/200000008-3956');
    const footer = '<p>The base pay range for this role is between $150,000 and $190,000 per year.</p>';
    const res = {
      postingTitle: 'Backend Engineer',
      jobSummary: 'Build kettles.',
      minimumQualifications: '<ul><li>Go</li></ul>',
      preferredQualifications: ' ',
      postDateInGMT: '2026-09-13T00:00:00Z',
      postingPostLocationData: { en_US: { 'postLocation-AST': { id: 7, footer } } },
    };
    const detailed = appleDetail.addDetail(listed, decode?.(JSON.stringify({ res })));
    expect(detailed).toEqual({
      ...listed,
      html: `Build kettles.<h2>Minimum qualifications</h2><ul><li>Go</li></ul>${footer}`,
      publishedAt: '2026-09-13T12:00:00.000Z',
    });
    expect(factsOf(detailed).payRanges).toMatchObject([{ min: 150_000, max: 190_000, currency: 'USD' }]);
  });

  test.each([null, [], {}, { postingTitle: '' }, { error: 'jobsite.general.serviceError' }])(
    'ING-03 rejects another detail: %j',
    (body) => {
      const listed = one({});
      expect(() => appleDetail.addDetail(listed, body)).toThrow(
        'The answer is not the Apple job 200000008-3956.',
      );
      const { decode } = appleDetail.request('apple', listed);
      expect(() => decode?.(JSON.stringify(body))).toThrow('The answer is not an open Apple job.');
    },
  );
});
