import { setTimeout } from 'node:timers/promises';
import type { Filters } from '../../../functions/board/filters.ts';
import { writeToken } from '../../../functions/board/filters.ts';
import { cutPage } from '../../../functions/board/index/page.ts';
import { liveListing } from '../../../functions/board/live-listing.ts';
import { previewer } from '../../../functions/delivery/preview/preview.ts';
import { aUser } from '../../../functions/table/fixtures/user.ts';
import type { Job } from '../../../functions/table/job.ts';
import { allShards } from '../../../functions/table/shards.ts';
import { itemBytes, readUnits } from '../item-bytes.ts';
import { realJobs } from '../real-jobs.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { cpuTime, heapUsed, number, percentile } from '../statistics.ts';
import { filterCombinations, inWords } from './filter-combinations.ts';
import { listingDays } from './listing-days.ts';

const SIZES = [1_000, 10_000, 100_000];
const BUDGET_MS = 20;
const COLD_MS = 1_500;
const MEMORY_MB = 20;
const PREVIEW_MS = 1_000;
const TITLES = 40;
const UNITS = 25;
const COSTLIEST = 10;
const ROUNDS = 15;

/** Just before midnight UTC, when the listing is at its largest. */
const END = new Date('2026-05-20T23:59:59.000Z');
const DATE = '2026-05-20';

/** Builds listing pages over three days in memory, without reading the cards. */
export const bench = {
  name: 'listing',
  help: `Measures pages, polls and previews of the listing in memory with up to 100,000 jobs a day, made of recorded postings.

  pnpm bench listing FOLDER

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const jobs = realJobs(folder, END);
    const costliest = await findCostliest(jobs);
    const rows = [];
    rows.push(unitsOfAPage(realJobs(folder, END, 'with_descriptions')));
    for (const perDay of SIZES) rows.push(...(await measure(jobs, perDay, costliest)));
    return {
      rows,
      notes: [
        `The ${COSTLIEST} costliest of ${2 * filterCombinations(DATE).length} combinations of filters and pages:`,
        ...costliest.map(inWords),
        'A page takes two round trips: the tail of the log, at most once a second for all readers, and the cards. How many are newer takes the tail alone.',
        'Loading goes through DynamoDB’s client and its own format, up to the answers’ bytes; the network is not in it.',
      ],
    };
  },
};

/**
 * Returns the read units of the most expensive page of 30 jobs: its cards, and the tail of the log read
 * before it.
 */
function unitsOfAPage(jobs: readonly Job[]) {
  const pages = Array.from({ length: Math.floor(jobs.length / 30) }, (_, n) =>
    jobs.slice(n * 30, (n + 1) * 30),
  );
  const cards = pages.map((page) => page.reduce((sum, job) => sum + readUnits(itemBytes(job)), 0));
  const most = Math.max(...cards) + allShards('listing').length * readUnits(0);
  return {
    what: `read units of a page, the dearest of ${pages.length}`,
    value: number(most, 1),
    budget: `${UNITS}`,
    ok: most <= UNITS,
  };
}

/**
 * Returns the read units of one page. The number at the end of a job id is the position of the real job it
 * copies.
 */
function pageReadUnits(jobIds: readonly string[], jobs: readonly Job[]): number {
  const cards = jobIds.map((id) => jobs[Number(id.slice(id.lastIndexOf('-') + 1)) % jobs.length]);
  const tail = allShards('listing').length * readUnits(0);
  return cards.reduce((sum, job) => sum + (job ? readUnits(itemBytes(job)) : 0), tail);
}

/** Returns the slowest combinations at 20,000 jobs a day, where trying all of them is still feasible. */
async function findCostliest(jobs: readonly Job[]): Promise<Filters[]> {
  console.error('  looking for the costliest filters');
  const listing = await liveListing(listingDays(jobs, 20_000, END).log, () => END.getTime())();
  const asked = filterCombinations(DATE).flatMap((filters) => {
    // The deepest possible page, which skips all but the oldest jobs.
    const deep = { asOf: END.getTime(), group: 3, detected: END.getTime() - 1.9 * 86_400_000, jobId: '' };
    return [filters, { ...filters, nextToken: writeToken(deep, filters) }];
  });
  const costs = asked.map((filters) => {
    const times = Array.from({ length: 5 }, () => cpuTime(() => cutPage(listing, filters, END.getTime())));
    return { filters, cost: percentile(times, 0.5) };
  });
  return costs
    .sort((one, other) => other.cost - one.cost)
    .slice(0, COSTLIEST)
    .map(({ filters }) => filters);
}

async function measure(jobs: readonly Job[], perDay: number, costliest: readonly Filters[]) {
  console.error(`  ${number(perDay)} jobs a day`);
  const days = listingDays(jobs, perDay, END);
  await days.pack();
  let now = END.getTime();
  const live = liveListing(days.log, () => now);
  // Gives the memory used for packing time to be freed before the heap is measured.
  await setTimeout(200);
  const before = heapUsed();
  const start = process.cpuUsage();
  const listing = await live();
  const { user, system } = process.cpuUsage(start);
  const memory = (heapUsed() - before) / 1024 / 1024;
  const page = (filters: Filters) => cpuTime(() => cutPage(listing, filters, now));
  for (const filters of costliest) page(filters);
  const units = costliest.map((filters) => pageReadUnits(cutPage(listing, filters, now).jobIds, jobs));
  const asOf = new Date(now - 10_000).toISOString();
  const polls = costliest.flatMap(({ nextToken: _, ...filters }) =>
    Array.from({ length: ROUNDS }, () => page({ ...filters, detectedAfter: asOf })),
  );
  const times = costliest.flatMap((filters) => Array.from({ length: ROUNDS }, () => page(filters)));
  const tails: number[] = [];
  for (const filters of costliest) {
    now += 2_000;
    days.add(100, new Date(now - 500));
    const tail = process.cpuUsage();
    cutPage(await live(), filters, now);
    const spent = process.cpuUsage(tail);
    tails.push((spent.user + spent.system) / 1000);
  }
  const titles = [...new Set(jobs.filter((_, n) => n % 97 === 0).map(({ jobTitle }) => jobTitle))];
  const person = aUser({ positions: titles.slice(0, TITLES) });
  const previewOf = previewer();
  const preview = async () => {
    const known = await live();
    return cpuTime(() => previewOf(known, person));
  };
  const [first, again] = [await preview(), await preview()];
  const what = `${number(perDay)} jobs a day`;
  const judged = (milliseconds: number, budget = BUDGET_MS) => ({
    value: `${number(milliseconds, 1)} ms`,
    budget: `${number(budget)} ms of CPU`,
    ok: milliseconds <= budget,
  });
  return [
    { what: `${what}, page, median`, ...judged(percentile(times, 0.5)) },
    { what: `${what}, page, 95 %`, ...judged(percentile(times, 0.95)) },
    { what: `${what}, page after 100 new jobs, median`, ...judged(percentile(tails, 0.5)) },
    { what: `${what}, how many are newer, median`, ...judged(percentile(polls, 0.5)) },
    {
      what: `${what}, read units, the dearest of the ${COSTLIEST}`,
      value: number(Math.max(...units), 1),
      budget: `${UNITS}`,
      ok: Math.max(...units) <= UNITS,
    },
    { what: `${what}, preview for ${TITLES} titles, the first`, ...judged(first, PREVIEW_MS) },
    { what: `${what}, preview for ${TITLES} titles, the next`, ...judged(again, PREVIEW_MS) },
    { what: `${what}, loading`, ...judged((user + system) / 1000, COLD_MS) },
    {
      what: `${what}, memory`,
      value: `${number(memory, 1)} MB`,
      budget: `${MEMORY_MB} MB`,
      ok: memory <= MEMORY_MB,
    },
  ];
}
