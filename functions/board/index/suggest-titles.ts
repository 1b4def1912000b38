import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';
import { savedTitleKeys } from '../../titles/keys.ts';
import { parseTitle } from '../../titles/parse-title.ts';
import { type JobFilters, localTwoDays } from '../filters.ts';
import type { DayColumns } from './day-columns.ts';
import type { Listing } from './listing-index.ts';
import { addTitleMatches, compileSearch } from './search.ts';

const MAX_SUGGESTIONS = 6;

/** How many of the most frequent names are counted: several may be spellings of one title. */
const MAX_NAMES = 24;

/** How many of the newest jobs found give names: simplifying a title takes some 10 µs. */
const MAX_SAMPLED = 1_000;

const MIN_LENGTH = 2;

/** A title to save, and how many jobs of the visitor's two days match it by the rule of alerts. */
export interface TitleSuggestion {
  readonly title: string;
  readonly jobs: number;
}

/**
 * Suggests titles that complete a typed one, most jobs first: the titles of jobs that the search finds,
 * without levels and teams. Spellings that mean the same to alerts are suggested once, as most jobs spell it.
 */
export function suggestTitles(listing: Listing, filters: JobFilters, asOf: number): TitleSuggestion[] {
  const typed = filters.title?.trim() ?? '';
  if (typed.length < MIN_LENGTH) return [];
  const twoDays = localTwoDays(filters.date ?? '', filters.timeZone || 'UTC', asOf);
  const titles = distinctByKeys(frequentNames(listing, typed, { ...twoDays, asOf })).slice(
    0,
    MAX_SUGGESTIONS,
  );
  const bits = new Uint32Array(listing.titles.size);
  for (const [n, title] of titles.entries()) addTitleMatches(listing, title, bits, 1 << n);
  const jobs = new Uint32Array(titles.length);
  for (const [day, index] of openJobs(listing, { ...twoDays, asOf })) {
    const found = bits[day.title[index] ?? 0] ?? 0;
    for (let n = 0; found >> n !== 0; n += 1) jobs[n] = (jobs[n] ?? 0) + ((found >> n) & 1);
  }
  return titles
    .map((title, n) => ({ title, jobs: jobs[n] ?? 0 }))
    .filter((suggestion) => suggestion.jobs > 0)
    .sort((one, other) => other.jobs - one.jobs);
}

interface Moment {
  readonly from: number;
  readonly to: number;
  readonly asOf: number;
}

/** Returns the names of jobs that the typed title finds, the most frequent first. */
function frequentNames(listing: Listing, typed: string, moment: Moment): string[] {
  const { titles, every } = compileSearch(listing, typed);
  const names = new Map<number, string>();
  const jobs = new Map<string, number>();
  let sampled = 0;
  for (const [day, index] of openJobs(listing, moment)) {
    const title = day.title[index] ?? 0;
    if (titles[title] !== every) continue;
    const name = names.get(title) ?? simplifyJobTitle(listing.titles.at(title), typed);
    names.set(title, name);
    jobs.set(name, (jobs.get(name) ?? 0) + 1);
    sampled += 1;
    if (sampled === MAX_SAMPLED) break;
  }
  const byJobs = [...jobs].sort(([, one], [, other]) => other - one);
  return byJobs.slice(0, MAX_NAMES).map(([name]) => name);
}

/** Leaves out titles that can't be matched, and those with the same keys and levels as an earlier one. */
function distinctByKeys(titles: readonly string[]): string[] {
  const byKeys = new Map<string, string>();
  for (const title of titles) {
    const parsed = parseTitle(title);
    const keys = savedTitleKeys(parsed);
    const meaning = [...keys, ...parsed.levels].sort().join('\n');
    if (keys.length > 0 && !byKeys.has(meaning)) byKeys.set(meaning, title);
  }
  return [...byKeys.values()];
}

/** Yields the open jobs of the visitor's two days, the newest of each UTC day first. */
function* openJobs({ days }: Listing, { from, to, asOf }: Moment): Generator<[DayColumns, number]> {
  for (const day of days.toReversed()) {
    const { startsAt, detected } = day;
    for (let index = day.size - 1; index >= 0; index -= 1) {
      const at = (detected[index] ?? 0) + startsAt;
      if (at < from || at >= to) continue;
      const moment = asOf - startsAt;
      if ((day.from[index] ?? 0) <= moment && (day.until[index] ?? 0) > moment) yield [day, index];
    }
  }
}
