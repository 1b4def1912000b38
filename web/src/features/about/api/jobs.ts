import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import { withTimeout } from '../../../service/with-timeout.ts';
import { ListAboutJobsDocument, type ListAboutJobsQuery } from './jobs.generated.ts';

export type AboutPage = ListAboutJobsQuery['listJobsByFilters'];
export type AboutJob = AboutPage['items'][number];

/** Returns one page of the board. Throws a `Failure`, also after 20 seconds without an answer. */
export async function fetchJobs(input: JobFiltersInput, signal: AbortSignal): Promise<AboutPage> {
  const call = (either: AbortSignal) => callService(ListAboutJobsDocument, { input }, either);
  return (await withTimeout(signal, call)).listJobsByFilters;
}

/** The first jobs of a board. */
interface LeadingJobs {
  readonly jobs: readonly AboutJob[];
  /** Whether the board has no more jobs of the kind. */
  readonly isComplete: boolean;
}

/**
 * Reads up to `maxPages` pages while every job `belongs`, and stops early once `isEnough`. The board must list the jobs
 * that belong first. Throws a `Failure`.
 */
export async function readWhile(
  fetchPage: (nextToken: string | null) => Promise<AboutPage>,
  belongs: (job: AboutJob) => boolean,
  {
    maxPages,
    isEnough,
  }: {
    readonly maxPages: number;
    readonly isEnough: (jobs: readonly AboutJob[]) => boolean;
  },
): Promise<LeadingJobs> {
  const jobs: AboutJob[] = [];
  let nextToken: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, nextToken: next }: AboutPage = await fetchPage(nextToken);
    const belonging = items.filter(belongs);
    jobs.push(...belonging);
    if (next === null || belonging.length < items.length) return { jobs, isComplete: true };
    if (isEnough(jobs)) break;
    nextToken = next;
  }
  return { jobs, isComplete: false };
}
