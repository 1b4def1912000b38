import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { ashby } from './ashby.ts';
import { anAshbyJob } from './fixtures/ashby-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...jobs: unknown[]) => ashby.parse('acme', [{ jobs, apiVersion: '1' }]);
const one = (facts: Record<string, unknown>) => {
  const { postings, unreadable } = read(anAshbyJob('7'), anAshbyJob('8', facts), anAshbyJob('9'));
  // Whatever this posting is like, the others are parsed.
  expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining(['7', '9']));
  return { posting: postings.find(({ id }) => id === '8'), unreadable };
};

describe('a recorded Ashby board', () => {
  test('ING-01 is parsed into postings with all of their fields', () => {
    const { postings, unreadable } = ashby.parse('HighlightTA', [recordedBoard('ashby')]);
    expect(unreadable).toEqual([]);
    expect(postings).toEqual([
      {
        ats: 'ashby',
        board: 'HighlightTA',
        id: '90fb3621-899e-4b59-925d-25080ec91e18',
        title: 'Senior Technical Recruiter',
        company: 'HighlightTA',
        url: 'https://jobs.ashbyhq.com/HighlightTA/90fb3621-899e-4b59-925d-25080ec91e18',
        html: expect.stringMatching(/^<h2><strong>About HighlightTA<\/strong><\/h2><p/),
        locations: ['Canada'],
        structuredPlaces: [{ city: '', state: '', country: 'Canada' }],
        workplace: 'remote',
        employmentType: 'FullTime',
        departments: ['HighlightTA'],
        pay: [],
        publishedAt: '2026-04-20T22:43:56.531Z',
      },
      {
        ats: 'ashby',
        board: 'HighlightTA',
        id: 'fc2f1f85-46a0-4a31-b165-683e39c07c04',
        title: 'Senior Site Reliability Engineer ',
        company: 'HighlightTA',
        url: 'https://jobs.ashbyhq.com/HighlightTA/fc2f1f85-46a0-4a31-b165-683e39c07c04',
        html: expect.stringMatching(/^<h2><strong>Company Overview<\/strong><\/h2><p/),
        locations: ['Toronto, Ontario'],
        structuredPlaces: [{ city: 'Toronto', state: 'Ontario', country: 'Canada' }],
        workplace: 'hybrid',
        employmentType: 'FullTime',
        departments: ['HighlightTA Confidential'],
        pay: [{ label: '', min: 102_800, max: 137_000, currency: 'CAD', period: 'year' }],
        publishedAt: '2026-07-08T19:48:19.767Z',
      },
    ]);
    expect(factsOf(postings[1])).toMatchObject({
      isRemote: false,
      workplace: 'hybrid',
      places: [{ city: 'Toronto', state: 'ON', country: 'CA' }],
    });
  });
});

describe('an Ashby posting', () => {
  test('ING-02 is normalized', () => {
    expect(one({}).posting).toEqual({
      ats: 'ashby',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://jobs.ashbyhq.com/acme/8',
      html: '<p>You will build the billing service of Acme &amp; Sons in Go.</p>',
      locations: ['Austin, TX'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
      workplace: 'onsite',
      employmentType: 'FullTime',
      departments: ['Engineering', 'Platform'],
      pay: [{ label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' }],
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
  });

  test.each([
    [false, 0],
    [true, 1],
    [null, 1],
    [undefined, 1],
    ['no', 1],
  ])('with isListed %j is returned %i times', (isListed, times) => {
    const { posting, unreadable } = one({ isListed });
    expect(unreadable).toEqual([]);
    expect(posting ? 1 : 0).toBe(times);
  });

  test('is returned twice if it occurs twice; the diff counts it once', () => {
    expect(read(anAshbyJob('1'), anAshbyJob('1')).postings.map(({ id }) => id)).toEqual(['1', '1']);
  });

  test.each(['A', 'x'.repeat(500)])('keeps the title %j as posted', (title) => {
    expect(one({ title }).posting?.title).toBe(title);
  });

  test.each([
    ['Remote', null, 'remote'],
    ['Hybrid', true, 'hybrid'],
    ['OnSite', true, 'onsite'],
    ['Onsite', false, 'onsite'],
    [null, true, 'remote'],
    [null, false, undefined],
    [null, null, undefined],
    [null, 'true', undefined],
    [7, true, 'remote'],
    ['Anywhere', true, 'remote'],
  ])('with workplaceType %j and isRemote %j has the workplace %j', (workplaceType, isRemote, workplace) => {
    expect(one({ workplaceType, isRemote }).posting?.workplace).toBe(workplace);
  });

  test.each([
    ['2026-05-28', undefined],
    ['Recently', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['2999-01-01T00:00:00Z', undefined],
    [1_780_000_000, undefined],
    [1_780_000_000_000, undefined],
    [null, undefined],
    ['2026-05-28T09:15:00.5+05:30', '2026-05-28T03:45:00.500Z'],
    ['2026-05-28T09:15:00Z', '2026-05-28T09:15:00.000Z'],
  ])('published at %j has the date %j', (publishedAt, time) => {
    expect(one({ publishedAt }).posting?.publishedAt).toBe(time);
  });

  test('is parsed with null in every nullable field', () => {
    const facts = Object.fromEntries(
      ['department', 'team', 'employmentType', 'location', 'secondaryLocations', 'address', 'isListed']
        .concat(['isRemote', 'workplaceType', 'publishedAt', 'descriptionHtml', 'descriptionPlain'])
        .concat(['shouldDisplayCompensationOnJobPostings', 'compensation', 'applyUrl'])
        .map((field) => [field, null]),
    );
    expect(one(facts).posting).toEqual({
      ats: 'ashby',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://jobs.ashbyhq.com/acme/8',
      html: '',
      locations: [],
      departments: [],
      pay: [],
    });
  });

  test('without HTML has its plain text', () => {
    const { posting } = one({ descriptionHtml: '', descriptionPlain: 'Build.\nShip.' });
    expect(posting?.html).toBe('Build.\nShip.');
  });
});

describe('an Ashby board', () => {
  test('that is empty has no postings', () => {
    expect(read()).toEqual({ postings: [], unreadable: [] });
  });

  test.each([null, [], 'nothing', {}, { jobs: null }, 'Not Found'])('ING-03 is rejected: %j', (body) => {
    expect(() => ashby.parse('acme', [body])).toThrow(/^The answer is not an Ashby board/);
  });

  test.each([
    ['acme', true],
    ['Superhuman Platform Inc', true],
    ['candidate.fyi', true],
    ['..', false],
    ['a/b', false],
    [' ', false],
    ['', false],
  ])('accepts the slug %j: %j', (slug, isValid) => {
    expect(ashby.slug.test(slug)).toBe(isValid);
  });

  test('is requested by its exact name, including pay', () => {
    expect(ashby.firstPage('Superhuman Platform Inc').path).toBe(
      '/posting-api/job-board/Superhuman%20Platform%20Inc?includeCompensation=true',
    );
  });
});
