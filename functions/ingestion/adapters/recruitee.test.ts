import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aRecruiteeBoard, aRecruiteeLocation, aRecruiteeOffer } from './fixtures/recruitee-board.ts';
import { recruitee } from './recruitee.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...offers: unknown[]) => recruitee.parse('acme', [{ offers }]);
const one = (facts: Record<string, unknown>) => read(aRecruiteeOffer(8, facts)).postings[0];

test('ING-01 a recorded Recruitee career site is parsed into postings with all of their fields', () => {
  const { postings, unreadable } = adapterOf('recruitee').parse('acme', [recordedBoard('recruitee')]);
  expect(unreadable).toEqual([]);
  const place = { city: 'Berlin', state: 'Berlin', country: 'Germany' };
  expect(postings.map(({ html: _, ...posting }) => posting)).toEqual([
    {
      ats: 'recruitee',
      board: 'acme',
      id: '2700825',
      title: '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region, Germany',
      company: 'Acme',
      url: 'https://jobs.acme.com/o/senior-financial-accountant-fmd-berlinbrandenburg-region-germany',
      locations: ['Berlin, Berlin, Germany'],
      structuredPlaces: [place],
      departments: ['Finance'],
      pay: [{ label: '', min: 60_000, max: 75_000, currency: 'EUR', period: 'year' }],
      workplace: 'hybrid',
      employmentType: 'fulltime_permanent',
      publishedAt: '2026-08-05T10:10:39.000Z',
      editedAt: '2026-08-05T11:45:30.000Z',
      language: 'en',
    },
    {
      ats: 'recruitee',
      board: 'acme',
      id: '2697184',
      title: 'Partner Development Representative (f/m/d) - Berlin, Germany',
      company: 'Acme',
      url: 'https://jobs.acme.com/o/partner-development-representative-fmd-berlin-germany',
      locations: ['Berlin, Berlin, Germany'],
      structuredPlaces: [place],
      departments: ['Sales'],
      pay: [{ label: '', min: 75_000, max: 90_000, currency: 'EUR', period: 'year' }],
      workplace: 'hybrid',
      employmentType: 'fulltime_permanent',
      publishedAt: '2026-07-31T22:26:40.000Z',
      editedAt: '2026-08-05T08:11:37.000Z',
      language: 'en',
    },
  ]);
  expect(postings[0]?.html).toMatch(/^<p><strong>How you will make an impact<\/strong><\/p>/);
  expect(postings[0]?.html).toContain('<h2>Requirements</h2><p><strong>What we expect from you</strong></p>');
});

describe('a Recruitee career site', () => {
  test('ING-01 has its own host and needs one request', () => {
    expect(recruitee.origin.url).toBe('https://{slug}.recruitee.com');
    expect(recruitee.firstPage('acme').path).toBe('/api/offers/');
    expect(recruitee.nextPage).toBeUndefined();
    expect(recruitee.parse('acme', aRecruiteeBoard()).postings).toHaveLength(6);
  });

  test.each(['-acme', 'acme-', 'acme_', 'a'.repeat(64), 'acme.recruitee.com', '127.0.0.1'])(
    'ING-03 rejects the slug %j, which would be another host',
    (slug) => {
      expect(recruitee.slug.test(slug)).toBe(false);
    },
  );

  test.each(['draft', 'internal', 'closed', 'archived'])(
    'ING-01 skips an offer with the status %s',
    (status) => {
      expect(read(aRecruiteeOffer(1), aRecruiteeOffer(8, { status }))).toMatchObject({
        postings: [{ id: '1' }],
        unreadable: [],
      });
    },
  );

  test.each(['published', undefined, null])('returns an offer with the status %j', (status) => {
    expect(one({ status })?.id).toBe('8');
  });

  test.each(['paused', '', 7])('ING-03 returns an offer with the status %j as unreadable', (status) => {
    expect(read(aRecruiteeOffer(8, { status })).unreadable).toMatchObject([{ id: '8' }]);
  });
});

describe('a Recruitee offer', () => {
  test('ING-02 is normalized: amounts as numbers, times in ISO 8601', () => {
    expect(one({})).toEqual({
      ats: 'recruitee',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'Acme Kettles',
      url: 'https://acme.recruitee.com/o/backend-engineer-8',
      html:
        '<p>You will build the billing service of Acme &amp; Sons in Go.</p>\n' +
        '<h2>Requirements</h2><ul><li>Five years of Go in production</li></ul>',
      locations: ['Austin, Texas, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      departments: ['Platform'],
      pay: [{ label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' }],
      workplace: 'hybrid',
      employmentType: 'fulltime_permanent',
      publishedAt: '2026-05-28T13:15:00.000Z',
      editedAt: '2026-05-30T15:00:00.000Z',
      language: 'en',
    });
  });

  test('is parsed with null in every nullable field', () => {
    const fields = Object.keys(aRecruiteeOffer(8)).filter(
      (field) => !['id', 'title', 'careers_url'].includes(field),
    );
    expect(one(Object.fromEntries(fields.map((field) => [field, null])))).toEqual({
      ats: 'recruitee',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://acme.recruitee.com/o/backend-engineer-8',
      html: '',
      locations: [],
      departments: [],
      pay: [],
    });
  });

  test.each([
    [{ remote: true, hybrid: false, on_site: false }, 'remote', true],
    [{ remote: false, hybrid: true, on_site: false }, 'hybrid', false],
    [{ remote: false, hybrid: false, on_site: true }, 'onsite', false],
    [{ remote: false, hybrid: true, on_site: true }, 'hybrid', false],
    [{ remote: true, hybrid: false, on_site: true }, 'remote', true],
    [{ remote: true, hybrid: true, on_site: true }, 'remote', true],
    [{ remote: false, hybrid: false, on_site: false }, 'unknown', false],
    [{ remote: 'true', hybrid: 1, on_site: null }, 'unknown', false],
  ])('ING-02 with %j has the workplace %s', (ways, workplace, isRemote) => {
    expect(factsOf(one(ways))).toMatchObject({ workplace, isRemote });
  });

  test.each([
    ['as numbers', { min: 4000, max: 5000, period: 'month', currency: 'EUR' }, [4000, 5000, 'month']],
    ['as text', { min: '21.50', max: '30', period: 'hour', currency: 'EUR' }, [21.5, 30, 'hour']],
    [
      'from high to low',
      { min: '90000', max: '75000', period: 'year', currency: 'EUR' },
      [75_000, 90_000, 'year'],
    ],
    [
      'with a lower bound only',
      { min: '60000', max: null, period: null, currency: 'EUR' },
      [60_000, null, 'year'],
    ],
    ['without a known period', { min: '4000', max: '5000', currency: 'EUR' }, [4000, 5000, '']],
    ['as words', { min: 'competitive', max: '60,000', period: 'year', currency: 'EUR' }, undefined],
    ['negative', { min: -5, max: '-1', period: 'year', currency: 'EUR' }, undefined],
    ['as no object', 'competitive', undefined],
  ])('ING-02 keeps the valid part of pay given %s', (_, salary, expected) => {
    const [range] = factsOf(one({ salary })).payRanges;
    expect(range && [range.min, range.max, range.period]).toEqual(expected);
  });

  test.each([
    ['2026-05-28 13:15:00 UTC', '2026-05-28T13:15:00.000Z'],
    ['2026-05-28T15:15:00+02:00', '2026-05-28T13:15:00.000Z'],
    ['2026-05-28 13:15:00', undefined],
    ['2026-05-28 13:15:00 CET', undefined],
    ['2026-02-30 13:15:00 UTC', undefined],
    ['2026-05-28 25:15:00 UTC', undefined],
    ['2999-01-01 00:00:00 UTC', undefined],
    ['0001-01-01 00:00:00 UTC', undefined],
    ['2026-05-28', undefined],
    ['Recently', undefined],
    [1_780_000_000, undefined],
    [null, undefined],
  ])('published at %j has the date %j', (published_at, publishedAt) => {
    expect(one({ published_at })?.publishedAt).toBe(publishedAt);
  });

  test.each([
    [
      { locations: [aRecruiteeLocation({ country: 'Vereinigte Staaten' })] },
      ['Austin, Texas, United States'],
    ],
    [
      { locations: [aRecruiteeLocation({ country: 'Atlantis', country_code: 'Atlantis' })] },
      ['Austin, Texas, Atlantis'],
    ],
    [{ locations: [] }, ['Austin, Texas, United States']],
    [
      { locations: [], city: '', state_name: null, country: '', country_code: '' },
      ['Austin, Texas, United States'],
    ],
    [
      {
        locations: [
          aRecruiteeLocation(),
          null,
          aRecruiteeLocation({ city: 7, state: 'KA', country_code: 'IN' }),
        ],
      },
      ['Austin, Texas, United States', 'KA, India'],
    ],
  ])('ING-02 located at %j is at %j', (facts, locations) => {
    expect(one(facts)?.locations).toEqual(locations);
  });

  test.each([
    ['fulltime_permanent', 'Fu'],
    ['parttime_permanent', 'Pa'],
    ['fulltime_fixed_term', 'Co'],
    ['freelance', 'Co'],
    ['internship', 'In'],
    ['volunteer', 'Fu'],
    [null, 'Fu'],
  ])('ING-02 with employment_type_code %j has the job type %s', (employment_type_code, type) => {
    expect(factsOf(one({ employment_type_code })).jobType).toBe(type);
  });

  test('has no language if it has several translations', () => {
    expect(one({ translations: { en: {}, de: {} } })).not.toHaveProperty('language');
  });
});
