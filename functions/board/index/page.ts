import { type JobFilters, localTwoDays, type PageToken, readToken, writeToken } from '../filters.ts';
import { correctQuery, MAX_SHARED_TYPO } from './correct-query.ts';
import { onBoardSinceAt, STILL_OPEN } from './day-columns.ts';
import { employerKeys } from './employer-keys.ts';
import type { Listing } from './listing-index.ts';
import { compileRelevance } from './relevance.ts';
import { bitOf, compileFilters } from './selection.ts';

/** Cards on a page of the board. */
const PAGE_SIZE = 30;

const DAY = 86_400_000;

const SPECIALIZATION = bitOf('specialization');

/**
 * How a page may differ from the board's: its size, newest first whatever the remote switch says, and how many top
 * companies it names, instead of none.
 */
export interface PageShape {
  readonly size?: number;
  readonly newestFirst?: boolean;
  readonly topCompanies?: number;
}

/** A specialization and how many jobs have it that pass all other filters, or an employer and how many pass all. */
interface NameCount {
  readonly name: string;
  readonly count: number;
}

/** A page of job ids with the counts of the whole selection: the contract's JobPage without the cards. */
export interface Page {
  readonly jobIds: readonly string[];
  readonly specializations: readonly string[];
  readonly specializationCounts: readonly NameCount[];
  readonly nextToken: string | null;
  readonly total: number;
  readonly totalToday: number;
  readonly totalRemote: number;
  readonly totalRemoteToday: number;
  readonly totalCompanies: number;
  readonly topCompanies: readonly NameCount[];
  readonly totalOfAll: number;
  readonly asOf: string;
  /** The title that was searched for instead, because nothing matched; null if none was. */
  readonly correctedTitle: string | null;
}

/**
 * Cuts one page from the selection: with a title, what fits it best first; then by remote group and newest
 * first. All pages show the listing as of `now` on the first page (epoch milliseconds), which the token
 * carries: later changes move nothing, so no job is missing or shown twice. `detectedAfter` limits the page
 * to jobs that came onto the board after that moment.
 */
export function cutPage(listing: Listing, filters: JobFilters, now: number, shape: PageShape = {}): Page {
  const token = filters.nextToken ? readToken(filters.nextToken, filters) : undefined;
  if (token) return cutCorrected(listing, filters, now, shape, token.correctedTitle ?? null, token);
  const page = cutCorrected(listing, filters, now, shape, null);
  // A look for newer jobs finds none most of the time.
  if (page.total > MAX_SHARED_TYPO || filters.detectedAfter) return page;
  const correctedTitle = correctQuery(listing, filters.title ?? '');
  if (correctedTitle === null) return page;
  const corrected = cutCorrected(listing, filters, now, shape, correctedTitle);
  return corrected.total > page.total ? corrected : page;
}

function cutCorrected(
  listing: Listing,
  filters: JobFilters,
  now: number,
  { size = PAGE_SIZE, newestFirst = false, topCompanies = 0 }: PageShape,
  correctedTitle: string | null,
  token?: PageToken,
): Page {
  const asOf = token?.asOf ?? now;
  const after = filters.detectedAfter ? Date.parse(filters.detectedAfter) : null;
  const { from, split, to } = localTwoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  const searched = { ...filters, title: correctedTitle ?? filters.title };
  const failedFilters = compileFilters(listing, searched, asOf);
  const tiers = searched.title && !newestFirst ? compileRelevance(listing, searched.title) : undefined;
  const preferredMode = newestFirst ? null : filters.isRemote;
  const specializations = new Tally(listing.specializations.length);
  const companies = new Tally(listing.companies.length);
  const topN = new TopN(size, token);
  const count = { total: 0, totalToday: 0, totalRemote: 0, totalRemoteToday: 0, totalOfAll: 0 };
  for (const day of listing.days) {
    const { startsAt, detected, until, company, remote } = day;
    if (startsAt + DAY <= from || startsAt >= to) continue;
    const failed = failedFilters(day);
    const [first, end] = [from - startsAt, to - startsAt];
    const moment = Math.min(asOf - startsAt, STILL_OPEN - 1);
    // Backward, since the newest are last: few jobs then enter the page only to drop out of it.
    for (let index = day.size - 1; index >= 0; index -= 1) {
      const at = detected[index] ?? 0;
      if (at < first || at >= end) continue;
      if ((day.from[index] ?? 0) > moment || (until[index] ?? 0) <= moment) continue;
      count.totalOfAll += 1;
      const bits = failed[index] ?? 0;
      if ((bits & ~SPECIALIZATION) !== 0) continue;
      specializations.add(day.specializations[index] ?? 0);
      if (bits !== 0) continue;
      if (after !== null && onBoardSinceAt(day, index) <= after - startsAt) continue;
      count.total += 1;
      companies.add(company[index] ?? 0);
      const isRemote = remote[index] ?? 0;
      const isToday = at + startsAt >= split ? 1 : 0;
      count.totalToday += isToday;
      count.totalRemote += isRemote;
      count.totalRemoteToday += isToday * isRemote;
      const tier = tiers?.[day.title[index] ?? 0] ?? 0;
      const group = tier * MODE_GROUPS + groupOf(isRemote === 1, preferredMode);
      const rank = rankOf(group, at + startsAt);
      if (rank < topN.first || rank > topN.last) continue;
      topN.offer({ group, detected: at + startsAt, jobId: day.idAt(index) });
    }
  }
  const last = topN.endOfPage;
  const specializationCounts = countSpecializations(listing.specializations, specializations.counts);
  return {
    jobIds: topN.page.map(({ jobId }) => jobId),
    specializations: specializationCounts.map(({ name }) => name),
    specializationCounts,
    nextToken: last ? writeToken({ asOf, ...last, correctedTitle }, filters) : null,
    ...count,
    totalCompanies: companies.distinct,
    topCompanies:
      topCompanies > 0 ? countEmployers(listing.companies, companies.counts).slice(0, topCompanies) : [],
    asOf: new Date(asOf).toISOString(),
    correctedTitle,
  };
}

/** Counts how often each number occurs, and how many different ones do. */
class Tally {
  readonly counts: Uint32Array;
  distinct = 0;

  constructor(size: number) {
    this.counts = new Uint32Array(size);
  }

  add(number: number): void {
    const count = this.counts[number] ?? 0;
    if (count === 0) this.distinct += 1;
    this.counts[number] = count + 1;
  }
}

/** Adds up the counts of lists by the names in them, the most frequent first. */
function countSpecializations(lists: Listing['specializations'], counts: Uint32Array): NameCount[] {
  const byName = new Map<string, number>();
  lists.forEach((names, number) => {
    const count = counts[number] ?? 0;
    if (count > 0) for (const name of names) byName.set(name, (byName.get(name) ?? 0) + count);
  });
  return [...byName].map(([name, count]) => ({ name, count })).sort(byCount);
}

/** Adds up the counts of companies by employer, under its most frequent spelling, the most frequent employer first. */
function countEmployers(companies: Listing['companies'], counts: Uint32Array): NameCount[] {
  const keys = employerKeys(companies);
  const spellings = companies
    .map((name, number) => ({ name, count: counts[number] ?? 0, key: keys[number] ?? '' }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .sort(byCount);
  const byKey = new Map<string, NameCount>();
  for (const { name, count, key } of spellings) {
    const employer = byKey.get(key) ?? { name, count: 0 };
    byKey.set(key, { name: employer.name, count: employer.count + count });
  }
  return [...byKey.values()].sort(byCount);
}

/** The most frequent first. */
const byCount = (one: NameCount, other: NameCount): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

/** A job's position in the order of a selection. */
type Position = Pick<PageToken, 'group' | 'detected' | 'jobId'>;

/** The preferred mode and the others. */
const MODE_GROUPS = 2;

/** The preferred mode first, across both days, if there is one. */
const groupOf = (isRemote: boolean, preferredMode: boolean | null | undefined): number =>
  typeof preferredMode !== 'boolean' || isRemote === preferredMode ? 0 : 1;

/** More milliseconds than any instant has. */
const MAX_INSTANT = 1e14;

/** Smaller for the smaller group and, within a group, for the newer job. */
const rankOf = (group: number, detected: number): number => group * MAX_INSTANT - detected;

/** Newest first within a group; the id decides between jobs of one instant, so that every reader sees one order. */
const compare = (one: Position, other: Position): number =>
  rankOf(one.group, one.detected) - rankOf(other.group, other.detected) || (one.jobId < other.jobId ? -1 : 1);

/**
 * Collects the jobs of one page in order, whatever order they are offered in, and one more that shows there
 * is a next page.
 */
class TopN {
  /** Jobs ranked outside of these can't be on the page, so nothing else needs to be looked up. */
  readonly first: number;
  last = Number.POSITIVE_INFINITY;
  readonly #size: number;
  readonly #after: PageToken | undefined;
  readonly #jobs: Position[] = [];

  constructor(size: number, after: PageToken | undefined) {
    this.first = after ? rankOf(after.group, after.detected) : Number.NEGATIVE_INFINITY;
    this.#size = size;
    this.#after = after;
  }

  offer(job: Position): void {
    if (this.#after && (this.#after.jobId === job.jobId || compare(job, this.#after) < 0)) return;
    const at = this.#jobs.findIndex((other) => compare(job, other) < 0);
    this.#jobs.splice(at < 0 ? this.#jobs.length : at, 0, job);
    this.#jobs.splice(this.#size + 1);
    const last = this.#jobs[this.#size];
    if (last) this.last = rankOf(last.group, last.detected);
  }

  get page(): readonly Position[] {
    return this.#jobs.slice(0, this.#size);
  }

  /** The last job of the page; undefined if no page follows. */
  get endOfPage(): Position | undefined {
    return this.#jobs.length > this.#size ? this.#jobs[this.#size - 1] : undefined;
  }
}
