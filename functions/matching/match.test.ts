import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { employerKey } from '../companies/employer-key.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import { userKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { anybody, anyJob, POSTED, SAVED } from './fixtures/pool.ts';
import { findMatches, partitionsOf, RANGES } from './match.ts';
import { watcherPlaceKeys } from './places.ts';
import { canBeAlerted } from './reachable.ts';
import { stillMatches } from './still-matches.ts';
import { names } from './titles/names.ts';
import { parseTitle } from './titles/parse.ts';
import { savedTitles } from './watchers.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const SEEN = Date.parse('2026-06-01T12:00:00.000Z') / 1000;

type Person = { user: User; since: number };

const crowd = (saved: readonly string[]): fc.Arbitrary<Person[]> =>
  fc
    .array(fc.tuple(anybody(saved), fc.constantFrom(SEEN - 86_400, SEEN - 1, SEEN, SEEN + 1)), {
      maxLength: 25,
    })
    .map((people) =>
      people.map(([user, since], number) => {
        const sub = `person-${number}`;
        return { user: { ...user, ...userKey(sub), sub }, since };
      }),
    );

/** Who should be found: everybody asked, one by one, without any index. */
const oracle = (people: readonly Person[], job: Job): string[] =>
  people
    .filter(({ since }) => since <= SEEN)
    .filter(({ user }) => canBeAlerted(user, NOW) && stillMatches(user, job, NOW))
    .map(({ user }) => user.sub)
    .sort();

/** What is told of a job of a subscriber's dream company, worked out without any key of the index. */
const dreamOf = (user: User, job: Job): string | undefined =>
  user.activeSubscription
    ? user.dreamCompanies
        .filter((company) => employerKey(company) !== '')
        .filter((company) => employerKey(company) === employerKey(job.fullCompanyName))
        .map((company) => `${company} is one of your dream companies`)[0]
    : undefined;

const PAIRS = '../shared/data/labels/title_pairs.tsv';

function labelled(): { saved: string[]; posted: string[] } {
  if (!existsSync(PAIRS)) {
    console.info(`${PAIRS} is absent: matching is compared on our own titles only.`);
    return { saved: SAVED, posted: POSTED };
  }
  const rows = readFileSync(PAIRS, 'utf8').trim().split('\n').slice(1);
  const columns = rows.map((row) => row.split('\t'));
  const distinct = (number: number) => [...new Set(columns.map((row) => row[number] ?? ''))];
  return { saved: distinct(0), posted: distinct(1) };
}

describe.each([
  ['made-up', { saved: SAVED, posted: POSTED }],
  ['labelled', labelled()],
])('finding whom a job concerns, by %s titles', (_, { saved, posted }) => {
  test('MATCH-01 gives exactly those whom asking everybody gives, each once', async () => {
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), async (people, job) => {
        const { matches, tooMany } = await findMatches(memoryIndex(people, NOW), job, '');
        expect(matches.map(({ sub }) => sub).sort()).toEqual(oracle(people, job));
        expect(tooMany).toBe(false);
      }),
      { numRuns: 400 },
    );
  }, 30_000);

  test('MATCH-01 gives a reason that is the person’s own and holds', async () => {
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), async (people, job) => {
        const { matches } = await findMatches(memoryIndex(people, NOW), job, '');
        for (const { sub, reason } of matches) {
          const user = people.find((one) => one.user.sub === sub)?.user ?? aUser();
          const named = savedTitles(user).filter((one) => names(parseTitle(one), parseTitle(job.jobTitle)));
          if (named.length > 0) expect(named).toContain(reason.title);
          else expect([reason.title, dreamOf(user, job)]).toEqual(['', reason.words]);
          const { includeRemote, preferredJobType } = user.userPrefs;
          const places = watcherPlaceKeys({ locations: user.locations, includeRemote });
          expect(places).toContain(reason.place);
          expect(partitionsOf(job).map(({ place }) => place)).toContain(reason.place);
          expect(reason.jobType).toBe(preferredJobType ?? '');
          expect(reason.words).not.toBe('');
        }
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  test('MATCH-01 gives in its ranges, one by one, what it gives at once', async () => {
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), async (people, job) => {
        const index = memoryIndex(people, NOW);
        const whole = await findMatches(index, job, '');
        const parts = await Promise.all(RANGES.map((range) => findMatches(index, job, range)));
        expect(parts.flatMap(({ matches }) => matches)).toEqual(whole.matches);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});

describe('a job', () => {
  const people = [aUser(), aUser({ sub: 'bob' })].map((user) => ({ user, since: SEEN }));

  test('that concerns more people than one run should take says so', async () => {
    const index = memoryIndex(people, NOW);
    expect(await findMatches(index, aJob(), '', 2)).toMatchObject({ tooMany: false });
    expect(await findMatches(index, aJob(), '', 1)).toMatchObject({ tooMany: true });
    expect(await findMatches(index, aJob(), '', 0)).toMatchObject({ tooMany: true });
  });

  test('concerns a person once, though several titles and places meet it', async () => {
    const user = aUser({
      positions: ['Backend Engineer', 'Software Engineer', 'Senior Backend Engineer'],
      locations: [
        { city: '', state: '', country: 'US' },
        { city: 'Austin', state: 'TX', country: 'US' },
      ],
    });
    const job = aJob({ jobTitle: 'Senior Backend Software Engineer', isRemote: true });
    const found = await findMatches(memoryIndex([{ user, since: SEEN }], NOW), job, '');
    const again = await findMatches(memoryIndex([{ user, since: SEEN }], NOW), job, '');
    expect(found.matches).toHaveLength(1);
    expect(again).toEqual(found);
  });
});

describe('a job of a dream company', () => {
  const job = aJob({ jobTitle: 'Head Chef', fullCompanyName: 'Larkspur Systems, Inc.' });
  const facts = {
    dreamCompanies: ['Harrow', 'larkspur systems'],
    activeSubscription: anActiveSubscription,
    positions: ['Backend Engineer'],
  };
  const found = async (user: User, of = job) =>
    (await findMatches(memoryIndex([{ user, since: SEEN }], NOW), of, '')).matches;

  test('MATCH-04 concerns a subscriber whatever its title, and says why', async () => {
    expect(await found(aUser(facts))).toEqual([
      {
        sub: 'ada',
        reason: {
          ...{ title: '', place: 'country:us', jobType: '' },
          words: 'larkspur systems is one of your dream companies',
        },
      },
    ]);
  });

  test('MATCH-04 is told by the title where that suits too', async () => {
    const [match] = await found(aUser(facts), { ...job, jobTitle: 'Backend Engineer, Core' });
    expect(match?.reason).toMatchObject({
      title: 'Backend Engineer',
      words: 'Backend Engineer, Core names your title Backend Engineer',
    });
  });

  test.each([
    ['does not subscribe', { activeSubscription: null }],
    [
      'no longer subscribes',
      { activeSubscription: { ...anActiveSubscription, status: 'canceled' as const } },
    ],
    ['dreams of another', { dreamCompanies: ['Larkspur'] }],
    ['looks elsewhere', { locations: [{ city: 'Boston', state: 'MA', country: 'US' }] }],
    ['wants another type', { userPrefs: { preferredJobType: 'Co' as const } }],
  ])('MATCH-04 concerns nobody who %s', async (_, other) => {
    const user = aUser({ ...facts, ...other });
    expect([await found(user), stillMatches(user, job, NOW)]).toEqual([[], false]);
  });

  test('MATCH-04 without a name concerns nobody by it', async () => {
    const user = aUser({ ...facts, dreamCompanies: ['!?', ''] });
    expect(await found(user, { ...job, fullCompanyName: '--' })).toEqual([]);
  });
});
