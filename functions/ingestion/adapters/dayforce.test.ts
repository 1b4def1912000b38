import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { dayforce } from './dayforce.ts';
import { aDayforceBoard, aDayforceRow, SLUG } from './fixtures/dayforce-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = dayforce.parse(SLUG, [[aDayforceRow(8, facts)]]).postings;
  if (!posting) throw new Error('The row was not parsed.');
  return posting;
};

test('ING-01 a recorded Dayforce feed is parsed into a posting with all of its fields', () => {
  const reading = adapterOf('dayforce').parse('mayfair~CANDIDATEPORTAL', [recordedBoard('dayforce')]);
  expect(reading).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'dayforce',
        board: 'mayfair~CANDIDATEPORTAL',
        id: '3612',
        title: 'Accounting & Payroll Manager',
        company: 'Mayfair Diagnostics',
        url: 'https://jobs.dayforcehcm.com/en-CA/mayfair/CANDIDATEPORTAL/jobs/3612',
        html: '<p>Lead finance operations.</p><p>Support patients.</p>',
        locations: ['Calgary, AB, CAN'],
        structuredPlaces: [{ city: 'Calgary', state: 'AB', country: 'CAN' }],
        departments: ['Finance', 'Accounting'],
        pay: [],
        employmentType: 'Full Time',
        publishedAt: '2026-05-19T02:00:00.000Z',
        language: 'en-CA',
      },
    ],
  });
  const facts = factsOf(reading.postings[0]);
  expect(facts.places.map(placeText)).toEqual(['Calgary, AB, CA']);
  expect(facts).toMatchObject({ jobType: 'Fu', workplace: 'unknown', payRanges: [] });
});

describe('a Dayforce board', () => {
  test('ING-01 is one feed, found by tenant and board', () => {
    expect(dayforce.firstPage(SLUG)).toEqual({
      path: '/api/acme/V1/JobFeeds?includeActivePostingOnly=true&internalJobBoardCode=CANDIDATEPORTAL',
    });
    expect(dayforce.nextPage).toBeUndefined();
    expect(dayforce.parse(SLUG, aDayforceBoard()).postings).toHaveLength(6);
  });

  test('ING-01 lists each job once, in English if it has that', () => {
    const rows = [
      aDayforceRow(1, { CultureCode: 'fr-CA', Title: 'Ingénieur' }),
      aDayforceRow(2, { CultureCode: 'fr-CA', Title: 'Analyste' }),
      aDayforceRow(1, { CultureCode: 'en-CA', Title: 'Engineer' }),
    ];
    const { postings } = dayforce.parse(SLUG, [rows]);
    expect(postings.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Engineer'],
      ['2', 'Analyste'],
    ]);
  });

  test.each([null, {}, 'text', { error: 'Unauthorized' }])(
    'ING-03 is rejected if it is no list: %j',
    (body) => {
      expect(() => dayforce.parse(SLUG, [body])).toThrow(/^The answer is not a Dayforce board/);
    },
  );

  test.each(['acme', '', '~x', 'acme~', 'a/b~c', 'acme~a?b', 'acme~a~b', '..~a'])(
    'ING-03 the slug %j is invalid',
    (slug) => {
      expect(dayforce.slug.test(slug)).toBe(false);
    },
  );
});

describe('a Dayforce job', () => {
  test.each([
    [true, 'remote'],
    [false, undefined],
    ['true', undefined],
  ])('ING-02 with the virtual location %j has the workplace %j', (IsVirtualLocation, workplace) => {
    expect(one({ IsVirtualLocation }).workplace).toBe(workplace);
  });

  test.each(['2999-01-01T00:00:00', 'Recently', 7, null])('posted at %j has no date', (DatePosted) => {
    expect(one({ DatePosted })).not.toHaveProperty('publishedAt');
  });

  test.each([
    [{ Title: null }, '8'],
    [{ JobDetailsUrl: '/jobs/8' }, '8'],
    [{ ReferenceNumber: null }, ''],
  ])('ING-03 with %j is unreadable, and does not affect the others', (facts, id) => {
    const feed = [aDayforceRow(7), aDayforceRow(8, facts), null, aDayforceRow(9)];
    const { postings, unreadable } = dayforce.parse(SLUG, [feed]);
    expect(postings.map((posting) => posting.id)).toEqual(['7', '9']);
    expect(unreadable.map((raw) => raw.id)).toEqual([id, '']);
  });
});
