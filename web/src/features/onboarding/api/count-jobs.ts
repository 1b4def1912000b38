import * as z from 'zod/mini';
import type { JobPage, QueryListJobsArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';

/** How many jobs of today and yesterday a title has, and of how many employers. */
export type JobCount = Pick<JobPage, 'total' | 'totalCompanies'>;

const answer: z.ZodMiniType<{ listJobs: JobCount }> = z.object({
  listJobs: z.object({ total: z.number(), totalCompanies: z.number() }),
});

const query = 'query CountJobs($input: ListJobsInput!) { listJobs(input: $input) { total totalCompanies } }';

/** Counts the jobs whose titles are like the one given, whatever its capitals. Throws a `Failure`. */
export async function countJobs(title: string, clock: VisitorClock, signal: AbortSignal): Promise<JobCount> {
  const { date, timeZone } = clock;
  const variables: QueryListJobsArgs = { input: { title: title.toLowerCase(), date, timeZone } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listJobs;
}
