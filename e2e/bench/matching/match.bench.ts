import { findMatches, partitionsOf } from '../../../functions/matching/match.ts';
import { jobMatches } from '../../../functions/matching/match-rule.ts';
import type { Job } from '../../../functions/table/job.ts';
import { readRealJobs } from '../real-jobs.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { formatNumber, measureHeap, percentile } from '../statistics.ts';
import { baselines } from './baselines.ts';
import { fanOutCost, projectionCost, type Worked } from './fan-out-cost.ts';
import { type CountingIndex, indexInMemory } from './index-in-memory.ts';
import { person } from './people.ts';
import { titlesPerSecond } from './title-rate.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');
const SIZES = [10_000, 100_000];
const JOBS = 400;
const MOST_PLACES = 3;

/** Brute force checks every pair, so it runs on a sample. */
const SAMPLE = { people: 2_000, jobs: 40 };

const TITLES_A_SECOND = 100_000;

/** Matches jobs to people with an in-memory index, and compares the result with brute force. */
export const bench = {
  name: 'match',
  help: `match: finds the people of 400 real jobs with up to three places among 10,000 and 100,000 made-up people with
eight real titles each, in an index in memory that holds the product's keys and rows and counts what reading them costs.

  pnpm bench match FOLDER                      needs jobs/lifecycle.json.gz alone
  PEOPLE=1000000 pnpm bench match FOLDER       adds a size; a million take five minutes of CPU time and 4 GB

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const added = addedSizes(process.env['PEOPLE']);
    const jobs = readRealJobs(folder, NOW);
    const partitions = jobs.map((job) => partitionsOf(job).length);
    const rows: object[] = [
      { metric: `partitions a job, ${SHARES} of ${formatNumber(jobs.length)}`, value: spread(partitions) },
    ];
    const notes: string[] = [];
    const sizes: Awaited<ReturnType<typeof measure>>[] = [];
    for (const size of [...new Set([...SIZES, ...added])]) {
      const measured = await measure(jobs, size);
      rows.push(...measured.rows);
      notes.push(...measured.notes);
      sizes.push(measured);
    }
    const [fewest, most] = [sizes[0], sizes.at(-1)];
    if (fewest && most) rows.push(...growth(fewest, most));
    return { rows, notes };
  },
};

function addedSizes(people: string | undefined): number[] {
  if (people === undefined) return [];
  if (/^[1-9]\d*$/.test(people)) return [Number(people)];
  throw new Error(`PEOPLE is '${people}'. Give it a whole number, as in PEOPLE=1000000.`);
}

/** Compares the largest size with the smallest. The title stage may get at most 5 times slower. */
function growth(fewest: Size, most: Size) {
  const what = `growth from ${formatNumber(fewest.size)} to ${formatNumber(most.size)} people`;
  const slower = fewest.rate / most.rate;
  const times = (one: number, other: number) => `${formatNumber(other / one, 1)} times`;
  return [
    {
      metric: `${what}, title stage`,
      value: `${formatNumber(slower, 1)} times slower`,
      budget: 'at most 5',
      ok: slower <= 5,
    },
    { metric: `${what}, people matched`, value: times(fewest.pairs, most.pairs) },
    { metric: `${what}, read units`, value: times(fewest.units, most.units) },
    { metric: `${what}, CPU time of a matched pair`, value: times(1 / fewest.pairRate, 1 / most.pairRate) },
  ];
}

type Size = Pick<Awaited<ReturnType<typeof measure>>, 'size' | 'rate' | 'pairs' | 'units' | 'pairRate'>;

async function measure(jobs: readonly Job[], size: number) {
  console.error(`  ${formatNumber(size)} people`);
  const personOf = (n: number) => person(n, jobs, NOW);
  const before = measureHeap();
  const index = indexInMemory(size, jobs, NOW);
  const memory = measureHeap() - before;
  const rates = [titlesPerSecond(jobs, index, 1), titlesPerSecond(jobs, index, Number.POSITIVE_INFINITY)];
  const some = jobs
    .filter((job) => job.locations.length <= MOST_PLACES)
    .filter((_, n, all) => n % Math.ceil(all.length / JOBS) === 0);
  const found: Found[] = [];
  let milliseconds = 0;
  for (const job of some) {
    index.spent();
    await findMatches(index, job, undefined, Number.POSITIVE_INFINITY);
    const once = index.spent();
    const began = process.cpuUsage();
    const { subs, ...worked } = await fanOutCost(index, job, NOW);
    const { user, system } = process.cpuUsage(began);
    milliseconds += (user + system) / 1000;
    found.push({ job, ...worked, people: subs.size, once, inPieces: index.spent() + worked.readUnits });
    if (found.length % 100 === 0) console.error(`  ${formatNumber(found.length)} jobs`);
  }
  const wrong = await compare(index, jobs, size, personOf);
  const what = `${formatNumber(size)} people`;
  const pairs = sum(found.map(({ people }) => people));
  const pairRate = (pairs / milliseconds) * 1000;
  const notes = [
    `${what}: ${formatNumber(index.rows)} watchers in ${formatNumber(index.partitions)} partitions, ${formatNumber(memory / 1024 / 1024)} MB here.`,
    ...dearest(what, found),
  ];
  const rows = [
    ...['one probe', 'a probe of each'].map((probes, n) => ({
      metric: `${what}, titles a second, raw title to keys and ${probes}`,
      value: formatNumber(rates[n] ?? 0),
      budget: formatNumber(TITLES_A_SECOND),
      ok: (rates[n] ?? 0) >= TITLES_A_SECOND,
    })),
    { metric: `${what}, matched a job, ${SHARES}`, value: spread(found.map(({ people }) => people)) },
    { metric: `${what}, jobs a second`, value: formatNumber((1000 * found.length) / milliseconds, 1) },
    { metric: `${what}, matched pairs a second`, value: formatNumber(pairRate) },
    ...beside(what, { jobs, index, size, personOf }),
    ...readings(`${what}, each partition read once`, found, ({ once }) => once),
    ...readings(`${what}, read as a fan-out reads`, found, ({ inPieces }) => inPieces),
    ...(await writings(what, found, personOf)),
    {
      metric: `${what}, differences from brute force, of ${formatNumber(SAMPLE.people * SAMPLE.jobs)} pairs`,
      value: String(wrong),
      budget: '0',
      ok: wrong === 0,
    },
  ];
  return {
    rows,
    notes,
    size,
    rate: rates[1] ?? 0,
    pairs,
    pairRate,
    units: sum(found.map(({ inPieces }) => inPieces)),
  };
}

/**
 * A job, the number of matched people, and the read units when each partition is read once (`once`) and
 * when a fan-out reads it slice by slice (`inPieces`).
 */
interface Found extends Omit<Worked, 'subs'> {
  readonly job: Job;
  readonly people: number;
  readonly once: number;
  readonly inPieces: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function dearest(what: string, found: readonly Found[]): string[] {
  return found
    .toSorted((one, other) => excess(other, other.inPieces) - excess(one, one.inPieces))
    .slice(0, 3)
    .map(
      ({ job, people, inPieces }) =>
        `${what}, among the dearest beside their budgets: '${job.jobTitle}' in ${job.jobLocation}, ` +
        `${formatNumber(inPieces, 1)} of ${formatNumber(60 + 0.05 * people, 1)} units for ${formatNumber(people)} people.`,
    );
}

async function writings(what: string, found: readonly Found[], personOf: Comparison['personOf']) {
  const units = [];
  for (let n = 0; n < 200; n += 1) units.push(await projectionCost(personOf(n), NOW));
  const pieces = sum(found.map((one) => one.pieces));
  const each = sum(found.map((one) => one.writeUnits)) / sum(found.map(({ people }) => people));
  return [
    { metric: `${what}, write units of a new profile in the index, ${SHARES}`, value: spread(units) },
    {
      metric: `${what}, write units a matched person, alert opened, ${formatNumber(pieces)} pieces`,
      value: formatNumber(each, 3),
    },
  ];
}

/** Measures the baselines on the same jobs and people. */
function beside(what: string, { jobs, index, size, personOf }: Comparison) {
  const people = Array.from({ length: SAMPLE.people / 4 }, (_, n) =>
    personOf(Math.floor((n * size * 4) / SAMPLE.people)),
  );
  const { bruteForce, savedSearches } = baselines(jobs, { people, size }, index.searches(), NOW);
  return [
    {
      metric: `${what}, baseline: every person judged for every job, jobs a second`,
      value: formatNumber(bruteForce.jobsPerSecond, 3),
    },
    {
      metric: `${what}, baseline: distinct saved searches run once, queries / CPU s / read units`,
      value: `${formatNumber(savedSearches.searches)} / ${formatNumber(savedSearches.seconds, 1)} / ${formatNumber(savedSearches.readUnits)}`,
    },
  ];
}

interface Comparison {
  readonly jobs: readonly Job[];
  readonly index: CountingIndex;
  readonly size: number;
  readonly personOf: (n: number) => ReturnType<typeof person>;
}

const excess = ({ people }: Found, units: number) => units - (60 + 0.05 * people);

function readings(what: string, found: readonly Found[], unitsOf: (one: Found) => number) {
  const above = found.filter((one) => excess(one, unitsOf(one)) > 0).length;
  const each = sum(found.map(unitsOf)) / sum(found.map(({ people }) => people));
  return [
    {
      metric: `${what}, read units of these ${formatNumber(found.length)} jobs`,
      value: formatNumber(sum(found.map(unitsOf))),
    },
    { metric: `${what}, read units a job, ${SHARES}`, value: spread(found.map(unitsOf), 1) },
    { metric: `${what}, read units a matched person`, value: formatNumber(each, 3) },
    {
      metric: `${what}, jobs above the budget`,
      value: `${above} of ${found.length}`,
      budget: '0 above 60 + 0.05 each',
      ok: above === 0,
    },
  ];
}

const SHARES = 'median / 95 % / most';

const spread = (values: readonly number[], digits = 0) =>
  [0.5, 0.95, 1].map((share) => formatNumber(percentile(values, share), digits)).join(' / ');

/** Returns the number of sampled pairs on which the index and `jobMatches` disagree. */
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
    const { subs } = await fanOutCost(index, job, NOW);
    wrong += people.filter((user) => subs.has(user.sub) !== jobMatches(user, job, NOW)).length;
  }
  return wrong;
}
