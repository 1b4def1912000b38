import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ApplyUrl, DescriptionBlock, JobDetail } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { jobFields, location } from '../../../service/job-fields.ts';

/** What the page of a job shows of it. */
export type ShownJob = Omit<JobDetail, 'sk' | 'date'>;

const document = `query Job($jobID: ID!) {
  getJob(jobID: $jobID) {
    jobID jobTitle fullCompanyName jobType jobLocation jobUrl summary industry compensation isRemote workplace
    role seniority specializations jobDetected employerDate jobEdited closedAt
    locations { city state country }
    payRanges { label min max currency period }
    description { kind text }
    alsoIn { city state country }
    applyUrls { place { city state country } url }
  }
}`.replace(/\s+/g, ' ');

const block: z.ZodMiniType<DescriptionBlock> = z.object({
  kind: z.enum(['heading', 'item', 'paragraph']),
  text: z.string(),
});

const applyUrl: z.ZodMiniType<ApplyUrl> = z.object({ place: location, url: z.string() });

/** A job as the service gives it, or as its page brings it along. */
export const shownJob: z.ZodMiniType<ShownJob> = z.object({
  ...jobFields,
  role: z.enum(['En', 'Pr', 'De', 'Ma', 'Op']),
  closedAt: z.nullable(z.string()),
  description: z.array(block),
  alsoIn: z.array(location),
  applyUrls: z.array(applyUrl),
});

/** The id of the element that carries the job's data in a page that came rendered. */
export const carrierId = 'job-data';

function broughtAlong(jobID: string): ShownJob | undefined {
  if (typeof window === 'undefined') return undefined;
  const text = window.document.getElementById(carrierId)?.textContent;
  if (!text) return undefined;
  const job = shownJob.parse(JSON.parse(text));
  return job.jobID === jobID ? job : undefined;
}

async function fetchJob(jobID: string, signal: AbortSignal): Promise<ShownJob> {
  const data = await callService(JSON.stringify({ query: document, variables: { jobID } }), signal);
  return z.object({ getJob: shownJob }).parse(data).getJob;
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
