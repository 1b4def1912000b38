import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Posting } from '../../postings/posting.ts';
import { anIcimsJob, anIcimsPage, anIcimsPlace, SLUG } from './fixtures/icims-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { icims } from './icims.ts';
import { decodeIcimsJob, icimsDetail } from './icims-detail.ts';

function listed(company = SLUG): Posting {
  const [posting] = icims.parse(SLUG, [{ jobs: [anIcimsJob(8)] }]).postings;
  if (!posting) throw new Error('The job was not parsed.');
  return { ...posting, company };
}
const detailed = (facts: Record<string, unknown> = {}, company = SLUG) =>
  icimsDetail.addDetail(listed(company), decodeIcimsJob(anIcimsPage(facts)));

describe('the page of an iCIMS job', () => {
  test('ING-02 is required, and is requested without its frame', () => {
    expect(icimsDetail.isRequired).toBe(true);
    expect(icimsDetail.request(SLUG, listed())).toEqual({
      path: '/jobs/8/backend-engineer/job?in_iframe=1',
      decode: decodeIcimsJob,
    });
  });

  test('ING-01 adds everything but the placeholders', () => {
    expect(detailed()).toEqual({
      ...listed(),
      title: 'Backend Engineer, Billing',
      company: 'Acme',
      html: '<p>You will build the billing service of Acme & Sons in Go.</p>',
      locations: ['Austin, TX, United States'],
      structuredPlaces: [{ city: 'Austin', state: 'TX', country: 'United States' }],
      employmentType: 'FULL_TIME',
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
    const facts = factsOf(detailed({ description: '&lt;p&gt;Pay: $150,000 - $180,000 per year&lt;/p&gt;' }));
    expect(facts).toMatchObject({ jobType: 'Fu', role: 'En' });
    expect(facts.payRanges).toMatchObject([{ min: 150_000, max: 180_000, currency: 'USD', period: 'year' }]);
    expect(facts.places.map(placeText)).toEqual(['Austin, TX, US']);
  });

  test.each([
    ['2026-05-28T13:15:00.000Z', '2026-05-28T13:15:00.000Z'],
    ['2026-05-28T13:15:00Z', undefined],
    ['2026-05-28T13:15:00.123Z', undefined],
    ['2024-05-28T13:15:07.4Z', undefined],
    ['2026-05-28', undefined],
    ['2999-05-28T13:15:00.000Z', undefined],
    [null, undefined],
  ])(
    'ING-02 with the datePosted %j was published at %j, because others are made up',
    (datePosted, expected) => {
      expect(detailed({ datePosted }).publishedAt).toBe(expected);
    },
  );

  test('ING-02 is open even if its validThrough is past, because that is made up', () => {
    expect(detailed({ validThrough: '2020-01-01T00:00:00.000Z' }).title).toBe('Backend Engineer, Billing');
  });

  test.each([
    [
      [anIcimsPlace('Austin', 'TX'), anIcimsPlace('Toronto', 'ON', 'CA')],
      ['Austin, TX, US', 'Toronto, ON, CA'],
    ],
    [[anIcimsPlace('UNAVAILABLE', 'UNAVAILABLE')], [', , US']],
    [[anIcimsPlace('Remote', 'UNAVAILABLE')], [', , US']],
    [[anIcimsPlace('UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE')], []],
  ])('ING-02 with the places %j is in %j', (jobLocation, expected) => {
    expect(factsOf(detailed({ jobLocation })).places.map(placeText)).toEqual(expected);
  });

  test('ING-02 in a place called Remote is remote', () => {
    expect(factsOf(detailed({ jobLocation: [anIcimsPlace('Remote', 'UNAVAILABLE')] })).isRemote).toBe(true);
  });

  test.each([
    ['Acme Holdings, Inc.', 'careers-acme', 'Acme'],
    ['Larkspur Tea Company, LLC', 'careers-acme', 'Larkspur Tea'],
    ['UNAVAILABLE', 'careers-acme', 'acme'],
    ['Acme Holdings, Inc.', 'Acme Kettles', 'Acme Kettles'],
    ['Acme Holdings, Inc.', 'acme', 'Acme'],
  ])('ING-02 of %s on a board named %s is by %s', (name, registered, expected) => {
    expect(detailed({ hiringOrganization: { name } }, registered).company).toBe(expected);
  });

  test.each(['', '<p>This job is no longer available.</p>', anIcimsPage({ title: '' })])(
    'ING-03 is rejected without markup or title: %j',
    (html) => {
      expect(() => icimsDetail.addDetail(listed(), decodeIcimsJob(html))).toThrow(/^The answer /);
    },
  );

  test('ING-03 is read or rejected with a message, whatever it contains', () => {
    const page = anIcimsPage();
    fc.assert(
      fc.property(fc.nat(page.length), fc.nat(page.length), fc.string(), (start, end, added) => {
        const decoded = decodeIcimsJob(page.slice(0, start) + added + page.slice(end));
        try {
          expect(icimsDetail.addDetail(listed(), decoded).id).toBe('8');
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
        }
      }),
    );
  });
});
