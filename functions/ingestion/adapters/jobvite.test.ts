import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { aJobPosting, aPageWith } from '../parsing/fixtures/job-posting-pages.ts';
import { decodeJobPostings } from '../parsing/job-posting-ld.ts';
import { adapterOf } from './adapters.ts';
import { aJobviteJob } from './fixtures/jobvite-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { jobvite, jobviteDecoder } from './jobvite.ts';

const decode = jobviteDecoder('acme');

test('ING-01 a recorded Jobvite board is parsed into postings', () => {
  const page = jobviteDecoder('feedingamerica')(recordedText('jobvite.html'));
  const { postings, unreadable } = adapterOf('jobvite').parse('feedingamerica', [page]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'jobvite',
      board: 'feedingamerica',
      id: 'octxAfww',
      title: 'Manager, Development (Chicago/Hybrid)',
      company: 'feedingamerica',
      url: 'https://jobs.jobvite.com/feedingamerica/job/octxAfww',
      html: '',
      locations: ['Chicago, Illinois'],
      departments: [],
      pay: [],
    },
    expect.objectContaining({ id: 'ohAzAfwK' }),
  ]);
  const engineer = factsOf(postings[0] && { ...postings[0], title: 'Software Engineer (Chicago/Hybrid)' });
  expect(engineer.places.map(placeText)).toEqual(['Chicago, IL, US']);
  expect(engineer.workplace).toBe('hybrid');
});

describe('a Jobvite board', () => {
  test('ING-01 needs one request', () => {
    expect(jobvite.firstPage('acme')).toMatchObject({ path: '/acme/jobs' });
    expect(jobvite.nextPage).toBeUndefined();
  });

  test.each([
    ['/acme/job/octxAfww', 1],
    ['/careers/acme/job/octxAfww', 1],
    ['https://jobs.jobvite.com/Acme/job/octxAfww?nl=1', 1],
    ['/other/job/octxAfww', 0],
    ['https://evil.example/acme/job/octxAfww', 0],
    ['/acme/jobs', 0],
    ['/acme/job/octxAfww/apply', 0],
  ])('ING-03 with a link to %s has %i jobs', (href, count) => {
    expect(decode(`<p class="jv-page"><a href="${href}">R&amp;D Lead</a></p>`).jobs).toHaveLength(count);
  });

  test('ING-02 lists a job once, and may be empty', () => {
    expect(
      jobvite.parse('acme', [{ jobs: [aJobviteJob('oaaa1'), aJobviteJob('oaaa1')] }]).postings,
    ).toHaveLength(1);
    expect(decode('<div class="jv-page-body">No open positions</div>')).toEqual({ jobs: [] });
  });

  test.each(['', '<p>Checking your browser</p>', '[]'])('ING-03 rejects another page: %j', (html) => {
    expect(() => decode(html)).toThrow('The answer is not a Jobvite board: it has no list of jobs.');
  });

  test('ING-03 is read or rejected with a message, whatever it contains', () => {
    const page = recordedText('jobvite.html').replaceAll('feedingamerica', 'acme');
    fc.assert(
      fc.property(fc.nat(page.length), fc.nat(page.length), fc.string(), (start, end, added) => {
        try {
          expect(decode(page.slice(0, start) + added + page.slice(end)).jobs.length).toBeLessThan(6);
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
        }
      }),
    );
  });

  test.each(['careers', '-acme', 'a/b', '..', ''])('ING-03 rejects the slug %j', (slug) => {
    expect(jobvite.slug.test(slug)).toBe(false);
  });
});

describe('the page of a Jobvite job', () => {
  const listed = (company = 'acme'): Posting => {
    const [posting] = jobvite.parse('acme', [{ jobs: [aJobviteJob('oaaa1')] }]).postings;
    if (!posting) throw new Error('The job was not parsed.');
    return { ...posting, company };
  };
  const page = aPageWith(
    JSON.stringify(
      aJobPosting({
        description: '<p>Kettles</p>',
        datePosted: '2026-05-28',
        hiringOrganization: { name: 'Acme, LLC' },
      }),
    ),
  );

  test('ING-02 adds what its markup says, but keeps a registered name', () => {
    expect(jobvite.detail?.request('acme', listed())).toEqual({
      path: '/acme/job/oaaa1',
      decode: decodeJobPostings,
    });
    const body = decodeJobPostings(page);
    expect(jobvite.detail?.addDetail(listed(), body)).toEqual({
      ...listed(),
      title: 'Kettle Engineer',
      company: 'Acme',
      html: '<p>Kettles</p>',
      publishedAt: '2026-05-28T12:00:00.000Z',
    });
    expect(jobvite.detail?.addDetail(listed('Acme Kettles'), body).company).toBe('Acme Kettles');
  });

  test('ING-03 is rejected without markup', () => {
    expect(() => jobvite.detail?.addDetail(listed(), decodeJobPostings('<p>Gone</p>'))).toThrow(
      'The answer has no JobPosting markup',
    );
  });
});
