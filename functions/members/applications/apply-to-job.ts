import { Fault } from '../../platform/fault.ts';
import { type ApplyUrl, waysToApply } from '../../postings/ways-to-apply.ts';
import type { Application } from '../../table/application.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { requirePlan } from '../require-plan.ts';
import type { ApplicationStore } from './application-store.ts';
import { type ApplicationRequest, copyJob, jobNotFound, requireContext } from './require-context.ts';
import {
  type GraphQLApplication,
  toGraphQLApplication,
  toGraphQLJob,
  webUrlOrEmpty,
} from './to-graphql-application.ts';

const CLOSED =
  'This job has closed, and the employer no longer takes applications. You can look for a similar one on the board.';
const NO_PAGE = "We don't have a link to apply. You can look for the job on the employer's website.";

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
  const { user, job, application } = await requireSubscriber(store, request);
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
    application: isApplied(application) ? toGraphQLApplication(application, job) : null,
  };
}

function reasonWithoutLink(isOpen: boolean, urlCount: number): string {
  if (!isOpen) return CLOSED;
  return urlCount === 0 ? NO_PAGE : '';
}

/**
 * Records that the person applied for a job, which they may have saved. An earlier application stays unchanged, even if
 * the job has closed. Faults: NeedsPlan, NotFound, Conflict (the job has closed).
 */
export async function applyToJob(
  store: ApplicationStore,
  request: ApplicationRequest,
): Promise<GraphQLApplication> {
  const { user, job, application } = await requireSubscriber(store, request);
  if (isApplied(application)) return toGraphQLApplication(application, job ?? null);
  if (!job) throw jobNotFound();
  if (job.closedAt !== null) throw new Fault('Conflict', CLOSED);
  const at = request.now.toISOString();
  const applied = { ...copyJob(user, job), state: 'applied', appliedAt: at, changedAt: at } as const;
  const stored = await store.create(applied);
  if (isApplied(stored)) return toGraphQLApplication(stored, job);
  const moved = await store.applyToSaved(user.sub, job.jobID, request.now);
  // A concurrent click applied first or removed the saved job.
  return toGraphQLApplication(moved ?? (await store.create(applied)), job);
}

const isApplied = (application: Application | undefined): application is Application =>
  application !== undefined && application.state !== 'saved';

async function requireSubscriber(store: ApplicationStore, request: ApplicationRequest) {
  const context = await requireContext(store, request);
  requirePlan(context.user, { what: 'Instant Apply comes', plan: 'any' }, request.now);
  return context;
}
