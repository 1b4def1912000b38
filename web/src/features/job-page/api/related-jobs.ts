import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import type { JobDetail } from './get-job.ts';
import { type RelatedJobFragment, SimilarJobsDocument } from './related-jobs.generated.ts';

export type RelatedJob = RelatedJobFragment;

/** Returns today's and yesterday's jobs at other companies whose titles match the job's as a saved title would. */
export function useSimilarJobs({ jobTitle, fullCompanyName }: JobDetail, { date, timeZone }: VisitorClock) {
  const input = { title: jobTitle, date, timeZone };
  return useQuery({
    queryKey: ['similar jobs', input],
    queryFn: async ({ signal }) => (await callService(SimilarJobsDocument, { input }, signal)).listJobs.items,
    select: (jobs) => jobs.filter((other) => other.fullCompanyName !== fullCompanyName),
  });
}
