import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { CountJobsDocument, type CountJobsQuery } from './count-jobs.generated.ts';

/** How many jobs of today and yesterday match a title, how many employers have them, and titles that complete it. */
export type JobCount = CountJobsQuery['listJobs'];
export type TitleSuggestion = JobCount['titleSuggestions'][number];

/** Counts the jobs with similar titles, ignoring case. Throws a `Failure`. */
export async function countJobs(title: string, clock: VisitorClock, signal: AbortSignal): Promise<JobCount> {
  const { date, timeZone } = clock;
  const variables = { input: { title: title.toLowerCase(), date, timeZone } };
  return (await callService(CountJobsDocument, variables, signal)).listJobs;
}
