import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { adp } from './adp.ts';
import { anAdpBoard, anAdpLocation, anAdpRequisition, recordedPages, SLUG } from './fixtures/adp-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const API = '/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions';
const BOARD = 'cid=7bae581a-2d4c-4084-95b1-d533dea8a3b1&ccId=19000101_000001&lang=en_US&locale=en_US';
const page = (total: number, ...ids: number[]) => ({ total, jobs: ids.map((id) => anAdpRequisition(id)) });
const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = adp.parse(SLUG, [{ total: 1, jobs: [anAdpRequisition(8, facts)] }]).postings;
  if (!posting) throw new Error('The requisition was not parsed.');
  return posting;
};
const range = (min: number | null, max: number | null) => ({
  minimumRate: { amountValue: min, currencyCode: 'USD' },
  maximumRate: { amountValue: max, currencyCode: 'USD' },
});

test('ING-01 a recorded ADP board is parsed into a posting, and its detail adds the text', () => {
  const reading = adapterOf('adp').parse(SLUG, recordedPages());
  expect(reading).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'adp',
        board: SLUG,
        id: '596289',
        title: 'Safety Manager (part-time)',
        company: SLUG,
        url: `https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?${BOARD}&jobId=596289`,
        html: '',
        locations: ['Brooklyn Park, MN'],
        structuredPlaces: [{ city: 'Brooklyn Park', state: 'MN', country: '' }],
        departments: ['Operations'],
        pay: [{ label: '', min: 40, max: 45, currency: 'USD', period: 'Hourly' }],
        employmentType: 'Part-Time',
        publishedAt: '2026-07-24T19:38:00.000Z',
      },
    ],
  });
  const [posting] = reading.postings;
  const detailed = posting && adp.detail?.addDetail(posting, recordedBoard('adp-detail'));
  expect(detailed).toEqual({
    ...posting,
    html: '<div><p>Support <strong>families</strong>.</p><p>Apply now.</p></div>',
  });
  // A safety manager is not a job that we list.
  const facts = factsOf(detailed && { ...detailed, title: 'Engineer' });
  expect(facts.places.map(placeText)).toEqual(['Brooklyn Park, MN, US']);
  expect(facts).toMatchObject({ jobType: 'Pa', compensation: '$40 – $45 per hour', workplace: 'unknown' });
});

describe('an ADP board', () => {
  test('ING-01 is requested page by page up to its total', () => {
    expect(adp.firstPage(SLUG).path).toBe(`${API}?${BOARD}&$top=20&$skip=0`);
    expect(adp.nextPage?.(SLUG, [page(4, 1, 2)])?.path).toBe(`${API}?${BOARD}&$top=20&$skip=2`);
    expect(adp.nextPage?.(SLUG, [page(4, 1, 2), page(4, 3, 4)])).toBeUndefined();
    expect(adp.parse(SLUG, anAdpBoard()).postings).toHaveLength(6);
  });

  test('ING-01 has no posting twice if its pages overlap, as they do where offsets start at 1', () => {
    const pages = [page(4, 1, 2), page(4, 2, 3), page(4, 4)];
    expect(adp.nextPage?.(SLUG, pages)).toBeUndefined();
    const reading = adp.parse(SLUG, pages);
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(reading).not.toHaveProperty('partial');
  });

  test.each(['{"error":"Oops"}', '[]', 'null', '{"jobRequisitions":{}}'])(
    'ING-03 is rejected if its answer is %j',
    (text) => {
      expect(() => adp.firstPage(SLUG).decode?.(text)).toThrow(/^The answer is not an ADP board/);
    },
  );

  test.each(['acme', SLUG.split('~')[0], `${SLUG}&x=1`, `${SLUG}~x`, `x${SLUG}`, ''])(
    'ING-03 the slug %j is invalid',
    (slug) => {
      expect(adp.slug.test(slug ?? '')).toBe(false);
    },
  );
});

describe('an ADP requisition', () => {
  test.each([
    [{ payGradeRange: range(0, 0) }, 'Not provided'],
    [{ payGradeRange: range(90_000, 0) }, 'From $90,000'],
    [{ payGradeRange: null }, 'Not provided'],
    [{}, '$150,000 – $180,000'],
  ])('ING-02 with %j has the pay %j', (facts, shown) => {
    expect(factsOf(one(facts)).compensation).toBe(shown);
  });

  test.each([
    [[anAdpLocation()], ['Austin, TX, US'], 'unknown'],
    [
      [
        anAdpLocation({
          cityName: 'Toronto',
          countrySubdivisionLevel1: { codeValue: 'ON' },
          countryCode: 'CA',
        }),
      ],
      ['Toronto, ON, CA'],
      'unknown',
    ],
    [[{ nameCode: { shortName: 'Remote, US' } }], [', , US'], 'remote'],
    [null, [], 'unknown'],
  ])('ING-02 located at %j is in %j and %s', (requisitionLocations, places, workplace) => {
    const facts = factsOf(one({ requisitionLocations }));
    expect([facts.places.map(placeText), facts.workplace]).toEqual([places, workplace]);
  });

  test.each([
    [{ customFieldGroup: null }, ['92008_1'], []],
    [{ itemID: null }, [], ['']],
    [{ requisitionTitle: null }, [], ['8']],
  ])('ING-03 with %j does not affect the others', (facts, ids, lost) => {
    const jobs = [anAdpRequisition(7), anAdpRequisition(8, facts), null, anAdpRequisition(9)];
    const { postings, unreadable } = adp.parse(SLUG, [{ total: 4, jobs }]);
    expect(postings.map(({ id }) => id)).toEqual(['7', ...ids, '9']);
    expect(unreadable.map(({ id }) => id)).toEqual([...lost, '']);
  });
});

describe('the detail of an ADP requisition', () => {
  test('ING-02 is requested by id', () => {
    expect(adp.detail?.request(SLUG, one())).toEqual({ path: `${API}/8?${BOARD}` });
  });

  test.each([null, [], {}, 'text', anAdpRequisition(9)])(
    'ING-03 is rejected if it is another answer: %j',
    (body) => {
      expect(() => adp.detail?.addDetail(one(), body)).toThrow(
        'The answer is not the ADP job requisition 8.',
      );
    },
  );
});
