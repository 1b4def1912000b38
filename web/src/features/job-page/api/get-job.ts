import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { GetJobDocument, type GetJobQuery } from './get-job.generated.ts';

export type JobDetail = GetJobQuery['getJob'];

/** The id of the element with the job's data in a page rendered by the service. */
export const jobDataId = 'job-data';

function embeddedJob(jobID: string): JobDetail | undefined {
  if (typeof window === 'undefined') return undefined;
  const text = window.document.getElementById(jobDataId)?.textContent;
  if (!text) return undefined;
  const job: JobDetail = JSON.parse(text);
  return job.jobID === jobID ? job : undefined;
}

async function fetchJob(jobID: string, signal: AbortSignal): Promise<JobDetail> {
  return (await callService(GetJobDocument, { jobID }, signal)).getJob;
}

export const jobKey = (jobID: string) => ['job', jobID] as const;

/** A job, from the rendered page if it carries it. Fails with a `Failure`. */
export function useJob(jobID: string) {
  return useQuery({
    queryKey: jobKey(jobID),
    queryFn: ({ signal }) => fetchJob(jobID, signal),
    initialData: () => embeddedJob(jobID),
  });
}
