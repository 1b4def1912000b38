import { describe, expect, test } from '@jest/globals';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { aJobPosting, aPageWith } from '../parsing/fixtures/job-posting-pages.ts';
import { decodeJobPostings } from '../parsing/job-posting-ld.ts';
import { adapterOf } from './adapters.ts';
import { breezy } from './breezy.ts';
import { aBreezyBoard, aBreezyPosition } from './fixtures/breezy-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = breezy.parse('acme', [[aBreezyPosition('p8', facts)]]).postings;
  if (!posting) throw new Error('The position was not parsed.');
  return posting;
};

test('ING-01 a constructed Breezy answer is parsed into postings with all fields', () => {
  const { postings, unreadable } = adapterOf('breezy').parse('acme', [recordedBoard('breezy')]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'breezy',
      board: 'acme',
      id: 'abc123',
      title: 'Senior Engineer',
      company: 'Acme',
      url: 'https://acme.breezy.hr/p/abc123',
      html: '<p>Salary: $100k - $150k</p>',
      locations: ['Berlin, Germany'],
      structuredPlaces: [{ city: 'Berlin', state: '', country: 'Germany' }],
      departments: ['Engineering'],
      pay: [],
      employmentType: 'Full-Time',
      publishedAt: '2026-04-01T10:00:00.000Z',
    },
    expect.objectContaining({ id: 'def456', title: 'Support Specialist', workplace: 'remote', html: '' }),
  ]);
  expect(factsOf(postings[0]).places.map(placeText)).toEqual(['Berlin, Berlin, DE']);
  expect(factsOf(postings[0])).toMatchObject({ jobType: 'Fu', isRemote: false });
});

describe('a Breezy board', () => {
  test('ING-01 has its own host and needs one request', () => {
    expect(breezy.firstPage('acme')).toEqual({ path: '/json' });
    expect(breezy.nextPage).toBeUndefined();
    expect(breezy.parse('acme', aBreezyBoard()).postings).toHaveLength(5);
  });

  test.each([null, {}, 'text', undefined])('ING-03 rejects another answer: %j', (body) => {
    expect(() => breezy.parse('acme', [body])).toThrow('The answer is not a Breezy board');
  });

  test.each(['www', 'app', 'acme.breezy.hr', '-acme', ''])('ING-03 rejects the slug %j', (slug) => {
    expect(breezy.slug.test(slug)).toBe(false);
  });
});

describe('a Breezy position', () => {
  test.each([
    ['$150,000 - $180,000 per year', '$150,000 – $180,000'],
    ['DOE', 'Not provided'],
    ['<b>', 'Not provided'],
    [null, 'Not provided'],
  ])('ING-02 with the salary %j shows %j', (salary, shown) => {
    expect(factsOf(one({ salary })).compensation).toBe(shown);
  });

  test.each([
    [{ name: 'Remote', is_remote: true }, [], true],
    [{ country: { id: 'DE', name: 'Germany' }, is_remote: true }, [', , DE'], true],
    [{ city: 'London', state: { name: 'Ontario' }, country: { id: 'CA' } }, ['London, ON, CA'], false],
    [{ name: 'Austin, TX' }, ['Austin, TX, US'], false],
  ])('ING-02 located at %j is in %j, remote: %j', (location, places, isRemote) => {
    const facts = factsOf(one({ location }));
    expect(facts.places.map(placeText)).toEqual(places);
    expect(facts.isRemote).toBe(isRemote);
  });

  test('ING-02 gets its text from its page, next to its salary', () => {
    expect(breezy.detail?.request('acme', one())).toEqual({ path: '/p/p8', decode: decodeJobPostings });
    const page = decodeJobPostings(
      aPageWith(
        JSON.stringify(
          aJobPosting({ description: '<p>Kettles</p>', title: 'Other', datePosted: '2020-01-01' }),
        ),
      ),
    );
    expect(breezy.detail?.addDetail(one(), page)).toEqual({
      ...one(),
      html: '<p>Kettles</p><p>Salary: $150,000 - $180,000 per year</p>',
    });
    expect(() => breezy.detail?.addDetail(one(), decodeJobPostings('<p>Gone</p>'))).toThrow(
      'The answer has no JobPosting markup',
    );
  });
});
