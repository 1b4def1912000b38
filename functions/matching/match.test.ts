import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
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
    .filter(({ user }) => canBeAlerted(user, NOW) && stillMatches(user, job))
    .map(({ user }) => user.sub)
    .sort();

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
          expect(savedTitles(user)).toContain(reason.title);
          expect(names(parseTitle(reason.title), parseTitle(job.jobTitle))).toBe(true);
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
