import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import {
  POSTED_PLACES,
  POSTED_TITLES,
  placeText,
  readJob,
  THIRTY_STATES,
  TO_THE_READER,
} from './fixtures/as-posted.ts';
import { SYSTEMS } from './fixtures/systems.ts';

// After the recordings: a time that lies in the future is no time of a posting.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

describe.each(SYSTEMS)('a posting of %s', (_, system) => {
  const { adapter, posting, pages } = system;
  const idOf = (number: number) => String(posting(number)[system.id]);
  const read = (...postings: unknown[]) => adapter.read('acme', pages(postings));
  const one = (facts: Record<string, unknown>) => {
    const { postings, unreadable } = read(posting(7), posting(8, facts), posting(9));
    // Whatever the one is like, its neighbours are there.
    expect(postings.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf(7), idOf(9)]));
    return { posting: postings.find(({ id }) => id === idOf(8)), unreadable };
  };

  test.each([
    ['missing', undefined],
    ['null', null],
    ['blank', ' \u00a0'],
    ['a book', 'x'.repeat(10_000)],
    ['a character too long', 'x'.repeat(501)],
    ['a number', 7],
  ])('ING-03 whose title is %s is told by its id', (_, title) => {
    const { posting, unreadable } = one({ [system.title]: title });
    expect(posting).toBeUndefined();
    expect(unreadable).toEqual([{ id: idOf(8), why: expect.stringMatching(/./) }]);
  });

  if (system.page !== undefined) {
    const page = system.page;
    test.each([undefined, null, 'javascript:alert(1)', '/jobs/8', ''])(
      'ING-03 whose page is %j is told by its id',
      (address) => {
        const { posting, unreadable } = one({ [page]: address });
        expect([posting, unreadable.map(({ id }) => id)]).toEqual([undefined, [idOf(8)]]);
      },
    );
  }

  test.each([undefined, null, '', ['8'], {}])('ING-03 whose id is %j is told without one', (id) => {
    expect(one({ [system.id]: id }).unreadable).toEqual([{ id: '', why: expect.stringMatching(/./) }]);
  });

  test.each([null, 7, 'posting', [], {}])('ING-03 that is %j harms no other', (raw) => {
    const { postings, unreadable } = read(posting(1), raw, posting(2));
    expect([postings.length, unreadable.length]).toEqual([2, 1]);
  });

  test('ING-01 has the same id as text and as a number, and is one when it comes twice', () => {
    const { postings } = read(posting(1, { [system.id]: 41 }), posting(1, { [system.id]: '41' }));
    expect(new Set(postings.map(({ id }) => id))).toEqual(new Set(['41']));
  });

  test.each(POSTED_TITLES)('ING-02 named %j is a job named %j', (title, clean) => {
    expect(readJob(one({ [system.title]: title }).posting).title).toBe(clean);
  });

  test('may have a title of one character, which names no job, or of 500', () => {
    expect(() => readJob(one({ [system.title]: 'X' }).posting)).toThrow('no title that can be read');
    const long = `Backend Engineer, ${'Billing '.repeat(100)}`.slice(0, 500);
    expect(readJob(one({ [system.title]: long }).posting).title).toMatch(/^Backend Engineer, Billing/);
  });

  test.each(POSTED_PLACES)('ING-02 at %j is in %j', (place, places) => {
    expect(readJob(one(system.at(place)).posting).places.map(placeText)).toEqual(places);
  });

  test('ING-02 in a place that lists thirty states is in thirty places', () => {
    const { places } = readJob(one(system.at(THIRTY_STATES.join(', '))).posting);
    expect(places).toHaveLength(30);
    expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['US']));
  });

  test('ING-02 that talks to whoever reads it is read as if it said nothing', () => {
    const silent = one({}).posting;
    const talking = system.says(silent, `${silent?.html ?? ''}${TO_THE_READER}`);
    expect(talking?.html).toContain('Ignore previous');
    const { title, jobType, workplace, isRemote, places, payRanges, summary } = readJob(silent);
    const unmoved = { title, jobType, workplace, isRemote, places, payRanges, summary };
    expect(readJob(talking)).toMatchObject(unmoved);
  });

  test('ING-03 needs nothing but its id, its title and its page', () => {
    const needed = [system.id, system.title, system.page ?? system.id];
    const bare = Object.fromEntries(needed.map((field) => [field, posting(8)[field]]));
    const { postings, unreadable } = read(posting(7), bare);
    expect(unreadable).toEqual([]);
    expect(postings[1]).toMatchObject({ id: idOf(8), locations: [], departments: [], pay: [], html: '' });
  });

  test('outgrows no row of the table, whatever its fields hold', () => {
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

describe.each(SYSTEMS)('an answer that is no board of %s', (_, { adapter, pages }) => {
  test.each([null, '', 'nothing', 7, {}, { jobs: null }, { offers: {}, content: 1 }, { error: 'Not found' }])(
    'ING-03 is said to be none: %j',
    (body) => {
      expect(() => adapter.read('acme', [body])).toThrow(/^The answer is not an? /);
    },
  );

  test('of no postings is one, unless it is a bare list where an object belongs', () => {
    expect(adapter.read('acme', pages([]))).toEqual({ postings: [], unreadable: [] });
    if (!Array.isArray(pages([])[0]))
      expect(() => adapter.read('acme', [[]])).toThrow(/^The answer is not an? /);
  });

  test('ING-03 and so is none at all', () => {
    expect(() => adapter.read('acme', [])).toThrow(/^The answer is not an? /);
  });

  test.each(['', '../acme', 'acme/jobs', 'acme?x', 'acme@example', 'a'.repeat(101), 'ácme'])(
    'a board called %j is asked of nobody',
    (slug) => {
      expect(adapter.slug.test(slug)).toBe(false);
    },
  );
});
