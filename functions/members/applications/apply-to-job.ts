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
import {
  type GraphQLApplication,
  toGraphQLApplication,
  toGraphQLJob,
  webUrlOrEmpty,
} from './to-graphql-application.ts';

const CLOSED =
  'This job has closed, and the employer no longer takes applications. You can look for a similar one on the board.';
const NO_PAGE = "We don't have a link to apply. You can look for the job on the employer's website.";

export interface ApplicationRequest {
  readonly sub: string;
  readonly jobId: string;
  readonly now: Date;
}

/** The GraphQL ApplicationPacket without the resumes, which a resolver adds. */
export interface ApplicationPacket extends Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'> {
  readonly job: Job;
  readonly applyUrls: readonly ApplyUrl[];
  readonly why: string;
  readonly application: GraphQLApplication | null;
}

/** Returns what a person needs to fill in the employer's form. Faults: NeedsPlan, NotFound. */
export async function readApplicationPacket(
  store: ApplicationStore,
  request: ApplicationRequest,
): Promise<ApplicationPacket> {
  const { user, job, application } = await requireContext(store, request);
  const { firstName, lastName, email, phone } = user;
  if (!job) throw jobNotFound();
  const isOpen = job.closedAt === null;
  const allUrls = isOpen ? waysToApply(job).applyUrls : [];
  const applyUrls = allUrls.filter(({ url }) => webUrlOrEmpty(url) !== '');
  return {
    job: toGraphQLJob(job),
    applyUrls,
    firstName,
    lastName,
    email,
    phone,
    why: reasonWithoutLink(isOpen, applyUrls.length),
    application: application ? toGraphQLApplication(application, job) : null,
  };
}

function reasonWithoutLink(isOpen: boolean, urlCount: number): string {
  if (!isOpen) return CLOSED;
  return urlCount === 0 ? NO_PAGE : '';
}

/**
 * Records that the person applied for a job. An earlier application stays unchanged, even if the job has closed. Faults:
 * NeedsPlan, NotFound, Conflict (the job has closed).
 */
export async function applyToJob(
  store: ApplicationStore,
  request: ApplicationRequest,
): Promise<GraphQLApplication> {
  const { user, job, application } = await requireContext(store, request);
  if (application) return toGraphQLApplication(application, job ?? null);
  if (!job) throw jobNotFound();
  if (job.closedAt !== null) throw new Fault('Conflict', CLOSED);
  const at = request.now.toISOString();
  const preferences = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  const created: Application = {
    ...applicationKey(user.sub, job.jobID),
    jobTitle: job.jobTitle,
    companyName: job.fullCompanyName,
    jobUrl: webUrlOrEmpty(employerPage(preferences, job)),
    state: 'applied',
    note: '',
    appliedAt: at,
    changedAt: at,
  };
  return toGraphQLApplication(await store.create(created), job);
}

/** Throws unless the person subscribes. The job is undefined once it has expired. */
async function requireContext(store: ApplicationStore, { sub, jobId, now }: ApplicationRequest) {
  if (!isValidJobId(jobId)) throw jobNotFound();
  const { user, job, application } = await store.readContext(sub, jobId);
  if (!user || user.leavingAt) throw new Fault('NotFound', 'This account has been deleted.');
  requirePlan(user, { what: 'Instant Apply comes', plan: 'any' }, now);
  // DynamoDB removes expired rows with a delay.
  const isCurrent = job !== undefined && job.expiresAt * 1000 > now.getTime();
  return { user, job: isCurrent ? job : undefined, application };
}

const jobNotFound = () =>
  new Fault('NotFound', "We don't have this job. It may have closed: look for it on the board.");
