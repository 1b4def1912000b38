import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { aLeverPosting } from './fixtures/lever-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { leverEu, leverUs } from './lever.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...board: unknown[]) => leverUs.parse('acme', [board]);
const one = (facts: Record<string, unknown>) => {
  const { postings, unreadable } = read(aLeverPosting('7'), aLeverPosting('8', facts), aLeverPosting('9'));
  // Whatever this posting is like, the others are parsed.
  expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining(['7', '9']));
  return { posting: postings.find(({ id }) => id === '8'), unreadable };
};

describe('a recorded Lever board', () => {
  test('ING-01 is parsed into postings with all of their fields', () => {
    const { postings, unreadable } = leverUs.parse('idealistconsulting', [recordedBoard('lever')]);
    expect(unreadable).toEqual([]);
    expect(postings).toEqual([
      {
        ats: 'lever',
        board: 'idealistconsulting',
        id: 'a24ec4e5-5caa-473d-abd4-b71f09a8167b',
        title: '(1099 Contract) Nonprofit Salesforce Consultant: Enterprise Project Manager',
        company: 'idealistconsulting',
        url: 'https://jobs.lever.co/idealistconsulting/a24ec4e5-5caa-473d-abd4-b71f09a8167b',
        html: expect.stringMatching(
          /^<div>Are you tenacious, pragmatic.*<h3>How You'll Contribute<\/h3><ul>/s,
        ),
        locations: ['Chicago, IL'],
        workplace: 'remote',
        employmentType: 'Contract',
        departments: ['Services Team'],
        pay: [],
        publishedAt: '2025-11-27T01:02:41.939Z',
      },
      expect.objectContaining({
        id: '5d54d69b-e940-452e-b892-1170aa60f095',
        title: '(1099 Contract) Salesforce for Nonprofits: Solution Architect',
        locations: ['Washington, D.C.'],
        workplace: 'remote',
        publishedAt: '2023-01-29T02:28:23.769Z',
      }),
    ]);
    expect(postings[1]?.html).toContain('Minimum 3 years Salesforce certified Advanced Administrator');
    expect(factsOf(postings[0])).toMatchObject({
      jobType: 'Co',
      isRemote: true,
      places: [{ city: 'Chicago', state: 'IL', country: 'US' }],
    });
  });
});

describe('a Lever posting', () => {
  test('ING-02 is normalized: lists in the description, pay with its period, its creation as its date', () => {
    expect(one({}).posting).toEqual({
      ats: 'lever',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://jobs.lever.co/acme/8',
      html: [
        '<div>You will build the billing service of Acme &amp; Sons.</div>',
        '<h3>You have</h3><ul>\n<li>Five years of Go</li></ul>',
        '<div>We are an equal opportunity employer.</div>',
        '<div>Depending on experience.</div>',
      ].join(''),
      locations: ['Austin, TX'],
      workplace: 'onsite',
      employmentType: 'Full-time',
      departments: ['Engineering', 'Platform'],
      pay: [{ label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' }],
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
  });

  test('of the European service has its own `ats`', () => {
    expect(leverEu.parse('acme', [[aLeverPosting('8')]]).postings[0]).toEqual({
      ...one({}).posting,
      ats: 'lever-eu',
    });
  });

  test.each([
    ['A', 'A'],
    ['x'.repeat(500), 'x'.repeat(500)],
    ['R&amp;D Engineer', 'R&amp;D Engineer'],
    ['\u202eEngineer\u202c', '\u202eEngineer\u202c'],
  ])('keeps the title %j as posted', (text, title) => {
    expect(one({ text }).posting?.title).toBe(title);
  });

  test.each([
    [1_779_974_100_000, '2026-05-28T13:15:00.000Z'],
    [1_779_974_100, undefined],
    [0, undefined],
    [8.65e15, undefined],
    [Date.parse('2026-10-01T13:00:00.000Z'), undefined],
    ['1779974100000', undefined],
    ['Recently', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('created at %j has the date %j', (createdAt, publishedAt) => {
    expect(one({ createdAt }).posting?.publishedAt).toBe(publishedAt);
  });

  test.each([
    ['remote', 'remote'],
    ['on-site', 'onsite'],
    ['hybrid', 'hybrid'],
    ['unspecified', undefined],
    ['elsewhere', undefined],
    [7, undefined],
    [null, undefined],
  ])('with workplaceType %j has the workplace %j', (workplaceType, workplace) => {
    expect(one({ workplaceType }).posting?.workplace).toBe(workplace);
  });

  test('escapes its headings', () => {
    const lists = [{ text: '</h3><script>alert(1)</script>', content: '<li>Go</li>' }, null, { text: 'Not' }];
    expect(one({ lists }).posting?.html).toContain(
      '<h3>&lt;/h3&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h3><ul><li>Go</li></ul><h3>Not</h3><ul></ul>',
    );
  });

  test('is parsed with null in every nullable field', () => {
    const facts = Object.fromEntries(
      ['categories', 'country', 'workplaceType', 'description', 'lists', 'additional', 'createdAt']
        .concat(['salaryRange', 'salaryDescription', 'applyUrl'])
        .map((field) => [field, null]),
    );
    expect(one(facts).posting).toEqual({
      ats: 'lever',
      board: 'acme',
      id: '8',
      title: 'Backend Engineer',
      company: 'acme',
      url: 'https://jobs.lever.co/acme/8',
      html: '',
      locations: [],
      departments: [],
      pay: [],
    });
  });

  test('is returned twice if it occurs twice; the diff counts it once', () => {
    expect(read(aLeverPosting('1'), aLeverPosting('1')).postings.map(({ id }) => id)).toEqual(['1', '1']);
  });
});

describe('a Lever board', () => {
  test('that is empty has no postings', () => {
    expect(read()).toEqual({ postings: [], unreadable: [] });
  });

  test.each([null, 'nothing', {}, { ok: false, error: 'Document not found' }, { jobs: [] }])(
    'ING-03 is rejected: %j',
    (body) => {
      expect(() => leverUs.parse('acme', [body])).toThrow(/^The answer is not a Lever board/);
    },
  );

  test.each([
    ['acme', true],
    ['mythic-ai.com', true],
    ['neye-systems-inc.', true],
    ['..', false],
    ['a/b', false],
    ['a b', false],
    ['', false],
  ])('accepts the slug %j: %j', (slug, isValid) => {
    expect(leverUs.slug.test(slug)).toBe(isValid);
  });

  test('is requested as JSON, in full', () => {
    expect(leverEu.origin.url + leverEu.firstPage('acme').path).toBe(
      'https://api.eu.lever.co/v0/postings/acme?mode=json',
    );
  });
});
