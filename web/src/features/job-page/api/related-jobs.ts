import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';
import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import type { JobDetail } from './get-job.ts';
import { type RelatedJobFragment, SimilarJobsDocument } from './related-jobs.generated.ts';

export type RelatedJob = RelatedJobFragment;

/** Teams, places and levels of a title would leave out most jobs of its occupation, and so would these ranks. */
const RANKS = /^(?:lead|founding|associate|distinguished|chief)\s+(?=\S+\s+\S)/i;

/** Returns a title's occupation: 'Backend Engineer' for 'Lead Backend Engineer, Payments (Remote)'. */
export function occupationOf(jobTitle: string): string {
  const role = simplifyJobTitle(jobTitle, '').replace(RANKS, '');
  return role === '' ? jobTitle : role;
}

/**
 * Returns today's and yesterday's jobs of the same occupation at other companies, as a saved title would match them.
 */
export function useSimilarJobs({ jobTitle, fullCompanyName }: JobDetail, { date, timeZone }: VisitorClock) {
  const input = { title: occupationOf(jobTitle), date, timeZone };
  return useQuery({
    queryKey: ['similar jobs', input],
    queryFn: async ({ signal }) => (await callService(SimilarJobsDocument, { input }, signal)).listJobs.items,
    select: (jobs) => jobs.filter((other) => other.fullCompanyName !== fullCompanyName),
  });
}
