import type { Job } from '../table/job.ts';
import { chosenPlace, type JobFilters, resumeTime } from './filters.ts';
import { findAlternatives } from './index/alternatives.ts';
import { cutPage, type PageShape } from './index/page.ts';
import { suggestTitles } from './index/suggest-titles.ts';
import type { LiveListing } from './live-listing.ts';
import { openJobs } from './open-jobs.ts';

export interface Deps {
  /** Returns the listing as of now, and of an instant (epoch milliseconds) if one is given. */
  readonly listing: (since?: number) => Promise<LiveListing>;
  /** Reads the cards of jobs, in the order of the ids and without those that are gone. */
  readonly cards: (jobIds: readonly string[]) => Promise<readonly Job[]>;
}

/** How a page is cut, and which of its parts that take time are left out. */
export interface PageOptions extends PageShape {
  readonly withCards: boolean;
  readonly withTitles?: boolean;
  readonly withAlternatives?: boolean;
}

export type ReadPage = ReturnType<typeof pageReader>;

/** Returns a function that reads a page, without the jobs that closed after its moment. */
export function pageReader({ listing, cards }: Deps) {
  return async (filters: JobFilters, options: PageOptions) => {
    const since = resumeTime(filters);
    const current = await listing(since);
    const { jobIds, ...counts } = cutPage(current, filters, Math.max(current.settledAt, since), options);
    const jobs = options.withCards ? await cards(jobIds) : [];
    const place = chosenPlace(filters);
    const title = counts.correctedTitle ?? filters.title;
    const asOf = Date.parse(counts.asOf);
    const isEmpty = counts.total === 0 && !filters.detectedAfter;
    return {
      ...counts,
      items: openJobs(jobs, place ? [place] : []),
      titleSuggestions: options.withTitles ? suggestTitles(current, { ...filters, title }, asOf) : [],
      alternatives: options.withAlternatives && isEmpty ? findAlternatives(current, filters, asOf) : [],
    };
  };
}
