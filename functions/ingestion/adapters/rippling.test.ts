import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aRipplingBoard, aRipplingDetail, aRipplingRow } from './fixtures/rippling-board.ts';
import { rippling } from './rippling.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = rippling.parse('acme', [[aRipplingRow('8', facts)]]).postings;
  if (!posting) throw new Error('The row was not parsed.');
  return posting;
};
const detailed = (facts: Record<string, unknown> = {}, posting = one()) =>
  rippling.detail?.addDetail(posting, aRipplingDetail('8', facts));
const at = (label: string) => ({ workLocation: { id: label, label } });

test('ING-01 a recorded Rippling board, with a row per place, is parsed into one posting with both places', () => {
  const reading = adapterOf('rippling').parse('acme', [recordedBoard('rippling')]);
  expect(reading).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'rippling',
        board: 'acme',
        id: '2f0674e6-f01f-4ecd-b459-e947241c211f',
        title: 'Account Executive - Accountants Channel (East Coast)',
        company: 'acme',
        url: 'https://ats.acme.com/acme/jobs/2f0674e6-f01f-4ecd-b459-e947241c211f',
        html: '',
        locations: ['Remote (New Jersey, US)', 'New York, NY'],
        departments: ['Sales'],
        pay: [],
      },
    ],
  });
  const facts = factsOf(reading.postings[0]);
  expect(facts.places.map(placeText)).toEqual([', NJ, US', 'New York, NY, US']);
  expect(facts).toMatchObject({ workplace: 'remote', isRemote: true, jobType: 'Fu' });
});

describe('a Rippling board', () => {
  test('ING-01 needs one request, whose path keeps the case of the slug', () => {
    expect(rippling.firstPage('AcmeKettles')).toEqual({
      path: '/platform/api/ats/v1/board/AcmeKettles/jobs',
    });
    expect(rippling.nextPage).toBeUndefined();
    expect(rippling.parse('acme', aRipplingBoard()).postings).toHaveLength(6);
  });

  test('ING-01 lists each job once, in the order of its first row, even if its rows are apart', () => {
    const rows = [
      aRipplingRow('a', at('Oslo, Norway')),
      aRipplingRow('b', at('Rome, Italy')),
      aRipplingRow('a', at('Bonn, Germany')),
      aRipplingRow('a', at('Oslo, Norway')),
    ];
    const { postings } = rippling.parse('acme', [rows]);
    expect(postings.map(({ id, locations }) => [id, locations])).toEqual([
      ['a', ['Oslo, Norway', 'Bonn, Germany']],
      ['b', ['Rome, Italy']],
    ]);
  });

  test('ING-03 keeps a job of which one row is unreadable', () => {
    const rows = [aRipplingRow('a', { name: null }), aRipplingRow('a', at('Rome, Italy'))];
    expect(rippling.parse('acme', [rows])).toMatchObject({
      postings: [{ id: 'a', locations: ['Rome, Italy'] }],
      unreadable: [{ id: 'a' }],
    });
  });
});

describe('the detail of a Rippling job', () => {
  test('ING-02 is requested by id, and adds the text, pay, type, employer and date', () => {
    expect(rippling.detail?.request('Acme', { ...one(), id: '8/9' })).toEqual({
      path: '/platform/api/ats/v1/board/Acme/jobs/8%2F9',
    });
    expect(detailed()).toEqual({
      ...one(),
      company: 'Acme Kettles',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p><p>Acme makes kettles.</p>',
      employmentType: 'Salaried, full-time',
      pay: [{ label: 'Austin, TX', min: 150_000, max: 180_000, currency: 'USD', period: 'ANNUAL' }],
      publishedAt: '2026-05-28T13:15:00.250Z',
    });
    expect(factsOf(detailed())).toMatchObject({
      jobType: 'Fu',
      payRanges: [{ label: 'Austin, TX', min: 150_000, max: 180_000, currency: 'USD', period: 'year' }],
    });
  });

  test('keeps the registered name of the employer', () => {
    expect(detailed({}, { ...one(), company: 'Acme' })?.company).toBe('Acme');
    expect(detailed({ companyName: ' ' })?.company).toBe('acme');
  });

  test.each([
    [{ label: 'HOURLY_PT', id: 'Hourly, part-time' }, 'Pa'],
    [{ label: 'CONTRACTOR', id: null }, 'Co'],
    [{ label: 'INTERN' }, 'In'],
    [null, 'Fu'],
  ])('ING-02 with the employmentType %j it has the job type %s', (employmentType, type) => {
    expect(factsOf(detailed({ employmentType })).jobType).toBe(type);
  });

  test.each([
    ['an hour', { rangeStart: 18, rangeEnd: 25.5, currency: 'USD', frequency: 'HOUR' }, [18, 25.5, 'hour']],
    ['as text', { rangeStart: '62000', rangeEnd: '70000', currency: 'USD' }, [62_000, 70_000, 'year']],
    ['nothing', { rangeStart: null, rangeEnd: null, currency: 'USD', frequency: 'ANNUAL' }, undefined],
    ['zero', { rangeStart: 0, rangeEnd: 0, currency: 'USD', frequency: 'ANNUAL' }, undefined],
  ])('ING-02 states pay as %s', (_, range, expected) => {
    const [pay] = factsOf(detailed({ payRangeDetails: [range] })).payRanges;
    expect(pay && [pay.min, pay.max, pay.period]).toEqual(expected);
  });

  test('ING-02 states pay per place', () => {
    const ranges = [
      { location: 'New York, NY', currency: 'USD', frequency: 'ANNUAL', rangeStart: 150_000 },
      { location: 'Toronto, Canada', currency: 'CAD', frequency: 'ANNUAL', rangeStart: 140_000 },
    ];
    const { payRanges } = factsOf(detailed({ payRangeDetails: ranges }));
    expect(payRanges.map(({ label, currency }) => [label, currency])).toEqual([
      ['New York, NY', 'USD'],
      ['Toronto, Canada', 'CAD'],
    ]);
  });

  test('fills in places only if the list has none', () => {
    const workLocations = ['Remote (Canada)', 7, 'Oslo, Norway'];
    expect(detailed({ workLocations })?.locations).toEqual(['Austin, TX']);
    expect(detailed({ workLocations }, one({ workLocation: null }))?.locations).toEqual([
      'Remote (Canada)',
      'Oslo, Norway',
    ]);
  });

  test.each(['2024-06-01', '2999-01-01T00:00:00Z', 'Recently', 1_780_000_000, null])(
    'created at %j it has no date',
    (createdOn) => {
      expect(detailed({ createdOn })).not.toHaveProperty('publishedAt');
    },
  );

  test.each([null, [], {}, 'text', { error_code: 'RESOURCE_NOT_FOUND' }, aRipplingDetail('9')])(
    'ING-03 rejects another answer: %j',
    (body) => {
      expect(() => rippling.detail?.addDetail(one(), body)).toThrow('The answer is not the Rippling job 8.');
    },
  );
});
