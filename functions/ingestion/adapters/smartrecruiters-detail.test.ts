import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aSmartRecruitersDetail } from './fixtures/smartrecruiters-board.ts';
import { smartrecruitersDetail } from './smartrecruiters.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const listed: Posting = {
  ats: 'smartrecruiters',
  board: 'acme',
  id: '8',
  title: 'Backend Engineer',
  company: 'Acme Kettles',
  url: 'https://jobs.smartrecruiters.com/AcmeKettles/8',
  html: '',
  locations: [],
  departments: [],
  pay: [],
};

describe('the description of a SmartRecruiters posting', () => {
  const complete = (body: unknown) => smartrecruitersDetail.addDetail(listed, body);
  const sections = {
    companyDescription: { title: 'Company Description', text: '<p>Acme makes kettles.</p>' },
    jobDescription: {
      title: 'Job Description',
      text: '<ul><li>Build the billing service of our kettles in Go</li><li>Run it for a million kettles a day</li></ul>',
    },
    qualifications: {
      title: 'Qualifications',
      text: '<ul><li>Written and run services in Go for years</li></ul>',
    },
    additionalInformation: { title: 'R&D <Info>', text: ' ' },
  };

  test('ING-02 is requested by id, and starts with the job before the company', () => {
    expect(smartrecruitersDetail.request('Acme', { ...listed, id: '8/9' }).path).toBe(
      '/v1/companies/Acme/postings/8%2F9',
    );
    const completed = complete(aSmartRecruitersDetail(8, sections));
    expect(completed).toEqual({ ...listed, html: expect.any(String) });
    expect(completed.html.match(/<h2>.*?<\/h2>/g)).toEqual([
      '<h2>Job Description</h2>',
      '<h2>Qualifications</h2>',
      '<h2>Company Description</h2>',
    ]);
    expect(factsOf(completed).summary).toEqual([
      'Build the billing service of our kettles in Go',
      'Run it for a million kettles a day',
    ]);
  });

  test('escapes its headings', () => {
    const jobDescription = { title: 'R&D <script>', text: '<p>Tea</p>' };
    expect(complete(aSmartRecruitersDetail(8, { jobDescription })).html).toBe(
      '<h2>R&amp;D &lt;script&gt;</h2><p>Tea</p>',
    );
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    {},
    { sections: null },
    { sections: { jobDescription: 'x', qualifications: { text: 7 } } },
  ])('ING-03 is empty for the jobAd %j', (jobAd) => {
    expect(complete({ id: 8, jobAd }).html).toBe('');
  });

  test.each([null, [], {}, 'text', { message: 'Not found' }, { id: '9', jobAd: { sections } }])(
    'ING-03 rejects another answer: %j',
    (body) => {
      expect(() => complete(body)).toThrow('The answer is not the SmartRecruiters posting 8.');
    },
  );
});
