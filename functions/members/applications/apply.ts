import { Fault } from '../../platform/fault.ts';
import { employerPage } from '../../postings/employer-page.ts';
import { type ApplyUrl, waysToApply } from '../../postings/ways-to-apply.ts';
import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';
import { isValidJobId } from '../../table/job-id.ts';
import { applicationKey } from '../../table/keys.ts';
import type { User } from '../../table/user.ts';
import { requirePlan } from '../require-plan.ts';
import type { ApplicationStore } from './application-store.ts';
import { type ShownApplication, shownApplication, shownJob } from './shown-application.ts';
import { webPage } from './web-page.ts';

const CLOSED =
  'This job has closed: the employer takes no applications for it any more. You can look for one like it on the board.';
const NO_PAGE = 'The employer gives no page where one can apply. You can look for the job on its own site.';

/** Who stands before which job. */
export interface Applicant {
  readonly sub: string;
  readonly jobId: string;
  readonly now: Date;
}

/** The contract's ApplicationPacket, without the resumes, which are joined to it where they are selected. */
export interface Packet extends Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'> {
  readonly job: Job;
  readonly applyUrls: readonly ApplyUrl[];
  readonly why: string;
  readonly application: ShownApplication | null;
}

/** What the person has at hand who fills in the employer's form. Faults: NeedsPlan, NotFound. */
export async function packet(store: ApplicationStore, applicant: Applicant): Promise<Packet> {
  const { user, job, application } = await stand(store, applicant);
  const { firstName, lastName, email, phone } = user;
  if (!job) throw noJob();
  const ways = job.closedAt === null ? waysToApply(job).applyUrls : [];
  const applyUrls = ways.filter(({ url }) => webPage(url) !== '');
  return {
    job: shownJob(job),
    applyUrls,
    firstName,
    lastName,
    email,
    phone,
    why: job.closedAt === null ? (applyUrls.length > 0 ? '' : NO_PAGE) : CLOSED,
    application: application ? shownApplication(application, job) : null,
  };
}

/**
 * Remembers that the person applies for a job; one that is remembered stays as it is, though its job may have closed.
 * Faults: NeedsPlan, NotFound, Conflict (the job has closed).
 */
export async function apply(store: ApplicationStore, applicant: Applicant): Promise<ShownApplication> {
  const { user, job, application } = await stand(store, applicant);
  if (application) return shownApplication(application, job);
  if (!job) throw noJob();
  if (job.closedAt !== null) throw new Fault('Conflict', CLOSED);
  const at = applicant.now.toISOString();
  const person = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  const remembered: Application = {
    ...applicationKey(user.sub, job.jobID),
    jobTitle: job.jobTitle,
    companyName: job.fullCompanyName,
    jobUrl: webPage(employerPage(person, job)),
    state: 'applied',
    note: '',
    appliedAt: at,
    changedAt: at,
  };
  return shownApplication(await store.remember(remembered), job);
}

/** A subscriber and a job that is still kept, and what there is between them. */
async function stand(store: ApplicationStore, { sub, jobId, now }: Applicant) {
  if (!isValidJobId(jobId)) throw noJob();
  const { user, job, application } = await store.standing(sub, jobId);
  if (!user || user.leavingAt) throw new Fault('NotFound', 'There is no account for this e-mail any more.');
  requirePlan(user, { what: 'Instant apply comes', plan: 'any' }, now);
  // The table removes what has expired in its own time.
  const isKept = job !== undefined && job.expiresAt * 1000 > now.getTime();
  return { user, job: isKept ? job : undefined, application };
}

const noJob = () =>
  new Fault('NotFound', 'There is no such job here. It may have closed long ago: look for it on the board.');
