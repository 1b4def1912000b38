import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { SLUG } from './fixtures/oracle-board.ts';
import { oracleDetail } from './oracle-detail.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const listed: Posting = {
  ats: 'oracle',
  board: SLUG,
  id: '8',
  title: 'Backend Engineer',
  company: SLUG,
  url: 'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/8',
  html: 'Short.',
  locations: ['Austin, TX, United States'],
  departments: ['Engineering'],
  pay: [],
};
const { decode } = oracleDetail.request(SLUG, listed);
const complete = (facts: Record<string, unknown>) => oracleDetail.addDetail(listed, { Id: '8', ...facts });

describe('the detail of an Oracle requisition', () => {
  test('ING-02 is requested by id', () => {
    expect(oracleDetail.request(SLUG, { ...listed, id: '8"9' }).path).toBe(
      '/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?onlyData=true&expand=all' +
        '&finder=ById;Id=%228%229%22,siteNumber=CX_1',
    );
  });

  test('ING-02 as recorded adds description, responsibilities, qualifications, workplace and day', () => {
    const recorded = { ...listed, id: '2026001760' };
    expect(oracleDetail.addDetail(recorded, decode?.(recordedText('oracle-detail.json')))).toEqual({
      ...recorded,
      html:
        '<p>Lead enterprise systems delivery.</p>' +
        '<h2>Responsibilities</h2><ul><li>Own the implementation roadmap.</li></ul>' +
        '<h2>Qualifications</h2><p>Five years of CRM delivery experience.</p>',
      workplace: 'hybrid',
      publishedAt: '2026-08-19T12:00:00.000Z',
    });
  });

  test('ING-02 is read from a list of one item, with pay in its text and the time of publication', () => {
    const ExternalDescriptionStr = '<p>The base salary range is $150,000 - $190,000 per year.</p>';
    const item = {
      Id: 8,
      ExternalDescriptionStr,
      ExternalPostedStartDate: '2026-08-19T14:05:00+00:00',
      JobSchedule: 'Part time',
      Category: 'Information Technology',
    };
    const completed = oracleDetail.addDetail(listed, decode?.(JSON.stringify({ items: [item] })));
    expect(completed).toEqual({
      ...listed,
      html: ExternalDescriptionStr,
      employmentType: 'Part time',
      departments: ['Engineering', 'Information Technology'],
      publishedAt: '2026-08-19T14:05:00.000Z',
    });
    expect(factsOf(completed)).toMatchObject({
      jobType: 'Pa',
      payRanges: [{ min: 150_000, max: 190_000, currency: 'USD', period: 'year' }],
    });
  });

  test('falls back to what the employer says of itself, then to the short description', () => {
    const about = { ExternalDescriptionStr: '<br>', CorporateDescriptionStr: '<p>Acme makes kettles.</p>' };
    expect(complete(about).html).toBe('<p>Acme makes kettles.</p>');
    expect(complete({ ...about, ExternalDescriptionStr: '<p>Build.</p>' }).html).toBe('<p>Build.</p>');
    expect(complete({ ExternalDescriptionStr: ' <p>&nbsp;</p> ' }).html).toBe('Short.');
  });

  test('ING-03 is rejected if the requisition is closed', () => {
    expect(() => decode?.('{"items":[],"count":0}')).toThrow('The answer is not an open requisition');
    expect(() => decode?.('[]')).toThrow('The answer is not an open requisition');
  });

  test.each([null, [], {}, 'text', { Id: '9' }, { Id: null }])(
    'ING-03 rejects another answer: %j',
    (body) => {
      expect(() => oracleDetail.addDetail(listed, body)).toThrow(
        'The answer is not the Oracle requisition 8.',
      );
    },
  );
});
