import { employerKey } from '@daybreak/contract/employer-key.ts';
import { runs } from '@daybreak/contract/fixtures/sampling.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { watcherPlaceKeys } from '../places/place-keys.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import { userKey } from '../table/keys.ts';
import { hashPrefix } from '../table/shards.ts';
import type { User } from '../table/user.ts';
import { labeledRows } from '../test-data/labeled-rows.ts';
import { LABELS_FOLDER } from '../test-data/test-data.ts';
import { bruteForce, crowd, NOW, type Person, SEEN } from './fixtures/crowd.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { anyJob, POSTED, SAVED } from './fixtures/pool.ts';
import { allMatches, findMatches, partitionsOf } from './match.ts';
import { titleTest, wantsOf, watchedPlacesOf } from './match-rule.ts';
import { type Partition, pkOf } from './partition.ts';
import { FULL_RANGE, type Slice, sliceId, splitPartitions, splitSlice } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { sortKeysOf, type WatcherPage } from './watcher-page.ts';

/** The same person under another id. */
const again =
  (n: number) =>
  ({ user, since }: Person): Person => {
    const sub = `${user.sub}-${n}`;
    return { user: { ...user, ...userKey(sub), sub }, since };
  };

/** The keys of the watchers in a page. */
const keysOf = (partition: Partition, page: WatcherPage): string[] =>
  sortKeysOf(page).map((sk) => `${pkOf(partition)} ${sk}`);

/** The reason for a job at a subscriber's dream company, computed without the index's keys. */
const dreamOf = (user: User, job: Job): string | undefined =>
  user.activeSubscription
    ? user.dreamCompanies
        .filter((company) => employerKey(company) !== '')
        .filter((company) => employerKey(company) === employerKey(job.fullCompanyName))
        .map((company) => `${company} is one of your dream companies`)[0]
    : undefined;

/** The distinct saved positions and job titles of the hand-labeled pairs. */
function labeledTitles(): { saved: string[]; posted: string[] } {
  const rows = labeledRows(LABELS_FOLDER, 'title_pairs.tsv', ['saved_position', 'job_title']);
  if (rows === undefined) throw new Error(`${LABELS_FOLDER} has no title_pairs.tsv.`);
  const saved = new Set(rows.map((row) => row.saved_position));
  const posted = new Set(rows.map((row) => row.job_title));
  return { saved: [...saved], posted: [...posted] };
}

describe.each([
  ['made-up', { saved: SAVED, posted: POSTED }],
  ['labeled', labeledTitles()],
])('finding who matches a job, with %s titles', (_, { saved, posted }) => {
  test('MATCH-01 finds exactly the people that brute force finds, each once', async () => {
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), async (people, job) => {
        const { matches, rest } = await findMatches(memoryIndex(people, NOW), job);
        expect(matches.map(({ sub }) => sub).sort()).toEqual(bruteForce(people, job));
        expect(rest).toBeUndefined();
      }),
      runs(100),
    );
  }, 30_000);

  test('MATCH-01 gives a reason from the person’s own profile that holds', async () => {
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), async (people, job) => {
        const { matches } = await findMatches(memoryIndex(people, NOW), job);
        for (const { sub, reason } of matches) {
          const user = people.find((one) => one.user.sub === sub)?.user ?? aUser();
          const wants = wantsOf(user, NOW);
          const named = wants.titles
            .filter((one) => titleTest({ ...wants, titles: [one] })(job))
            .map(({ text }) => text);
          if (named.length > 0) expect(named).toContain(reason.title);
          else expect([reason.title, dreamOf(user, job)]).toEqual(['', reason.words]);
          const places = watcherPlaceKeys(watchedPlacesOf(user));
          expect(places).toContain(reason.place);
          expect(partitionsOf(job).map(({ place }) => place)).toContain(reason.place);
          const { jobTypes } = wants.terms;
          expect(reason.jobType).toBe(jobTypes.length === 1 ? jobTypes[0] : '');
          expect(reason.words).not.toBe('');
        }
      }),
      runs(100),
    );
  }, 30_000);

  test('MATCH-01 finds the same in slices of any kind as at once, each with its own id, and reads no watcher twice', async () => {
    const size = fc.integer({ min: 1, max: 40 });
    const bounds = fc.record({ limit: size, splitLimit: size, maxPartitions: size });
    await fc.assert(
      fc.asyncProperty(crowd(saved), anyJob(posted), bounds, async (people, job, bound) => {
        // given
        const index = memoryIndex(people, NOW);
        const read: string[] = [];
        const reading: WatcherIndex = {
          ...index,
          async query(...args) {
            const page = await index.query(...args);
            read.push(...keysOf(args[0], page));
            return page;
          },
        };
        const whole = await findMatches(index, job);
        const everyWatcher = partitionsOf(job).map(async (partition) =>
          keysOf(partition, await index.query(partition, FULL_RANGE, 1_000)),
        );
        const watchers = (await Promise.all(everyWatcher)).flat();
        // when
        const found: string[] = [];
        const ids: string[] = [];
        const split = splitPartitions(partitionsOf(job), bound.maxPartitions);
        const queue: Slice[] = split.length > 0 ? split : [FULL_RANGE];
        for (let slice = queue.shift(); slice !== undefined; slice = queue.shift()) {
          const { matches, rest } = await findMatches(reading, job, slice, bound.limit);
          found.push(...matches.map(({ sub }) => sub));
          ids.push(sliceId(slice));
          if (rest) queue.push(...splitSlice(rest, bound.splitLimit));
        }
        // then
        expect([...new Set(found)].sort()).toEqual(whole.matches.map(({ sub }) => sub).sort());
        expect(read.sort()).toEqual(watchers.sort());
        expect(new Set(ids).size).toBe(ids.length);
      }),
      runs(100),
    );
  }, 30_000);

  test('MATCH-01 yields everyone once, slice by slice', async () => {
    const everyone = crowd(saved).map((people) =>
      [...Array(120).keys()].flatMap((n) => people.map(again(n))),
    );
    await fc.assert(
      fc.asyncProperty(everyone, anyJob(posted), async (people, job) => {
        const found: string[] = [];
        for await (const matches of allMatches(memoryIndex(people, NOW), job))
          found.push(...matches.map(({ sub }) => sub));
        expect(found.sort()).toEqual(bruteForce(people, job));
      }),
      runs(20),
    );
  }, 30_000);
});

describe('a job', () => {
  test('that matches more people than one run reads returns what is left, and about how much', async () => {
    const crowd = Array.from({ length: 4_000 }, (_, n) => ({
      user: aUser({ sub: `person-${n}` }),
      since: SEEN,
    }));
    const index = memoryIndex(crowd, NOW);
    expect(await findMatches(index, aJob(), FULL_RANGE, 5_000)).not.toHaveProperty('rest');
    const { matches, rest } = await findMatches(index, aJob(), FULL_RANGE, 1_000);
    expect(matches).toHaveLength(1_000);
    expect(rest?.from.startsWith(`${hashPrefix(matches.at(-1)?.sub ?? '')}#`)).toBe(true);
    expect(rest?.expected).toBeGreaterThan(2_700);
    expect(rest?.expected).toBeLessThan(3_300);
  });

  test('names the saved title that is closest to its own', async () => {
    const user = aUser({ positions: ['Applications Engineer', 'SWE', 'Software Engineer'] });
    const job = aJob({ jobTitle: 'Senior Software Engineer, Web Apps' });
    const { matches } = await findMatches(memoryIndex([{ user, since: SEEN }], NOW), job);
    expect(matches.map(({ reason }) => reason.title)).toEqual(['Software Engineer']);
  });

  test('matches a person once, through several titles and places', async () => {
    const user = aUser({
      positions: ['Backend Engineer', 'Software Engineer', 'Senior Backend Engineer'],
      locations: [
        { city: '', state: '', country: 'US' },
        { city: 'Austin', state: 'TX', country: 'US' },
      ],
    });
    const job = aJob({ jobTitle: 'Senior Backend Software Engineer', isRemote: true });
    const found = await findMatches(memoryIndex([{ user, since: SEEN }], NOW), job);
    const again = await findMatches(memoryIndex([{ user, since: SEEN }], NOW), job);
    expect(found.matches).toHaveLength(1);
    expect(again).toEqual(found);
  });
});
