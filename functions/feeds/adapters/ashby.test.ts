import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ashby } from './ashby.ts';
import { POSTED_TITLES, readJob, TO_THE_READER } from './fixtures/as-posted.ts';
import { anAshbyJob, anAshbyPay, anAshbySalary } from './fixtures/ashby-board.ts';

const read = (...jobs: unknown[]) => ashby.read('acme', [{ jobs, apiVersion: '1' }]);
const one = (facts: Record<string, unknown>) => {
  const { postings, unreadable } = read(anAshbyJob('7'), anAshbyJob('8', facts), anAshbyJob('9'));
  // Whatever the one is like, its neighbours are there.
  expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining(['7', '9']));
  return { posting: postings.find(({ id }) => id === '8'), unreadable };
};

const RECORDING = '../shared/data/ats/ashby.json';

describe('a recorded Ashby board', () => {
  test('ING-01 gives its postings with everything the answer says of them', () => {
    if (!existsSync(RECORDING))
      return console.info(`${RECORDING} is absent: the recorded board is not read.`);
    const recording: unknown = JSON.parse(readFileSync(RECORDING, 'utf8'));
    const { postings, unreadable } = ashby.read('HighlightTA', [recording]);
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
    expect(readJob(postings[1])).toMatchObject({
      isRemote: false,
      workplace: 'hybrid',
      places: [{ city: 'Toronto', state: 'ON', country: 'CA' }],
    });
  });
});

describe('an Ashby posting', () => {
  test('ING-02 is normalised', () => {
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
  ])('whose isListed is %j is there %i times: what is not listed is not on the board', (isListed, times) => {
    const { posting, unreadable } = one({ isListed });
    expect(unreadable).toEqual([]);
    expect(posting ? 1 : 0).toBe(times);
  });

  test.each([
    ['without a title', { title: undefined }],
    ['whose title is null', { title: null }],
    ['whose title is blank', { title: ' \u00a0' }],
    ['whose title is a book', { title: 'x'.repeat(501) }],
    ['whose title is a number', { title: 7 }],
    ['without a page', { jobUrl: undefined }],
    ['whose page is a script', { jobUrl: 'javascript:alert(1)' }],
    ['whose page is no address', { jobUrl: '/acme/8' }],
  ])('ING-03 %s is told by its id, and its neighbours are read', (_, facts) => {
    const { posting, unreadable } = one(facts);
    expect(posting).toBeUndefined();
    expect(unreadable).toEqual([{ id: '8', why: expect.stringMatching(/./) }]);
  });

  test.each([
    ['is missing', { id: undefined }],
    ['is null', { id: null }],
    ['is empty', { id: '' }],
    ['is a list', { id: [8] }],
  ])('ING-03 whose id %s is told without one, and its neighbours are read', (_, facts) => {
    expect(one(facts).unreadable).toEqual([{ id: '', why: expect.stringMatching(/./) }]);
  });

  test.each([null, 7, 'posting', [], {}])('ING-03 that is %j harms no other', (raw) => {
    const { postings, unreadable } = read(anAshbyJob('1'), raw, anAshbyJob('2'));
    expect(postings).toHaveLength(2);
    expect(unreadable).toHaveLength(1);
  });

  test('has the same id as text and as a number', () => {
    expect(one({ id: 8 }).posting?.id).toBe('8');
  });

  test('that is there twice is told twice: the comparison counts it once', () => {
    expect(read(anAshbyJob('1'), anAshbyJob('1')).postings.map(({ id }) => id)).toEqual(['1', '1']);
  });

  test.each(['A', 'x'.repeat(500)])('keeps the title %j as it was posted', (title) => {
    expect(one({ title }).posting?.title).toBe(title);
  });

  test.each(POSTED_TITLES)('titled %j becomes the job %j', (title, clean) => {
    expect(readJob(one({ title }).posting).title).toBe(clean);
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
  ])('whose workplaceType is %j and isRemote %j is worked %j', (workplaceType, isRemote, workplace) => {
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
  ])('published at %j was published at %j', (publishedAt, time) => {
    expect(one({ publishedAt }).posting?.publishedAt).toBe(time);
  });

  test('with null in every field that may be is still a posting', () => {
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

  test('without HTML is told by its plain text', () => {
    const { posting } = one({ descriptionHtml: '', descriptionPlain: 'Build.\nShip.' });
    expect(posting?.html).toBe('Build.\nShip.');
  });

  test('whose text gives orders is the job it was without them', () => {
    const { blocks: _, summary: __, open: ___, ...plain } = readJob(one({}).posting);
    const descriptionHtml = `<p>You will build the billing service of Acme &amp; Sons in Go.</p>${TO_THE_READER}`;
    expect(readJob(one({ descriptionHtml }).posting)).toMatchObject(plain);
  });

  test('outgrows no row of the table, whatever its fields hold', () => {
    const long = 'x'.repeat(1_000_000);
    const { posting } = one({
      department: long,
      location: long,
      address: { addressLocality: long, addressRegion: long, addressCountry: long },
      employmentType: long,
      descriptionHtml: long,
      compensation: anAshbyPay(...Array(1_000).fill([null, anAshbySalary({ interval: '1 YEAR' })])),
    });
    const { html = '', ...rest } = posting ?? {};
    expect(html.length).toBeLessThanOrEqual(500_000);
    expect(JSON.stringify(rest).length).toBeLessThan(12_000);
  });
});

describe('an Ashby board', () => {
  test('that is empty is a board without postings', () => {
    expect(read()).toEqual({ postings: [], unreadable: [] });
  });

  test.each([null, [], 'nothing', {}, { jobs: null }, 'Not Found'])(
    'ING-03 is said to be none: %j',
    (body) => {
      expect(() => ashby.read('acme', [body])).toThrow(/^The answer is not an Ashby board/);
    },
  );

  test.each([
    ['acme', true],
    ['Superhuman Platform Inc', true],
    ['candidate.fyi', true],
    ['..', false],
    ['a/b', false],
    [' ', false],
    ['', false],
  ])('may be called %j: %j', (slug, may) => {
    expect(ashby.slug.test(slug)).toBe(may);
  });

  test('is asked for by its exact name, with its pay', () => {
    expect(ashby.path('Superhuman Platform Inc')).toBe(
      '/posting-api/job-board/Superhuman%20Platform%20Inc?includeCompensation=true',
    );
  });
});
