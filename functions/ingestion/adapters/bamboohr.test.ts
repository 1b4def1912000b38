import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { bamboohr } from './bamboohr.ts';
import { aBambooBoard, aBambooDetail, aBambooOpening } from './fixtures/bamboohr-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = bamboohr.parse('acme', [{ result: [aBambooOpening(8, facts)] }]).postings;
  if (!posting) throw new Error('The opening was not parsed.');
  return posting;
};
const detailed = (facts: Record<string, unknown> = {}) =>
  bamboohr.detail?.addDetail(one(), aBambooDetail(facts));

test('ING-01 a recorded BambooHR board is parsed into postings with all fields of the list', () => {
  const { postings, unreadable, partial } = adapterOf('bamboohr').parse('acme', [recordedBoard('bamboohr')]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'bamboohr',
      board: 'acme',
      id: '86',
      title: 'Nurse Paralegal',
      company: 'acme',
      url: 'https://acme.bamboohr.com/careers/86',
      html: '',
      locations: ['Fort Lauderdale, Florida'],
      structuredPlaces: [{ city: 'Fort Lauderdale', state: 'Florida', country: '' }],
      departments: ['Legal'],
      pay: [],
      workplace: 'onsite',
      employmentType: 'Full Time',
    },
    {
      ats: 'bamboohr',
      board: 'acme',
      id: '87',
      title: 'Marketing & Social Media Intern',
      company: 'acme',
      url: 'https://acme.bamboohr.com/careers/87',
      html: '',
      locations: ['Fort Lauderdale, Florida'],
      structuredPlaces: [{ city: 'Fort Lauderdale', state: 'Florida', country: '' }],
      departments: ['Marketing'],
      pay: [],
      workplace: 'onsite',
      employmentType: 'Internship',
    },
  ]);
  // The recording was trimmed.
  expect(partial).toBe('The list holds 2 openings and says there are 3.');
  const intern = factsOf(postings[1]);
  expect(intern.places.map(placeText)).toEqual(['Fort Lauderdale, FL, US']);
  expect(intern).toMatchObject({ jobType: 'In', workplace: 'onsite', isRemote: false });
});

describe('a BambooHR board', () => {
  test('ING-01 has its own host and needs one request', () => {
    expect(bamboohr.origin.url).toBe('https://{slug}.bamboohr.com');
    expect(bamboohr.firstPage('acme')).toEqual({ path: '/careers/list' });
    expect(bamboohr.nextPage).toBeUndefined();
    const reading = bamboohr.parse('acme', aBambooBoard());
    expect(reading.postings).toHaveLength(6);
    expect(reading).not.toHaveProperty('partial');
  });

  test.each([undefined, null, {}, { totalCount: 'three' }, { totalCount: 0 }])(
    'is complete with the meta data %j',
    (meta) => {
      expect(bamboohr.parse('acme', [{ meta, result: [aBambooOpening(1)] }])).not.toHaveProperty('partial');
    },
  );

  test.each(['-acme', 'acme-', 'acme_', 'www', 'acme.bamboohr.com', '127.0.0.1'])(
    "ING-03 rejects the slug %j, which would be another host or the vendor's own",
    (slug) => {
      expect(bamboohr.slug.test(slug)).toBe(false);
    },
  );
});

describe('a BambooHR opening', () => {
  test.each([
    ['0', null, 'onsite'],
    ['1', null, 'remote'],
    ['2', null, 'hybrid'],
    [2, true, 'hybrid'],
    [null, true, 'remote'],
    [null, null, undefined],
    ['3', false, undefined],
  ])(
    'ING-02 of the locationType %j, with isRemote %j, has the workplace %j',
    (locationType, isRemote, workplace) => {
      expect(one({ locationType, isRemote }).workplace).toBe(workplace);
    },
  );

  test.each([
    [{ city: 'Lindon', state: 'Utah' }, null, 'Lindon, UT, US'],
    [{ city: 'Oslo', state: null, addressCountry: 'Norway' }, null, 'Oslo, Oslo, NO'],
    [{ city: 'London', state: 'Ontario' }, { country: 'Canada' }, 'London, ON, CA'],
    [null, { country: 'Canada', province: 'Ontario', city: 'Toronto' }, 'Toronto, ON, CA'],
    [{ city: null, state: null }, { country: 'de' }, ', , DE'],
  ])('ING-02 located at %j, with the atsLocation %j, is in %j', (location, atsLocation, expected) => {
    expect(factsOf(one({ location, atsLocation })).places.map(placeText)).toEqual([expected]);
  });
});

describe('the detail of a BambooHR opening', () => {
  test('ING-02 is requested by id, and adds the text, the pay and the day of publication', () => {
    expect(bamboohr.detail?.request('acme', { ...one(), id: '8/9' })).toEqual({
      path: '/careers/8%2F9/detail',
    });
    expect(detailed()).toEqual({
      ...one(),
      html:
        '<p>You will build the billing service of Acme &amp; Sons in Go.</p>' +
        '<p>Compensation: $150,000 - $180,000</p>',
      publishedAt: '2026-05-28T12:00:00.000Z',
    });
    expect(factsOf(detailed()).payRanges).toEqual([
      { label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    ]);
  });

  test.each([
    ['$25 - $30 per hour', '$25 – $30 per hour'],
    ['DOE', 'Not provided'],
    ['', 'Not provided'],
    [null, 'Not provided'],
    ['<b>$90,000 - $95,000</b>', '$90,000 – $95,000'],
  ])('ING-02 with the compensation %j shows %j', (compensation, shown) => {
    expect(factsOf(detailed({ compensation })).compensation).toBe(shown);
  });

  test.each(['2999-01-01', 'Recently', 20_260_528, null, ''])('posted on %j it has no date', (datePosted) => {
    expect(detailed({ datePosted })).not.toHaveProperty('publishedAt');
  });

  test.each(['Filled', 'Draft', 'On Hold', 'Canceled'])('ING-03 is rejected with the status %s', (status) => {
    expect(() => detailed({ jobOpeningStatus: status })).toThrow(
      `The answer says that the BambooHR opening 8 is ${status}.`,
    );
  });

  test.each([null, [], {}, 'text', { result: [] }, { result: { jobOpening: null } }])(
    'ING-03 rejects another answer: %j',
    (body) => {
      expect(() => bamboohr.detail?.addDetail(one(), body)).toThrow(
        'The answer is not the BambooHR opening 8.',
      );
    },
  );
});
