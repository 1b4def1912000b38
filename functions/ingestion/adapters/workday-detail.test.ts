import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard, recordedText } from '../../test-data/test-data.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aWorkdayBoard, aWorkdayDetail, SLUG } from './fixtures/workday-board.ts';
import { workday } from './workday.ts';
import { workdayDetail } from './workday-detail.ts';

freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const [listed] = workday.parse(SLUG, aWorkdayBoard()).postings;
if (!listed) throw new Error('The synthetic board has no posting.');
const posting: Posting = listed;

const complete = (facts: Record<string, unknown> = {}, employer?: unknown, from = posting) =>
  workdayDetail.addDetail(from, aWorkdayDetail('JR-100001', facts, employer));

const IN_MEXICO = { descriptor: 'Mexico', alpha2Code: 'MX' };

test('ING-02 a recorded Workday detail adds the text, the brand, and pay', () => {
  const slug = 'workday.wd5.myworkdayjobs.com~Workday';
  const recorded = workday
    .parse(slug, [recordedBoard('workday')])
    .postings.find(({ id }) => id === 'JR-0105486');
  if (!recorded) throw new Error('The recording lacks JR-0105486.');
  const detailed = workdayDetail.addDetail(recorded, JSON.parse(recordedText('workday-detail.json')));
  expect(factsOf(detailed)).toMatchObject({
    title: 'Sr. Site Reliability Engineer (US Federal)',
    company: 'Workday',
    jobLocation: 'Reston, VA',
    jobType: 'Fu',
    seniority: 'senior',
    workplace: 'onsite',
    payRanges: [
      { min: 151_500, max: 227_300, currency: 'USD', period: 'year' },
      { min: 137_100, max: 243_600, currency: 'USD', period: 'year' },
    ],
  });
});

describe('the detail of a Workday posting', () => {
  test('ING-02 is requested by its path, from the interface', () => {
    expect(workdayDetail.request(SLUG, posting)).toEqual({
      path: '/wday/cxs/acme/Careers/job/USAVAReston/Backend-Engineer_JR-100001',
    });
    const shared = 'wd5.myworkdaysite.com~acme~Careers';
    const [on] = workday.parse(shared, aWorkdayBoard()).postings;
    expect(on && workdayDetail.request(shared, on).path).toBe(
      '/wday/cxs/acme/Careers/job/USAVAReston/Backend-Engineer_JR-100001',
    );
  });

  test('ING-02 completes the posting', () => {
    expect(complete()).toEqual({
      ...posting,
      company: 'Acme',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      workplace: 'onsite',
      publishedAt: '2026-09-30T12:00:00.000Z',
    });
  });

  test('keeps what the list says if it says nothing', () => {
    expect(
      complete({
        location: null,
        timeType: null,
        remoteType: null,
        startDate: null,
        jobRequisitionLocation: null,
      }),
    ).toMatchObject({
      locations: posting.locations,
      employmentType: 'Full time',
      workplace: 'hybrid',
    });
  });

  test('is known by its requisition or its posting, whose number may differ', () => {
    expect(complete({ jobReqId: 'Req 100001', jobPostingId: 'Platform-Engineer_JR-100001-3' }).html).not.toBe(
      '',
    );
  });

  test.each([null, [], {}, 'text', { errorCode: 'S22' }, aWorkdayDetail('JR-100002'), aWorkdayDetail('')])(
    'ING-03 is not another answer: %j',
    (body) => {
      expect(() => workdayDetail.addDetail(posting, body)).toThrow(
        'The answer is not the Workday posting JR-100001.',
      );
    },
  );

  test.each([{ posted: false }, { canApply: false }])('ING-01 with %j is of a closed posting', (facts) => {
    expect(() => complete(facts)).toThrow('The answer says that the Workday posting JR-100001 is closed.');
  });
});

describe('the employer of a Workday posting', () => {
  test.each([
    ['Workday Government, LLC', 'workday', 'Workday'],
    ['Acme Inc.', 'acme', 'Acme'],
    ['', 'acme', 'acme'],
    [null, 'acme', 'acme'],
  ])('ING-02 with the legal entity %j is, for the account %j, %j', (name, account, company) => {
    const board = `${account}.wd5.myworkdayjobs.com~Careers`;
    for (const known of [board, account])
      expect(complete({}, { name }, { ...posting, board, company: known }).company).toBe(company);
  });

  test('is the registered name, if there is one', () => {
    expect(complete({}, { name: 'Acme LLC' }, { ...posting, company: 'ACME Robotics' }).company).toBe(
      'ACME Robotics',
    );
  });
});

describe('the places of a Workday posting', () => {
  const placesIn = (facts: Record<string, unknown>) => factsOf(complete(facts)).places.map(placeText);

  test('ING-02 are its location and the additional ones', () => {
    expect(
      placesIn({
        location: 'USA, CA, Pleasanton',
        additionalLocations: ['USA.VA.Reston', { descriptor: 'Ireland, Dublin' }, null, 7],
      }),
    ).toEqual(['Pleasanton, CA, US', 'Reston, VA, US', 'Dublin, Leinster, IE']);
  });

  test.each([
    ['a town', 'Guadalajara', ['Guadalajara, Jalisco, MX']],
    ['a building', 'MX01-2', [', , MX']],
    ['remote', 'Remote', [', , MX']],
    ['another country', 'Austin, TX', ['Austin, TX, US']],
  ])(
    'ING-02 of %s are in the country of the requisition, unless they name another',
    (_, location, places) => {
      const jobRequisitionLocation = { descriptor: location, country: IN_MEXICO };
      expect(placesIn({ location, country: { descriptor: 'Mexico' }, jobRequisitionLocation })).toEqual(
        places,
      );
    },
  );

  test('are not in the country of the requisition if the posting is in another', () => {
    const jobRequisitionLocation = { descriptor: 'MX01-2', country: IN_MEXICO };
    expect(placesIn({ location: 'XY01', country: { descriptor: 'Canada' }, jobRequisitionLocation })).toEqual(
      [],
    );
  });

  test('are those of the requisition if none are posted', () => {
    const jobRequisitionLocation = { descriptor: 'India - Hyderabad', country: null };
    expect(placesIn({ location: '4 Locations', country: null, jobRequisitionLocation })).toEqual([
      'Hyderabad, Telangana, IN',
    ]);
  });
});

describe('the date of a Workday posting', () => {
  test.each([
    ['2026-10-01', 'Posted Today', '2026-10-01T12:00:00.000Z'],
    ['2026-10-02', 'Posted Today', '2026-10-01T12:00:00.000Z'],
    ['2026-09-30', 'Posted Today', '2026-09-30T12:00:00.000Z'],
    ['2026-09-30', 'Posted Yesterday', '2026-09-30T12:00:00.000Z'],
    ['2026-09-21', 'Posted 10 Days Ago', '2026-09-21T12:00:00.000Z'],
    ['2026-09-20', 'Posted 10 Days Ago', '2026-09-20T12:00:00.000Z'],
    ['2026-09-19', 'Posted 10 Days Ago', undefined],
    ['2026-10-03', 'Posted Today', undefined],
    ['2024-10-01', 'Posted 30+ Days Ago', undefined],
    ['2026-09-01', 'Posted 30+ Days Ago', undefined],
    ['2026-10-01', 'Heute ausgeschrieben', undefined],
    ['2026-10-01', null, undefined],
    ['10/01/2026', 'Posted Today', undefined],
    [null, 'Posted Today', undefined],
  ])('ING-02 is for the start %j, %j: %j', (startDate, postedOn, publishedAt) => {
    expect(complete({ startDate, postedOn }).publishedAt).toBe(publishedAt);
  });
});
