import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import {
  aPaylocityBoard,
  aPaylocityJob,
  aPaylocityPage,
  recordedPages,
  SLUG,
} from './fixtures/paylocity-board.ts';
import { decodePaylocity, paylocity } from './paylocity.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...jobs: unknown[]) => paylocity.parse(SLUG, [{ company: 'Acme Kettles', jobs }]);
const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = read(aPaylocityJob(8, facts)).postings;
  if (!posting) throw new Error('The job was not parsed.');
  return posting;
};

test('ING-01 a recorded Paylocity board is parsed into postings with all fields of the list', () => {
  const { postings, unreadable } = adapterOf('paylocity').parse(SLUG, recordedPages());
  expect(unreadable).toEqual([]);
  const place = { city: 'Raleigh', state: 'NC', country: 'USA' };
  expect(postings).toEqual([
    {
      ats: 'paylocity',
      board: SLUG,
      id: '4141169',
      title: 'Engineer/Associate Engineer, Power Systems',
      company: 'North Carolina Advanced Energy Corporation',
      url: 'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4141169',
      html: '',
      locations: ['Raleigh, NC, USA'],
      structuredPlaces: [place],
      departments: [],
      pay: [],
      workplace: 'hybrid',
      publishedAt: '2026-08-08T16:27:44.000Z',
    },
    {
      ats: 'paylocity',
      board: SLUG,
      id: '4401262',
      title: 'Administrative Assistant (Hybrid)',
      company: 'North Carolina Advanced Energy Corporation',
      url: 'https://recruiting.paylocity.com/Recruiting/Jobs/Details/4401262',
      html: '',
      locations: ['Raleigh, NC, USA'],
      structuredPlaces: [place],
      departments: [],
      pay: [],
      workplace: 'hybrid',
      publishedAt: '2026-08-07T15:57:23.000Z',
    },
  ]);
  const facts = factsOf(postings[0]);
  expect(facts.places.map(placeText)).toEqual(['Raleigh, NC, US']);
  expect(facts).toMatchObject({ workplace: 'hybrid', isRemote: false });
});

describe('a Paylocity board', () => {
  test('ING-01 is one page, found by the GUID of the employer', () => {
    expect(paylocity.firstPage(SLUG).path).toBe(`/Recruiting/Jobs/All/${SLUG}`);
    expect(paylocity.nextPage).toBeUndefined();
    expect(paylocity.parse(SLUG, aPaylocityBoard()).postings).toHaveLength(6);
    expect(read()).toEqual({ postings: [], unreadable: [] });
  });

  test.each(['', 'acme', `${SLUG}/x`, SLUG.slice(1), `${SLUG}0`, `../${SLUG}`])(
    'the slug %j is invalid',
    (slug) => {
      expect(paylocity.slug.test(slug)).toBe(false);
    },
  );

  test('ING-01 skips internal jobs', () => {
    expect(read(aPaylocityJob(1), aPaylocityJob(8, { IsInternal: true }))).toMatchObject({
      postings: [{ id: '1' }],
      unreadable: [],
    });
  });

  test.each([
    '',
    '<html>Just a moment</html>',
    '<script>window.pageData = {"Jobs":null};</script>',
    '<script>window.pageData = {"Jobs":[</script>',
    '<script>window.pageData = null;</script>',
  ])('ING-03 is rejected if its page has no list of jobs: %j', (page) => {
    expect(() => decodePaylocity(page)).toThrow(/^The answer is not a Paylocity board/);
  });

  test.each([null, '', 7, {}, [], { jobs: null }])('ING-03 is rejected if it is %j', (page) => {
    expect(() => paylocity.parse(SLUG, [page])).toThrow(/^The answer is not a Paylocity board/);
  });

  test('ING-03 is decoded or rejected with a message, wherever its page is cut or changed', () => {
    const text = recordedText('paylocity.html');
    const change = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(change, ([at, length, inserted]) => {
        const changed = text.slice(0, at) + inserted + text.slice(at + length);
        for (const candidate of [changed, text.slice(0, at)])
          try {
            paylocity.parse(SLUG, [decodePaylocity(candidate)]);
          } catch (error) {
            expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
          }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a Paylocity job', () => {
  test.each([
    [{ IsRemote: true }, 'remote'],
    [{ IsRemote: true, LocationName: 'Hybrid' }, 'remote'],
    [{ LocationName: 'Remote - Texas' }, 'remote'],
    [{ LocationName: ' Hybrid' }, 'hybrid'],
    [{ LocationName: 'Headquarters', IndeedRemoteType: 2 }, undefined],
    [{ IsRemote: 'true', LocationName: null }, undefined],
  ])('ING-02 with %j has the workplace %j', (facts, workplace) => {
    expect(one(facts).workplace).toBe(workplace);
  });

  test.each([
    [{}, ['Austin, TX, US']],
    [{ ShouldDisplayLocation: false }, []],
    [{ JobLocation: null, LocationName: 'Denver, CO' }, ['Denver, CO, US']],
    [{ JobLocation: { City: 'Toronto', State: 'ON', Country: 'CAN' } }, ['Toronto, ON, CA']],
  ])('ING-02 with %j is in %j', (facts, expected) => {
    expect(factsOf(one(facts)).places.map(placeText)).toEqual(expected);
  });

  test.each(['Recently', '2999-01-01T00:00:00-05:00', '2026-05-28', null])(
    'published at %j has no date',
    (PublishedDate) => {
      expect(one({ PublishedDate })).not.toHaveProperty('publishedAt');
    },
  );

  test.each([
    [{ JobTitle: null }, '8'],
    [{ JobTitle: 'x'.repeat(501) }, '8'],
    [{ JobId: null }, ''],
  ])('ING-03 with %j is unreadable, and does not affect the others', (facts, id) => {
    const { postings, unreadable } = read(aPaylocityJob(7), aPaylocityJob(8, facts), null, aPaylocityJob(9));
    expect(postings.map((posting) => posting.id)).toEqual(['7', '9']);
    expect(unreadable.map((raw) => raw.id)).toEqual([id, '']);
  });
});

describe('the page of a Paylocity job', () => {
  const detail = (page: unknown) => paylocity.detail?.addDetail(one(), page);

  test('ING-02 is requested by id, and adds the text, the type and the pay', () => {
    const request = paylocity.detail?.request(SLUG, one());
    expect(request?.path).toBe('/Recruiting/Jobs/Details/8');
    const completed = detail(request?.decode?.(recordedText('paylocity-detail.html')));
    expect(completed).toEqual({
      ...one(),
      html: '<p>Build reliable systems.</p>',
      employmentType: 'FULL_TIME',
      pay: [{ label: '', min: 100_000, max: 130_000, currency: 'USD', period: 'YEAR' }],
    });
    expect(factsOf(completed)).toMatchObject({ jobType: 'Fu', compensation: '$100,000 – $130,000' });
  });

  test('ING-02 states no pay if its amounts are zero', () => {
    const baseSalary = { currency: 'USD', value: { minValue: 0, maxValue: 0, unitText: 'HOUR' } };
    expect(factsOf(detail(aPaylocityPage({ baseSalary }))).compensation).toBe('Not provided');
  });

  test.each([null, [], {}, 'text', { jobPostings: [] }, { jobPostings: [{}] }])(
    'ING-03 is rejected if it has no markup: %j',
    (page) => {
      expect(() => detail(page)).toThrow(/^The answer has no JobPosting/);
    },
  );
});
