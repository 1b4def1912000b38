import { baselines } from '../bench/baselines.ts';
import { cpuTime, heapUsed, number, percentile } from '../bench/figures.ts';
import { type CountingIndex, indexInMemory } from '../bench/index-in-memory.ts';
import { person } from '../bench/people.ts';
import { realJobs } from '../bench/real-jobs.ts';
import type { Job } from '../table/job.ts';
import { watcherPk } from '../table/keys.ts';
import { findMatches, partitionsOf, RANGES } from './match.ts';
import { jobPlaceKeys } from './places.ts';
import { stillMatches } from './still-matches.ts';
import { jobTitleKeys } from './titles/keys.ts';
import { parseTitle } from './titles/parse.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');
/** A million is measured too where the bench is called with 1000000: it takes some minutes and 8 GB. */
const SIZES = [10_000, 100_000];
const JOBS = 400;
const MOST_PLACES = 3;

/** The brute force goes over every pair of so many people and jobs. */
const SAMPLE = { people: 2_000, jobs: 40 };

const TITLES_A_SECOND = 100_000;
const ROUNDS = 5;

/** Finding the people of a job in an index in memory: what is read, who is found. A number adds a size. */
export const bench = {
  name: 'match',
  async run({ folder = '' }: { folder?: string }) {
    const more = /^\d+$/.test(folder) ? [Number(folder)] : [];
    const jobs = realJobs(NOW, 'lifecycle', folder === '' || more.length > 0 ? undefined : folder);
    if (!jobs) return { rows: [], notes: ['Skipped: there are no recorded postings.'] };
    const partitions = jobs.map((job) => partitionsOf(job).length);
    const rows = [
      {
        what: `partitions a job, ${SHARES} of ${number(jobs.length)}`,
        value: spread(partitions),
      },
    ];
    const notes: string[] = [];
    const rates: number[] = [];
    for (const size of [...new Set([...SIZES, ...more])]) {
      const measured = await measure(jobs, size);
      rows.push(...measured.rows);
      notes.push(...measured.notes);
      rates.push(measured.rate);
    }
    const slower = (rates[0] ?? 0) / (rates.at(-1) ?? 0);
    rows.push({
      what: 'title stage, times slower with most people than with fewest',
      ...{ value: number(slower, 1), budget: 'at most 5', ok: slower <= 5 },
    });
    return { rows, notes };
  },
};

async function measure(jobs: readonly Job[], size: number) {
  console.error(`  ${number(size)} people`);
  const personOf = (n: number) => person(n, jobs, NOW);
  const before = heapUsed();
  const index = indexInMemory(size, personOf, NOW);
  const memory = heapUsed() - before;
  const rate = titlesPerSecond(jobs, index);
  const some = jobs
    .filter((job) => job.locations.length <= MOST_PLACES)
    .filter((_, n, all) => n % Math.ceil(all.length / JOBS) === 0);
  const found: Found[] = [];
  const began = process.cpuUsage();
  for (const job of some) {
    index.spent();
    const { matches } = await findMatches(index, job, '', Number.POSITIVE_INFINITY);
    const once = index.spent();
    await everybody(index, job);
    found.push({ job, people: matches.length, once, inPieces: index.spent() });
  }
  const spentOn = process.cpuUsage(began);
  const seconds = (spentOn.user + spentOn.system) / 1e6;
  const wrong = await compare(index, jobs, size, personOf);
  const what = `${number(size)} people`;
  const dearest = found.toSorted((one, other) => excess(other, other.once) - excess(one, one.once))[0];
  const notes = [
    `${what}: ${number(index.rows)} watchers in ${number(index.partitions)} partitions, ${number(memory / 1024 / 1024)} MB here.`,
    ...(dearest
      ? [
          `${what}, the dearest job beside its budget: '${dearest.job.jobTitle}' in ${dearest.job.jobLocation}, ` +
            `${number(dearest.once, 1)} units for ${number(dearest.people)} people.`,
        ]
      : []),
  ];
  const rows = [
    {
      what: `${what}, titles a second, raw title to keys and a probe of each`,
      value: number(rate),
      budget: `${number(TITLES_A_SECOND)}`,
      ok: rate >= TITLES_A_SECOND,
    },
    { what: `${what}, matched a job, ${SHARES}`, value: spread(found.map(({ people }) => people)) },
    ...beside(what, { jobs, some: found, seconds, index, size, personOf }),
    ...readings(`${what}, each partition read once`, found, ({ once }) => once),
    ...readings(`${what}, read as a fan-out reads`, found, ({ inPieces }) => inPieces),
    {
      what: `${what}, differences from brute force, of ${number(SAMPLE.people * SAMPLE.jobs)} pairs`,
      ...{ value: String(wrong), budget: '0', ok: wrong === 0 },
    },
  ];
  return { rows, notes, rate };
}

/** A job, whom it concerns, and the read units of finding them. */
interface Found {
  readonly job: Job;
  readonly people: number;
  readonly once: number;
  readonly inPieces: number;
}

/** The same work by the index and by what others do. The index's figure is of a fan-out and one reading of each job. */
function beside(what: string, { jobs, some, seconds, index, size, personOf }: Comparison) {
  const people = Array.from({ length: SAMPLE.people / 4 }, (_, n) =>
    personOf(Math.floor((n * size * 4) / SAMPLE.people)),
  );
  const { bruteForce, savedSearches } = baselines(jobs, { people, size }, index.searches(), NOW);
  const pairs = some.reduce((sum, one) => sum + one.people, 0);
  const units = some.reduce((sum, { once }) => sum + once, 0);
  return [
    { what: `${what}, jobs a second`, value: number((2 * some.length) / seconds, 1) },
    { what: `${what}, matched pairs a second`, value: number((2 * pairs) / seconds) },
    {
      what: `${what}, baseline: every person judged for every job, jobs a second`,
      value: number(bruteForce.jobsPerSecond, 3),
    },
    {
      what: `${what}, baseline: distinct saved searches run once, queries / CPU s / read units`,
      value: `${number(savedSearches.searches)} / ${number(savedSearches.seconds, 1)} / ${number(savedSearches.readUnits)}`,
    },
    { what: `${what}, read units of these ${number(some.length)} jobs by the index`, value: number(units) },
  ];
}

/** What is compared. */
interface Comparison {
  readonly jobs: readonly Job[];
  readonly some: readonly Found[];
  readonly seconds: number;
  readonly index: CountingIndex;
  readonly size: number;
  readonly personOf: (n: number) => ReturnType<typeof person>;
}

const excess = ({ people }: Found, units: number) => units - (60 + 0.05 * people);

function readings(what: string, found: readonly Found[], unitsOf: (one: Found) => number) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const above = found.filter((one) => excess(one, unitsOf(one)) > 0).length;
  const each = sum(found.map(unitsOf)) / sum(found.map(({ people }) => people));
  return [
    { what: `${what}, read units a job, ${SHARES}`, value: spread(found.map(unitsOf), 1) },
    { what: `${what}, read units a matched person`, value: number(each, 3) },
    {
      what: `${what}, jobs above the budget`,
      value: `${above} of ${found.length}`,
      budget: '0 above 60 + 0.05 each',
      ok: above === 0,
    },
  ];
}

const SHARES = 'median / 95 % / most';

const spread = (values: readonly number[], digits = 0) =>
  [0.5, 0.95, 1].map((share) => number(percentile(values, share), digits)).join(' / ');

/** All that a job concerns, in pieces where they are many, as a fan-out does it. */
async function everybody(index: CountingIndex, job: Job, range = ''): Promise<Set<string>> {
  const { matches, tooMany } = await findMatches(index, job, range);
  if (!tooMany) return new Set(matches.map(({ sub }) => sub));
  const pieces: string[] = [];
  for (const digit of RANGES) pieces.push(...(await everybody(index, job, range + digit)));
  return new Set(pieces);
}

/** Of a sample of people and jobs, the pairs that the index and the rule itself judge differently. */
async function compare(
  index: CountingIndex,
  jobs: readonly Job[],
  size: number,
  personOf: (n: number) => ReturnType<typeof person>,
): Promise<number> {
  const people = Array.from({ length: SAMPLE.people }, (_, n) =>
    personOf(Math.floor((n * size) / SAMPLE.people)),
  );
  let wrong = 0;
  for (let n = 0; n < SAMPLE.jobs; n += 1) {
    const job = jobs[Math.floor((n * jobs.length) / SAMPLE.jobs)];
    if (!job) continue;
    const found = await everybody(index, job);
    wrong += people.filter((user) => found.has(user.sub) !== stillMatches(user, job, NOW)).length;
  }
  return wrong;
}

/** From raw title to keys and a look for each of them in the job's first place, on this one core. */
function titlesPerSecond(jobs: readonly Job[], index: CountingIndex): number {
  const asked = jobs.map((job) => ({ title: job.jobTitle, place: jobPlaceKeys(job).at(-1) ?? 'remote' }));
  let present = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const milliseconds = cpuTime(() => {
      for (const { title, place } of asked)
        for (const key of jobTitleKeys(parseTitle(title))) if (index.has(watcherPk(key, place))) present += 1;
    });
    return (asked.length / milliseconds) * 1000;
  });
  if (present === 0) throw new Error('No probe found anything: the index is empty.');
  return percentile(rates, 0.5);
}
