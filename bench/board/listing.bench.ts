import { setTimeout } from 'node:timers/promises';
import type { JobFilters } from '../../functions/board/filters.ts';
import { writeToken } from '../../functions/board/filters.ts';
import { cutPage } from '../../functions/board/index/page.ts';
import { liveListing } from '../../functions/board/live-listing.ts';
import { previewer } from '../../functions/delivery/preview/preview.ts';
import { aUser } from '../../functions/table/fixtures/user.ts';
import type { Job } from '../../functions/table/job.ts';
import { allShards } from '../../functions/table/shards.ts';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { itemBytes, readUnits } from '../measure/item-bytes.ts';
import { readRealJobs } from '../measure/real-jobs.ts';
import { formatNumber, measureCpuMs, measureHeap, percentile } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';
import { combineFilters, describeFilters } from './filter-combinations.ts';
import { createListingDays, type ListingDays } from './listing-days.ts';

const SIZES = [1_000, 10_000, 100_000];
const PAGE_BUDGET_MS = 20;
const COLD_START_BUDGET_MS = 1_500;
const MEMORY_BUDGET_MB = 20;
const PREVIEW_BUDGET_MS = 1_000;
const PREVIEW_TITLES = 40;
const READ_UNIT_BUDGET = 25;
const SLOWEST = 10;
const ROUNDS = 15;

/** Just before midnight UTC, when the listing is at its largest. */
const END = new Date('2026-05-20T23:59:59.000Z');
const DATE = '2026-05-20';

/** Measures listing pages over three days in memory, without reading the cards. */
export const bench: Bench = {
  name: 'listing',
  help: `Measures pages, polls and alert previews of the in-memory listing with up to 100,000 jobs per day, made from recorded
postings.

  pnpm bench listing FOLDER

${FOLDER_HELP}`,
  async run({ folder }) {
    const jobs = readRealJobs(folder, END);
    const slowest = await findSlowestFilters(jobs);
    const rows = [];
    rows.push(measureCardUnits(readRealJobs(folder, END, 'with_descriptions')));
    for (const perDay of SIZES) rows.push(...(await measure(jobs, perDay, slowest)));
    return {
      rows,
      notes: [
        `The ${SLOWEST} slowest of ${2 * combineFilters(DATE).length} combinations of filters and pages, which the rows measure:`,
        ...slowest.map(describeFilters),
        'A page takes two round trips: the tail of the log, shared by all readers and read at most once per second, and the cards. A poll for newer jobs only reads the tail.',
        'The cold load decodes DynamoDB responses with the AWS SDK. It excludes the network.',
      ],
    };
  },
};

/** Returns the maximum RCU of a page of 30 jobs: its cards, and the tail of the log read before it. */
function measureCardUnits(jobs: readonly Job[]) {
  const pages = Array.from({ length: Math.floor(jobs.length / 30) }, (_, n) =>
    jobs.slice(n * 30, (n + 1) * 30),
  );
  const cards = pages.map((page) => page.reduce((sum, job) => sum + readUnits(itemBytes(job)), 0));
  const max = Math.max(...cards) + allShards('listing').length * readUnits(0);
  return {
    metric: `page of 30 jobs, RCU, max of ${pages.length} pages`,
    value: formatNumber(max, 1),
    budget: `≤ ${READ_UNIT_BUDGET}`,
    ok: max <= READ_UNIT_BUDGET,
  };
}

/** Returns the RCU of one page. */
function pageReadUnits(jobIds: readonly string[], days: ListingDays): number {
  const cards = jobIds.map(days.realJob);
  const tail = allShards('listing').length * readUnits(0);
  return cards.reduce((sum, job) => sum + (job ? readUnits(itemBytes(job)) : 0), tail);
}

/** Returns the slowest combinations at 20,000 jobs a day, where trying all of them is still feasible. */
async function findSlowestFilters(jobs: readonly Job[]): Promise<JobFilters[]> {
  console.error('  finding the slowest filters');
  const listing = await liveListing(createListingDays(jobs, 20_000, END).log, () => END.getTime())();
  const candidates = combineFilters(DATE).flatMap((filters) => {
    // The last page, which skips all but the oldest jobs.
    const lastPage = { asOf: END.getTime(), group: 3, detected: END.getTime() - 1.9 * 86_400_000, jobId: '' };
    return [filters, { ...filters, nextToken: writeToken(lastPage, filters) }];
  });
  const timed = candidates.map((filters) => {
    const times = Array.from({ length: 5 }, () =>
      measureCpuMs(() => cutPage(listing, filters, END.getTime())),
    );
    return { filters, p50: percentile(times, 0.5) };
  });
  return timed
    .sort((one, other) => other.p50 - one.p50)
    .slice(0, SLOWEST)
    .map(({ filters }) => filters);
}

async function measure(jobs: readonly Job[], perDay: number, slowest: readonly JobFilters[]) {
  console.error(`  ${formatNumber(perDay)} jobs per day`);
  const days = createListingDays(jobs, perDay, END);
  await days.pack();
  let now = END.getTime();
  const live = liveListing(days.log, () => now);
  // Lets the memory used for packing be freed before the heap is measured.
  await setTimeout(200);
  const before = measureHeap();
  const start = process.cpuUsage();
  const listing = await live();
  const { user, system } = process.cpuUsage(start);
  const memory = (measureHeap() - before) / 1024 / 1024;
  const page = (filters: JobFilters) => measureCpuMs(() => cutPage(listing, filters, now));
  for (const filters of slowest) page(filters);
  const units = slowest.map((filters) => pageReadUnits(cutPage(listing, filters, now).jobIds, days));
  const asOf = new Date(now - 10_000).toISOString();
  const polls = slowest.flatMap(({ nextToken: _, ...filters }) =>
    Array.from({ length: ROUNDS }, () => page({ ...filters, detectedAfter: asOf })),
  );
  const times = slowest.flatMap((filters) => Array.from({ length: ROUNDS }, () => page(filters)));
  const tails: number[] = [];
  for (const filters of slowest) {
    now += 2_000;
    days.add(100, new Date(now - 500));
    const tail = process.cpuUsage();
    cutPage(await live(), filters, now);
    const spent = process.cpuUsage(tail);
    tails.push((spent.user + spent.system) / 1000);
  }
  const titles = [...new Set(jobs.filter((_, n) => n % 97 === 0).map(({ jobTitle }) => jobTitle))];
  const person = aUser({ positions: titles.slice(0, PREVIEW_TITLES) });
  const createPreview = previewer();
  const preview = async () => {
    const current = await live();
    return measureCpuMs(() => createPreview(current, person));
  };
  const [firstPreview, nextPreview] = [await preview(), await preview()];
  const size = `${formatNumber(perDay)} jobs/day`;
  const withBudget = (milliseconds: number, budget = PAGE_BUDGET_MS) => ({
    value: `${formatNumber(milliseconds, 1)} ms CPU`,
    budget: `≤ ${formatNumber(budget)} ms CPU`,
    ok: milliseconds <= budget,
  });
  return [
    { metric: `${size}, page, p50`, ...withBudget(percentile(times, 0.5)) },
    { metric: `${size}, page, p95`, ...withBudget(percentile(times, 0.95)) },
    { metric: `${size}, page after 100 new jobs, p50`, ...withBudget(percentile(tails, 0.5)) },
    { metric: `${size}, poll for newer jobs, p50`, ...withBudget(percentile(polls, 0.5)) },
    {
      metric: `${size}, page, RCU, max of the ${SLOWEST} slowest`,
      value: formatNumber(Math.max(...units), 1),
      budget: `≤ ${READ_UNIT_BUDGET}`,
      ok: Math.max(...units) <= READ_UNIT_BUDGET,
    },
    {
      metric: `${size}, preview of ${PREVIEW_TITLES} titles, first`,
      ...withBudget(firstPreview, PREVIEW_BUDGET_MS),
    },
    {
      metric: `${size}, preview of ${PREVIEW_TITLES} titles, second`,
      ...withBudget(nextPreview, PREVIEW_BUDGET_MS),
    },
    { metric: `${size}, cold load`, ...withBudget((user + system) / 1000, COLD_START_BUDGET_MS) },
    {
      metric: `${size}, heap`,
      value: `${formatNumber(memory, 1)} MB`,
      budget: `≤ ${MEMORY_BUDGET_MB} MB`,
      ok: memory <= MEMORY_BUDGET_MB,
    },
  ];
}
