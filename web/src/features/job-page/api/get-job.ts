import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { GetJobDocument, type GetJobQuery } from './get-job.generated.ts';

/** What the page of a job shows of it. */
export type ShownJob = GetJobQuery['getJob'];

/** The id of the element that carries the job's data in a page that came rendered. */
export const carrierId = 'job-data';

function broughtAlong(jobID: string): ShownJob | undefined {
  if (typeof window === 'undefined') return undefined;
  const text = window.document.getElementById(carrierId)?.textContent;
  if (!text) return undefined;
  const job: ShownJob = JSON.parse(text);
  return job.jobID === jobID ? job : undefined;
}

async function fetchJob(jobID: string, signal: AbortSignal): Promise<ShownJob> {
  return (await callService(GetJobDocument, { jobID }, signal)).getJob;
}

/** The key under which a job's page looks for it among the answers. */
export const jobKey = (jobID: string) => ['job', jobID] as const;

/** One job: as its page brought it along, else asked of the service. Fails with a `Failure`. */
export function useJob(jobID: string) {
  return useQuery({
    queryKey: jobKey(jobID),
    queryFn: ({ signal }) => fetchJob(jobID, signal),
    initialData: () => broughtAlong(jobID),
  });
}
