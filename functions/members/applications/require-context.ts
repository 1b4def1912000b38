import { Fault } from '../../platform/fault.ts';
import { employerPage } from '../../postings/employer-page.ts';
import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';
import { isValidJobId } from '../../table/job-id.ts';
import { applicationKey } from '../../table/keys.ts';
import type { User } from '../../table/user.ts';
import type { ApplicationStore } from './application-store.ts';
import { webUrlOrEmpty } from './to-graphql-application.ts';

export interface ApplicationRequest {
  readonly sub: string;
  readonly jobId: string;
  readonly now: Date;
}

/** Reads a person, a job and their application. The job is undefined once it has expired. Faults: NotFound. */
export async function requireContext(store: ApplicationStore, { sub, jobId, now }: ApplicationRequest) {
  if (!isValidJobId(jobId)) throw jobNotFound();
  const { user, job, application } = await store.readContext(sub, jobId);
  if (!user || user.leavingAt) throw new Fault('NotFound', 'This account has been deleted.');
  // DynamoDB removes expired rows with a delay.
  const isCurrent = job !== undefined && job.expiresAt * 1000 > now.getTime();
  return { user, job: isCurrent ? job : undefined, application };
}

export const jobNotFound = () =>
  new Fault('NotFound', "We don't have this job. It may have closed: look for it on the board.");

/** Returns a row without a state, with the employer's page for the person's place. */
export function copyJob(user: User, job: Job): Omit<Application, 'state' | 'changedAt'> {
  const preferences = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  return {
    ...applicationKey(user.sub, job.jobID),
    jobTitle: job.jobTitle,
    companyName: job.fullCompanyName,
    jobUrl: webUrlOrEmpty(employerPage(preferences, job)),
    note: '',
  };
}
