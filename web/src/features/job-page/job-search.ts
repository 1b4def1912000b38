import { simplifyJobTitle } from '@daybreak/contract/simplify-job-title.ts';
import type { Level } from '@daybreak/contract/types.ts';
import type { JobDetail } from './api/get-job.ts';

export interface JobSearch {
  readonly title: string;
  /** Null if the job names none. */
  readonly level: Level | null;
}

/** Returns the search for jobs like one: its occupation, without team and requisition, and its lowest level. */
export function jobSearch({ jobTitle, levels }: Pick<JobDetail, 'jobTitle' | 'levels'>): JobSearch {
  return { title: simplifyJobTitle(jobTitle, '') || jobTitle, level: levels?.[0] ?? null };
}
