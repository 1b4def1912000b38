import { findMatches } from '../../functions/matching/match.ts';
import { jobMatches } from '../../functions/matching/match-rule.ts';
import type { Job } from '../../functions/table/job.ts';
import type { User } from '../../functions/table/user.ts';
import { formatNumber, measureHeap, percentile } from '../measure/statistics.ts';
import { type CountingIndex, createCountingIndex } from './counting-index.ts';
import { createPerson } from './create-person.ts';
import { measureTitleRate } from './measure-title-rate.ts';
import { measureWatcherCpu } from './measure-watcher-cpu.ts';
import { measureWideJobs } from './measure-wide-jobs.ts';
import { type FanOutResult, measureSyncUnits, runFanOut } from './run-fan-out.ts';

const JOBS = 400;
const MAX_PLACES = 3;

/** Every fourth of these jobs is also matched as if it were in so many of the largest cities of the USA. */
const WIDE = { every: 4, cities: [10, 200] };

/** Brute force checks every pair, so it runs on a sample. */
const SAMPLE = { people: 2_000, jobs: 40 };

const TITLES_PER_SECOND = 100_000;

interface Row {
  readonly metric: string;
  readonly value: string;
  readonly budget?: string;
  readonly ok?: boolean;
}

/** The results for one number of people. Rates are per CPU second. */
export interface SizeResult {
  readonly size: number;
  readonly titleRate: number;
  readonly matches: number;
  readonly matchRate: number;
  readonly readUnits: number;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

interface Setup {
  readonly jobs: readonly Job[];
  readonly index: CountingIndex;
  readonly size: number;
  readonly personAt: (n: number) => User;
  readonly now: Date;
}

/** One job's matches and its RCU: with each partition read once, and as a fan-out reads them slice by slice. */
interface JobCost extends Omit<FanOutResult, 'subs'> {
  readonly job: Job;
  readonly people: number;
  readonly partitionUnits: number;
  readonly fanOutUnits: number;
}

/** Matches the jobs against an index of `size` people. Throws if no one matches. */
export async function measureSize(jobs: readonly Job[], size: number, now: Date): Promise<SizeResult> {
  console.error(`  ${formatNumber(size)} people`);
  const before = measureHeap();
  const index = createCountingIndex(size, jobs, now);
  const heap = measureHeap() - before;
  const setup = { jobs, index, size, personAt: (n: number) => createPerson(n, jobs, now), now };
  const titleRates = [
    measureTitleRate(jobs, index, 1),
    measureTitleRate(jobs, index, Number.POSITIVE_INFINITY),
  ];
  const { costs, milliseconds } = await measureJobs(setup);
  const differences = await countDifferences(setup);
  const label = `${formatNumber(size)} people`;
  const matches = sum(costs.map(({ people }) => people));
  const matchRate = (matches / milliseconds) * 1000;
  return {
    size,
    titleRate: titleRates[1] ?? 0,
    matches,
    matchRate,
    readUnits: sum(costs.map(({ fanOutUnits }) => fanOutUnits)),
    notes: [
      `${label}: ${formatNumber(index.rows)} watchers in ${formatNumber(index.partitions)} partitions, ${formatNumber(heap / 1024 / 1024)} MB heap.`,
      ...describeCostliest(label, costs),
    ],
    rows: [
      ...['one lookup', 'a lookup per key'].map((lookups, n) => ({
        metric: `${label}, titles/s, raw title to keys with ${lookups}`,
        value: formatNumber(titleRates[n] ?? 0),
        budget: `≥ ${formatNumber(TITLES_PER_SECOND)}`,
        ok: (titleRates[n] ?? 0) >= TITLES_PER_SECOND,
      })),
      {
        metric: `${label}, matches per job, ${PERCENTILES}`,
        value: formatSpread(costs.map(({ people }) => people)),
      },
      ...(await watcherRows(label, costs, setup)),
      { metric: `${label}, jobs/s`, value: formatNumber((1000 * costs.length) / milliseconds, 1) },
      { metric: `${label}, matches/s`, value: formatNumber(matchRate) },
      ...readRows(`${label}, each partition read once`, costs, ({ partitionUnits }) => partitionUnits),
      ...readRows(`${label}, fan-out`, costs, ({ fanOutUnits }) => fanOutUnits),
      ...(await wideRows(label, costs, setup)),
      ...(await writeRows(label, costs, setup)),
      {
        metric: `${label}, mismatches with brute force in ${formatNumber(SAMPLE.people * SAMPLE.jobs)} pairs`,
        value: String(differences),
        budget: '0',
        ok: differences === 0,
      },
    ],
  };
}

async function measureJobs({ jobs, index, now }: Setup) {
  const sample = jobs
    .filter((job) => job.locations.length <= MAX_PLACES)
    .filter((_, n, all) => n % Math.ceil(all.length / JOBS) === 0);
  const costs: JobCost[] = [];
  let milliseconds = 0;
  for (const job of sample) {
    index.takeReadUnits();
    await findMatches(index, job, undefined, Number.POSITIVE_INFINITY);
    const partitionUnits = index.takeReadUnits();
    const before = process.cpuUsage();
    const { subs, ...fanOut } = await runFanOut(index, job, now);
    const { user, system } = process.cpuUsage(before);
    milliseconds += (user + system) / 1000;
    const fanOutUnits = index.takeReadUnits() + fanOut.readUnits;
    costs.push({ job, ...fanOut, people: subs.size, partitionUnits, fanOutUnits });
    if (costs.length % 100 === 0) console.error(`  ${formatNumber(costs.length)} jobs`);
  }
  return { costs, milliseconds };
}

/** Returns the number of sampled pairs on which the index and `jobMatches` disagree. */
async function countDifferences({ jobs, index, size, personAt, now }: Setup): Promise<number> {
  const people = Array.from({ length: SAMPLE.people }, (_, n) =>
    personAt(Math.floor((n * size) / SAMPLE.people)),
  );
  let differences = 0;
  for (let n = 0; n < SAMPLE.jobs; n += 1) {
    const job = jobs[Math.floor((n * jobs.length) / SAMPLE.jobs)];
    if (!job) continue;
    const { subs } = await runFanOut(index, job, now);
    differences += people.filter((user) => subs.has(user.sub) !== jobMatches(user, job, now)).length;
  }
  return differences;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The RCU budget of a job with this many matches. */
const budgetOf = ({ people }: Pick<JobCost, 'people'>) => 60 + 0.05 * people;

function describeCostliest(label: string, costs: readonly JobCost[]): string[] {
  const excess = (cost: JobCost) => cost.fanOutUnits - budgetOf(cost);
  return costs
    .toSorted((one, other) => excess(other) - excess(one))
    .slice(0, 3)
    .map(
      (cost) =>
        `${label}, costliest relative to budget: '${cost.job.jobTitle}' in ${cost.job.jobLocation}, ` +
        `${formatNumber(cost.fanOutUnits, 1)} of ${formatNumber(budgetOf(cost), 1)} RCU for ${formatNumber(cost.people)} people.`,
    );
}

function readRows(label: string, costs: readonly JobCost[], unitsOf: (cost: JobCost) => number) {
  const overBudget = costs.filter((cost) => unitsOf(cost) > budgetOf(cost)).length;
  const units = costs.map(unitsOf);
  const perMatch = sum(units) / sum(costs.map(({ people }) => people));
  return [
    { metric: `${label}, RCU of ${formatNumber(costs.length)} jobs`, value: formatNumber(sum(units)) },
    { metric: `${label}, RCU per job, ${PERCENTILES}`, value: formatSpread(units, 1) },
    { metric: `${label}, RCU per match`, value: formatNumber(perMatch, 3) },
    {
      metric: `${label}, jobs over 60 + 0.05 RCU per match`,
      value: `${overBudget} of ${costs.length}`,
      budget: '0',
      ok: overBudget === 0,
    },
  ];
}

async function wideRows(label: string, costs: readonly JobCost[], { index, now }: Setup) {
  const jobs = costs.filter((_, n) => n % WIDE.every === 0).map(({ job }) => job);
  const rows: Row[] = [];
  for (const cities of WIDE.cities) {
    const wide = await measureWideJobs(jobs, index, cities, now);
    const where = `${label}, in ${cities} cities`;
    const overBudget = wide.filter((cost) => cost.fanOutUnits > budgetOf(cost)).length;
    rows.push(
      {
        metric: `${where}, lookups, ${PERCENTILES}`,
        value: formatSpread(wide.map(({ lookups }) => lookups)),
      },
      {
        metric: `${where}, RCU, ${PERCENTILES}`,
        value: formatSpread(
          wide.map((cost) => cost.fanOutUnits),
          1,
        ),
      },
      {
        metric: `${where}, jobs over 60 + 0.05 RCU per match`,
        value: `${overBudget} of ${wide.length}`,
        budget: '0',
        ok: overBudget === 0,
      },
    );
  }
  return rows;
}

async function watcherRows(label: string, costs: readonly JobCost[], { index }: Setup) {
  const cpu = await measureWatcherCpu(
    costs.map(({ job }) => job),
    index,
  );
  return [
    {
      metric: `${label}, CPU ms per 1,000 watchers, to read DynamoDB's responses / and judge them`,
      value: `${formatNumber(cpu.read, 1)} / ${formatNumber(cpu.match, 1)}`,
    },
  ];
}

async function writeRows(label: string, costs: readonly JobCost[], { personAt, now }: Setup) {
  const profiles = [];
  for (let n = 0; n < 200; n += 1) profiles.push(await measureSyncUnits(personAt(n), now));
  const slices = sum(costs.map((cost) => cost.slices));
  const perMatch = sum(costs.map((cost) => cost.writeUnits)) / sum(costs.map(({ people }) => people));
  return [
    { metric: `${label}, WCU per new profile, ${PERCENTILES}`, value: formatSpread(profiles) },
    {
      metric: `${label}, WCU per match, with its alert and ${formatNumber(slices)} slices in total`,
      value: formatNumber(perMatch, 3),
    },
  ];
}

/** Names the values that `formatSpread` prints. */
export const PERCENTILES = 'p50 / p95 / max';

export const formatSpread = (values: readonly number[], digits = 0): string =>
  [0.5, 0.95, 1].map((share) => formatNumber(percentile(values, share), digits)).join(' / ');
