import { countMessages } from '../../../functions/delivery/preview/count-messages.ts';
import { memoryIndex } from '../../../functions/matching/fixtures/memory-index.ts';
import { findMatches, partitionsOf } from '../../../functions/matching/match.ts';
import { sizeOf } from '../../../functions/matching/watcher-page.ts';
import { wantedWatchers } from '../../../functions/matching/watchers.ts';
import type { Job } from '../../../functions/table/job.ts';
import type { User } from '../../../functions/table/user.ts';
import { cumulativeSums, drawIndex, seededRandom } from '../../measure/random.ts';
import { readRealJobs } from '../../measure/real-jobs.ts';
import { percentile } from '../../measure/statistics.ts';
import { deriveHabits, type PostingHabits } from '../../polling/posting-habits.ts';
import type { Distribution, MeasuredUnits } from '../model/measured-units.ts';
import { createSubscribers } from './wanted-jobs.ts';

const PEOPLE = 1_000;
const JOBS_PER_DAY = 10_000;
const TITLES = { typical: 8, others: [1, 3] };

/** Ten messages of up to ten jobs before the digest, which has up to 200: delivery/timing/message-size.ts. */
const BEFORE_DIGEST = 120;
const WITH_DIGEST = 320;

const NOW = new Date('2026-05-20T12:00:00.000Z');
const DAY = 86_400_000;
/** A Monday, 0:00 in New York. */
const MONDAY = Date.parse('2026-06-01T04:00:00.000Z');
const WEEK_DAYS = 7;

/** Measures how many jobs people match at 10,000 jobs a day, and how many messages they get, with default settings. */
export async function measureMatches(folder: string): Promise<Pick<MeasuredUnits, 'matches' | 'matching'>> {
  const jobs = mergePostings(readRealJobs(folder, NOW));
  const typical = await matchesPerDay(jobs, TITLES.typical);
  const byTitles = [];
  for (const titles of TITLES.others)
    byTitles.push({ titles, perDay: distribution((await matchesPerDay(jobs, titles)).perDay) });
  const habits = deriveHabits(folder);
  const random = seededRandom(23);
  const weeks = typical.perDay.map((perDay, at) => simulateWeek(typical.people[at], perDay, habits, random));
  const rate = (of: (week: (typeof weeks)[number]) => number) => weeks.map((week) => of(week) / WEEK_DAYS);
  const share = (limit: number) => typical.perDay.filter((perDay) => perDay > limit).length / PEOPLE;
  return {
    matches: {
      people: PEOPLE,
      jobs: jobs.length,
      perDay: distribution(typical.perDay),
      messagesPerDay: distribution(rate(({ messages }) => messages)),
      alertedPerDay: distribution(typical.perDay.map((perDay) => Math.min(perDay, WITH_DIGEST))),
      digestShare: share(BEFORE_DIGEST),
      beyondDigestShare: share(WITH_DIGEST),
      byTitles: [...byTitles, { titles: TITLES.typical, perDay: distribution(typical.perDay) }],
    },
    matching: typical.matching,
  };
}

/** Joins postings with the same dedupe key into one job with all of their places, as the product does. */
function mergePostings(postings: readonly Job[]): Job[] {
  return [...Map.groupBy(postings, ({ vacancy }) => vacancy).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const places = new Map(
      same.flatMap(({ locations }) => locations).map((one) => [JSON.stringify(one), one]),
    );
    return [{ ...first, locations: [...places.values()], isRemote: same.some(({ isRemote }) => isRemote) }];
  });
}

async function matchesPerDay(jobs: readonly Job[], titles: number) {
  const people = createSubscribers(PEOPLE, titles, jobs);
  const index = memoryIndex(
    people.map((user) => ({ user, since: 0 })),
    NOW,
  );
  let rows = 0;
  const counting: typeof index = {
    ...index,
    async query(...args) {
      const page = await index.query(...args);
      rows += sizeOf(page);
      return page;
    },
  };
  const counts = new Map<string, number>();
  for (const job of jobs)
    for (const { sub } of (await findMatches(counting, job, undefined, Number.POSITIVE_INFINITY)).matches)
      counts.set(sub, (counts.get(sub) ?? 0) + 1);
  const mean = (of: (job: Job) => number) => jobs.reduce((sum, job) => sum + of(job), 0) / jobs.length;
  return {
    people,
    perDay: people.map(({ sub }) => ((counts.get(sub) ?? 0) / jobs.length) * JOBS_PER_DAY),
    matching: {
      partitions: mean((job) => partitionsOf(job).length),
      rowsPerPerson: rows / jobs.length / PEOPLE,
      watchers: people.reduce((sum, user) => sum + wantedWatchers(user, NOW).length, 0) / PEOPLE,
    },
  };
}

/** Draws a week of detection times by the recorded hours and weekdays, and counts the messages for them. */
function simulateWeek(
  user: User | undefined,
  perDay: number,
  { hours, weekdays }: PostingHabits,
  random: () => number,
) {
  if (!user) return { messages: 0 };
  const [ofHour, ofDay] = [cumulativeSums(hours), cumulativeSums(weekdays)];
  const times = Array.from(
    { length: Math.round(perDay * WEEK_DAYS) },
    () => MONDAY + Math.floor((drawIndex(ofDay, random) + (drawIndex(ofHour, random) + random()) / 24) * DAY),
  );
  const detections = times.map((at, number) => ({ at, jobId: `job-${number}`, employer: '' }));
  const { messages, digests } = countMessages(user, detections, MONDAY + WEEK_DAYS * DAY);
  return { messages: messages + digests };
}

const distribution = (values: readonly number[]): Distribution => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  p50: percentile(values, 0.5),
  p90: percentile(values, 0.9),
  p99: percentile(values, 0.99),
});
