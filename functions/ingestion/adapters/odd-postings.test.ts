import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { ATS_CASES } from './fixtures/ats-cases.ts';
import {
  factsOf,
  POSTED_PLACES,
  POSTED_TITLES,
  PROMPT_INJECTION,
  placeText,
  THIRTY_STATES,
} from './fixtures/odd-postings.ts';
import { SMALL_FEED_CASES } from './fixtures/small-feed-cases.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const CASES = [...ATS_CASES, ...SMALL_FEED_CASES];

describe.each(CASES)('a posting of %s', (_, system) => {
  const { adapter, posting, pages } = system;
  const idOf = (number: number) => String(posting(number)[system.id]);
  const read = (...postings: unknown[]) => adapter.parse('acme', pages(postings));
  const one = (facts: Record<string, unknown>) => {
    const { postings, unreadable } = read(posting(7), posting(8, facts), posting(9));
    // Whatever this posting is like, the others are parsed.
    expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf(7), idOf(9)]));
    return { posting: postings.find(({ id }) => id === idOf(8)), unreadable };
  };

  test.each([
    ['missing', undefined],
    ['null', null],
    ['blank', ' \u00a0'],
    ['very long', 'x'.repeat(10_000)],
    ['one character too long', 'x'.repeat(501)],
    ['a number', 7],
  ])('ING-03 whose title is %s is unreadable, with its id', (_, title) => {
    const { posting, unreadable } = one({ [system.title]: title });
    expect(posting).toBeUndefined();
    expect(unreadable).toEqual([{ id: idOf(8), error: expect.stringMatching(/./) }]);
  });

  if (system.page !== undefined) {
    const page = system.page;
    test.each([undefined, null, 'javascript:alert(1)', '/jobs/8', ''])(
      'ING-03 whose URL is %j is unreadable, with its id',
      (address) => {
        const { posting, unreadable } = one({ [page]: address });
        expect([posting, unreadable.map(({ id }) => id)]).toEqual([undefined, [idOf(8)]]);
      },
    );
  }

  test.each([undefined, null, '', ['8'], {}])('ING-03 whose id is %j is unreadable, without an id', (id) => {
    expect(one({ [system.id]: id }).unreadable).toEqual([{ id: '', error: expect.stringMatching(/./) }]);
  });

  test.each([null, 7, 'posting', [], {}])('ING-03 that is %j does not affect the others', (raw) => {
    const { postings, unreadable } = read(posting(1), raw, posting(2));
    expect([postings.length, unreadable.length]).toEqual([2, 1]);
  });

  test('ING-01 has the same id as a string and as a number', () => {
    const { postings } = read(posting(1, { [system.id]: 41 }), posting(1, { [system.id]: '41' }));
    expect(new Set(postings.map(({ id }) => id))).toEqual(new Set(['41']));
  });

  test.each(POSTED_TITLES)('ING-02 titled %j is a job titled %j', (title, clean) => {
    expect(factsOf(one({ [system.title]: title }).posting).title).toBe(clean);
  });

  test('may have a title of 500 characters, or of one, which is rejected', () => {
    expect(() => factsOf(one({ [system.title]: 'X' }).posting)).toThrow('no readable title');
    const long = `Backend Engineer, ${'Billing '.repeat(100)}`.slice(0, 500);
    expect(factsOf(one({ [system.title]: long }).posting).title).toMatch(/^Backend Engineer, Billing/);
  });

  test.each(POSTED_PLACES)('ING-02 located at %j is in %j', (place, places) => {
    expect(factsOf(one(system.at(place)).posting).places.map(placeText)).toEqual(places);
  });

  test('ING-02 located in thirty states has thirty places', () => {
    const { places } = factsOf(one(system.at(THIRTY_STATES.join(', '))).posting);
    expect(places).toHaveLength(30);
    expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['US']));
  });

  test('ING-02 with a prompt injection is parsed as if without', () => {
    const plain = one({}).posting;
    const injected = system.withText(plain, `${plain?.html ?? ''}${PROMPT_INJECTION}`);
    expect(injected?.html).toContain('Ignore previous');
    const { title, jobType, workplace, isRemote, places, payRanges, summary } = factsOf(plain);
    const expected = { title, jobType, workplace, isRemote, places, payRanges, summary };
    expect(factsOf(injected)).toMatchObject(expected);
  });

  test('ING-03 needs only its id, title and URL', () => {
    const needed = [system.id, system.title, system.page ?? system.id];
    const bare = Object.fromEntries(needed.map((field) => [field, posting(8)[field]]));
    const { postings, unreadable } = read(posting(7), bare);
    expect(unreadable).toEqual([]);
    expect(postings[1]).toMatchObject({ id: idOf(8), locations: [], departments: [], pay: [], html: '' });
  });

  test('fits into a row of the table, whatever its fields contain', () => {
    const long = 'x'.repeat(1_000_000);
    const facts = Object.fromEntries(Object.keys(posting(8)).map((field) => [field, long]));
    const kept = Object.fromEntries(
      [system.id, system.title, system.page ?? system.id].map((f) => [f, posting(8)[f]]),
    );
    const { html = '', ...rest } = one({ ...facts, status: 'published', ...kept }).posting ?? {};
    expect(html.length).toBeLessThanOrEqual(1_000_100);
    expect(JSON.stringify(rest).length).toBeGreaterThan(100);
    expect(JSON.stringify(rest).length).toBeLessThan(20_000);
  });
});

describe.each(CASES)('an answer that is not a board of %s', (_, { adapter, pages }) => {
  test.each([null, '', 'nothing', 7, {}, { jobs: null }, { offers: {}, content: 1 }, { error: 'Not found' }])(
    'ING-03 is rejected: %j',
    (body) => {
      expect(() => adapter.parse('acme', [body])).toThrow(/^The answer is not an? /);
    },
  );

  test('is accepted without postings, unless it is a list instead of an object', () => {
    expect(adapter.parse('acme', pages([]))).toEqual({ postings: [], unreadable: [] });
    if (!Array.isArray(pages([])[0]))
      expect(() => adapter.parse('acme', [[]])).toThrow(/^The answer is not an? /);
  });

  test('ING-03 is rejected if it is missing', () => {
    expect(() => adapter.parse('acme', [])).toThrow(/^The answer is not an? /);
  });

  test.each(['', '../acme', 'acme/jobs', 'acme?x', 'acme@example', 'a'.repeat(101), 'ácme'])(
    'the slug %j is invalid',
    (slug) => {
      expect(adapter.slug.test(slug)).toBe(false);
    },
  );
});
