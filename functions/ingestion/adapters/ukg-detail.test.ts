import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aUkgPage, SLUG } from './fixtures/ukg-board.ts';
import { decodeOpportunity, ukgDetail } from './ukg-detail.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const listed: Posting = {
  ats: 'ukg',
  board: SLUG,
  id: 'aaaaaaaa-1111-2222-3333-444444444444',
  title: 'Engineer',
  company: SLUG,
  url: 'https://recruiting.ultipro.com/',
  html: '',
  locations: [],
  departments: [],
  pay: [],
};
const detail = (facts: Record<string, unknown> = {}) =>
  ukgDetail.addDetail(listed, aUkgPage(listed.id.toUpperCase(), facts));

describe('the page of a UKG opportunity', () => {
  test('ING-02 is requested by id, and adds the text, the pay and the time of the last edit', () => {
    const request = ukgDetail.request(SLUG, listed);
    expect(request.path).toBe(
      `/ACM1000ACME/JobBoard/7bae581a-2d4c-4084-95b1-d533dea8a3b1/OpportunityDetail?opportunityId=${listed.id}`,
    );
    const completed = ukgDetail.addDetail(listed, request.decode?.(recordedText('ukg-detail.html')));
    expect(completed).toEqual({
      ...listed,
      html: '<p>Build systems.</p>',
      pay: [{ label: '', min: 100_000, max: 125_000, currency: 'USD', period: 'year' }],
      editedAt: '2026-07-21T12:00:00.000Z',
    });
    expect(factsOf(completed).compensation).toBe('$100,000 – $125,000');
  });

  test.each([
    [{}, '$150,000 – $180,000'],
    [{ CompensationAnnualMinimum: 0, CompensationAnnualMaximum: null }, 'Not provided'],
    [
      {
        CompensationAnnualMinimum: null,
        CompensationAnnualMaximum: null,
        CompensationHourlyMinimum: 25,
        CompensationHourlyMaximum: 30.5,
      },
      '$25 – $30.50 per hour',
    ],
    [
      {
        CompensationAnnualMinimum: null,
        CompensationAnnualMaximum: null,
        CompensationCurrencyCode: null,
        PayRange: { PayRangeMinimum: 90_000, PayRangeMaximum: 95_000 },
        PayRangeVisible: true,
        PayRangeCurrencyCode: 'CAD',
      },
      'CA$90,000 – CA$95,000',
    ],
    [
      {
        CompensationAnnualMinimum: null,
        CompensationAnnualMaximum: null,
        PayRange: { PayRangeMinimum: 90_000, PayRangeMaximum: 95_000 },
        PayRangeVisible: false,
      },
      'Not provided',
    ],
  ])('ING-02 with %j states the pay %j', (facts, shown) => {
    expect(factsOf(detail(facts)).compensation).toBe(shown);
  });

  test('ING-03 is rejected if the opportunity is closed', () => {
    expect(() => detail({ OpportunityIsClosed: true })).toThrow(/^The answer says that .* is closed\.$/);
  });

  test.each(['', '<html>Just a moment</html>', '<div id="OpportunityUnavailable"></div>'])(
    'ING-03 is rejected if it has no opportunity: %j',
    (page) => {
      expect(() => ukgDetail.addDetail(listed, decodeOpportunity(page))).toThrow(
        /^The answer is not the UKG opportunity/,
      );
    },
  );

  test.each([null, [], {}, 'text', { opportunity: null }, aUkgPage('bbbbbbbb')])(
    'ING-03 is rejected if it is another answer: %j',
    (body) => {
      expect(() => ukgDetail.addDetail(listed, body)).toThrow(/^The answer is not the UKG opportunity/);
    },
  );

  test('ING-03 is decoded or rejected with a message, wherever it is cut or changed', () => {
    const text = recordedText('ukg-detail.html');
    const change = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(change, ([at, length, inserted]) => {
        try {
          ukgDetail.addDetail(
            listed,
            decodeOpportunity(text.slice(0, at) + inserted + text.slice(at + length)),
          );
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
        }
      }),
      { numRuns: 200 },
    );
  });
});
