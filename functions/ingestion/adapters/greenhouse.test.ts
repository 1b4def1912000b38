import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { aGreenhouseJob } from './fixtures/greenhouse-board.ts';
import { greenhouse } from './greenhouse.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...jobs: unknown[]) => greenhouse.parse('acme', [{ jobs }]);
const one = (facts: Record<string, unknown>) => {
  const { postings, unreadable } = read(aGreenhouseJob(7), aGreenhouseJob(8, facts), aGreenhouseJob(9));
  // Whatever this posting is like, the others are parsed.
  expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining(['7', '9']));
  return { posting: postings.find(({ id }) => id === '8'), unreadable };
};

describe('a recorded Greenhouse board', () => {
  test('ING-01 is parsed into postings with all of their fields', () => {
    const { postings, unreadable } = greenhouse.parse('amplitude', [recordedBoard('greenhouse')]);
    expect(unreadable).toEqual([]);
    expect(postings).toHaveLength(2);
    expect(postings[0]).toMatchObject({
      ats: 'greenhouse',
      board: 'amplitude',
      id: '8636903002',
      title: 'Customer Data Scientist - Experimentation',
      company: 'Amplitude',
      url: 'https://job-boards.greenhouse.io/amplitude/jobs/8636903002',
      locations: ['London, UK'],
      departments: ['Solutions Consulting'],
      publishedAt: '2026-07-16T15:55:32.000Z',
      editedAt: '2026-07-29T12:50:01.000Z',
      language: 'en',
    });
    expect(postings[0]?.html).toMatch(/^<div class="content-intro"><p>Amplitude is/);
    expect(postings[0]?.html).toContain('Diversity Equity &amp; Inclusion');
  });
});

describe('a Greenhouse posting', () => {
  test('ING-02 is normalized: pay in whole units, times in UTC, the description decoded once', () => {
    const content = '&lt;p&gt;You will build the billing service of Acme &amp;amp; Sons in Go.&lt;/p&gt;';
    expect(one({ content }).posting).toEqual({
      ats: 'greenhouse',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'Acme',
      url: 'https://job-boards.greenhouse.io/acme/jobs/8',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      locations: ['Austin, TX'],
      departments: ['Engineering'],
      pay: [{ label: 'Austin', min: 150_000, max: 180_000, currency: 'USD', period: '' }],
      publishedAt: '2026-05-28T13:15:00.000Z',
      editedAt: '2026-05-30T15:00:00.000Z',
      language: 'en',
    });
  });

  test.each([
    [
      'as text',
      [{ min_cents: '15000000', max_cents: '18000000', currency_type: 'USD', title: '' }],
      [150_000, 180_000],
    ],
    ['as words', [{ min_cents: 'a lot', max_cents: 'more', currency_type: 'USD', title: '' }], []],
    ['negative', [{ min_cents: -5, max_cents: 100, currency_type: 'USD', title: '' }], [null, 1]],
    ['out of range', [{ min_cents: 1e300, max_cents: null, currency_type: 'USD', title: '' }], []],
    ['with an invalid range', [null, { min_cents: 100, currency_type: null }], [1, null]],
    ['as no list', 'competitive', []],
  ])('keeps the valid part of pay given %s', (_, pay_input_ranges, bounds) => {
    const { posting } = one({ pay_input_ranges });
    expect(posting?.pay.flatMap(({ min, max }) => [min, max])).toEqual(bounds);
  });

  test.each([
    ['2026-05-28', undefined],
    ['May 28, 2026', undefined],
    ['Posted 2 days ago', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['2026-13-41T00:00:00Z', undefined],
    ['2999-01-01T00:00:00Z', undefined],
    ['2026-10-01T13:00:00.000Z', undefined],
    [1_780_000_000, undefined],
    [null, undefined],
    ['2026-05-28T09:15:00+05:30', '2026-05-28T03:45:00.000Z'],
  ])('published at %j has the date %j', (first_published, publishedAt) => {
    expect(one({ first_published }).posting?.publishedAt).toBe(publishedAt);
  });

  test.each([
    ['Hybrid', ['Hybrid', 'Austin, Texas, United States', 'Berlin']],
    ['in-office', ['in-office', 'Austin, Texas, United States', 'Berlin']],
    ['Distributed', ['Distributed', 'Austin, Texas, United States', 'Berlin']],
    ['Remote', ['Remote']],
    ['Austin, TX', ['Austin, TX']],
    ['', []],
  ])(
    'with the location %j is in %j: offices count if the location only states a work model',
    (name, places) => {
      const offices = [
        { name: 'HQ', location: 'Austin, Texas, United States' },
        { name: 'Berlin', location: null },
        { name: null, location: null },
        null,
      ];
      expect(one({ location: { name }, offices }).posting?.locations).toEqual(places);
    },
  );

  test('is parsed with null in every nullable field', () => {
    const facts = Object.fromEntries(
      ['company_name', 'location', 'offices', 'departments', 'content', 'first_published', 'updated_at']
        .concat(['language', 'metadata', 'pay_input_ranges', 'internal_job_id'])
        .map((field) => [field, null]),
    );
    expect(one(facts).posting).toEqual({
      ats: 'greenhouse',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://job-boards.greenhouse.io/acme/jobs/8',
      html: '',
      locations: [],
      departments: [],
      pay: [],
    });
  });
});

describe('an answer that is not a Greenhouse board', () => {
  test.each([null, [], 'nothing', {}, { jobs: null }, { status: 404, error: 'Job not found' }])(
    'ING-03 is rejected: %j',
    (body) => {
      expect(() => greenhouse.parse('acme', [body])).toThrow(/^The answer is not a Greenhouse board/);
    },
  );

  test('an unsupported applicant-tracking system is named in the error', () => {
    expect(() => adapterOf('taleo')).toThrow(
      "There is no adapter for the applicant-tracking system 'taleo'.",
    );
  });
});
