import { adapterOf } from '../../functions/ingestion/adapters/adapters.ts';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { DAYS as DAYS_IN_MONTH } from '../cost/model/activity.ts';
import { STATED_HABITS } from '../cost/model/habits.ts';
import { readMeasuredUnits } from '../cost/model/measured-units.ts';
import { readBoards } from '../cost/model/purposes.ts';
import { dollarsAtFirstTier } from '../cost/model/usage.ts';
import { formatNumber } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';
import type { Histogram } from './create-histogram.ts';
import {
  FAVORITE_SHARE,
  type Freshness,
  measureFreshness,
  OUTAGE,
  OVERHEAD_MS,
} from './measure-freshness.ts';
import { deriveHabits, MODEL } from './posting-habits.ts';
import type { Vendor } from './simulated-registry.ts';

const BOARDS = 10_000;
const DAYS = 3;

/**
 * Weights are percentages of the 1,025 postings of a public list of software jobs for graduates of July 2026
 * (speedyapply/2026-SWE-College-Jobs). Response times and gzipped sizes come from API references and trial requests.
 */
const VENDORS: readonly Vendor[] = [
  { ats: 'workday', weight: 48, seconds: 0.8, bytes: 8_000, paged: 0.8, maxPages: 100 },
  { ats: 'greenhouse', weight: 19.7, seconds: 0.3, bytes: 150_000 },
  { ats: 'ashby', weight: 10.6, seconds: 10, bytes: 150_000 },
  { ats: 'lever', weight: 7.3, seconds: 0.4, bytes: 150_000 },
  { ats: 'icims', weight: 4.2, seconds: 1, bytes: 10_000 },
  { ats: 'jazzhr', weight: 3.1, seconds: 1, bytes: 50_000 },
  { ats: 'workable', weight: 2.4, seconds: 0.4, bytes: 100_000 },
  { ats: 'smartrecruiters', weight: 2.1, seconds: 0.5, bytes: 15_000, paged: 0.15 },
  { ats: 'careers', weight: 2.6, seconds: 1.5, bytes: 30_000 },
];

/** A month's bill for reading this many boards, in dollars. */
const BUDGET_DOLLARS = 200;

/** Workday's limit per tenant and hour. */
const WORKDAY_LIMIT = 420;

/** Simulates days of polling by the product's rules. Reports data ages, request rates and the cost. */
export const bench: Bench = {
  name: 'freshness',
  help: `Simulates three days of polling 10,000 boards. Reports the age of their data, the request rate per ATS, and the cost.

  pnpm bench freshness            posting times from a model
  pnpm bench freshness FOLDER     posting times from a recording; needs only jobs/lifecycle.json.gz

${FOLDER_HELP}`,
  async run({ folder }) {
    const habits = folder === undefined ? MODEL : deriveHabits(folder);
    const found = measureFreshness({ size: BOARDS, days: DAYS }, VENDORS, habits, (hours) =>
      console.error(`  ${hours} hours simulated`),
    );
    return {
      rows: [...budgetRows(found), ...detailRows(found)],
      notes: [
        `${formatNumber(found.delays.all.count())} postings detected. Their times come from ${habits.source}.`,
        `On the second day, ${OUTAGE.ats} sends Retry-After for an hour. 2 % of the boards always fail and don’t count in the ages.`,
        'Boards in a lane are read one after the other. Concurrent requests are the mean number in flight to a vendor.',
        'Costs are those of the model behind docs/cost.md, with the readings and readers simulated here.',
        ...VENDORS.map((vendor) => describeCapacity(vendor, found.boards.get(vendor.ats) ?? 0)),
      ],
    };
  },
};

/** The rows with budgets, and what costs depend on most. */
function budgetRows(found: Freshness) {
  const row = (metric: string, value: string, budget: string, ok: boolean) => ({ metric, value, budget, ok });
  const [all, favorites] = [found.ages.all, found.ages.favorites];
  const dollars = monthlyDollars(found);
  const workday = found.hourly.of('workday');
  return [
    row('age, p95', formatMinutes(all.percentile(0.95)), '< 25 min', all.percentile(0.95) < 25),
    row(
      'age of favorites, p95',
      formatMinutes(favorites.percentile(0.95)),
      '< 5 min',
      favorites.percentile(0.95) < 5,
    ),
    row('never read', `${found.neverRead}`, '0', found.neverRead === 0),
    row(
      'requests to a Workday board per hour, p50 / max',
      `${workday.percentile(0.5)} / ${workday.max()}`,
      `≤ ${WORKDAY_LIMIT}`,
      workday.max() <= WORKDAY_LIMIT,
    ),
    row('cost per month', `$${formatNumber(dollars)}`, `≤ $${BUDGET_DOLLARS}`, dollars <= BUDGET_DOLLARS),
    { metric: 'readings per board and day', value: formatNumber(found.readingsPerBoardAndDay) },
    { metric: 'readers at work, mean', value: formatNumber(found.readersAtWork, 1) },
  ];
}

/**
 * A message's invocations and requests, a row per reading, and the poller, which reads the whole registry every minute.
 */
function monthlyDollars({ readingsPerBoardAndDay, readersAtWork }: Freshness): number {
  const units = readMeasuredUnits();
  const habits = {
    ...STATED_HABITS,
    boards: BOARDS,
    readersAtWork,
    readingsPerBoard: readingsPerBoardAndDay,
  };
  const minutes = DAYS_IN_MONTH * 1_440;
  const poller = { readUnits: minutes * 375, gbSeconds: minutes };
  return dollarsAtFirstTier(readBoards({ habits, units })) + dollarsAtFirstTier(poller);
}

function detailRows(found: Freshness) {
  const all = [...found.requests.values()].reduce((sum, count) => sum + count, 0);
  return [
    { metric: 'age, p50 / p95 / max', value: formatAges(found.ages.all) },
    { metric: 'age, max outside the outage', value: formatMinutes(found.ageWithoutOutage.max()) },
    { metric: 'interval between readings, max', value: formatMinutes(found.longestInterval) },
    { metric: 'age of favorites, p50 / p95 / max', value: formatAges(found.ages.favorites) },
    ...VENDORS.map(({ ats }) => ({
      metric: `age, ${ats}, p50 / p95 / max`,
      value: formatAges(found.ages.of(ats)),
    })),
    { metric: 'posting to detection, p50 / p95', value: formatPercentiles(found.delays.all) },
    {
      metric: 'posting to detection, favorites, p50 / p95',
      value: formatPercentiles(found.delays.favorites),
    },
    { metric: 'rps, mean / max', value: `${formatNumber(all / found.seconds, 1)} / ${found.maxPerSecond}` },
    ...VENDORS.map(({ ats }) => ({
      metric: `rps / concurrent requests, ${ats}`,
      value: `${formatNumber((found.requests.get(ats) ?? 0) / found.seconds, 2)} / ${formatNumber(found.concurrent.get(ats) ?? 0, 1)}`,
    })),
    { metric: 'requests per board and day', value: formatNumber((all / BOARDS / found.seconds) * 86_400) },
    { metric: 'response traffic, gzip', value: `${formatNumber(found.bytes / found.seconds / 1e6, 1)} MB/s` },
  ];
}

/** Describes how many boards a vendor's lanes can read within 25 minutes, and favorites within 5. */
function describeCapacity({ ats, seconds, paged = 0 }: Vendor, have: number): string {
  const { lanes, newestFirst } = adapterOf(ats);
  const pages = newestFirst ? 1 : 1 + 3 * paged;
  const perMinute = (lanes * 60) / (seconds * pages + OVERHEAD_MS / 1000);
  const max = Math.floor(perMinute / (FAVORITE_SHARE / 5 + (1 - FAVORITE_SHARE) / 25));
  const used = formatNumber((100 * have) / max);
  return `${ats}: ${lanes} lanes can keep ${formatNumber(max)} boards below 25 minutes and favorites below 5. The ${formatNumber(have)} boards are ${used}% of that.`;
}

const formatMinutes = (value: number): string => `${formatNumber(value, 1)} min`;
const formatPercentiles = (one: Histogram): string =>
  `${formatMinutes(one.percentile(0.5))} / ${formatMinutes(one.percentile(0.95))}`;
const formatAges = (one: Histogram): string => `${formatPercentiles(one)} / ${formatMinutes(one.max())}`;
