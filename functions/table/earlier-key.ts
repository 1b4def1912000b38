import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Job } from './job.ts';
import { earlierJobKey, type Key } from './keys.ts';

/** The key of the row that lists a job of a baseline on its company's page, by the employer's date. */
export const earlierKeyOf = ({
  fullCompanyName,
  employerDate,
  jobID,
}: Pick<Job, 'fullCompanyName' | 'employerDate' | 'jobID'>): Key =>
  earlierJobKey(employerKey(fullCompanyName), employerDate ?? '', jobID);
