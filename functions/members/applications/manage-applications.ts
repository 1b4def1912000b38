import { Fault } from '../../platform/fault.ts';
import { paginateNewestFirst } from '../../platform/paginate-newest-first.ts';
import { isValidJobId } from '../../table/job-id.ts';
import type { ApplicationChange } from './application-change.ts';
import type { ApplicationStore } from './application-store.ts';
import { type GraphQLApplication, toGraphQLApplication } from './to-graphql-application.ts';

export const PAGE_SIZE = 30;

export interface ApplicationPage {
  readonly items: readonly GraphQLApplication[];
  readonly nextToken: string | null;
  readonly total: number;
}

/** Returns a page of a person's applications, newest first, with their jobs. Faults: BadInput. */
export async function listApplications(
  store: ApplicationStore,
  sub: string,
  token: string | null,
): Promise<ApplicationPage> {
  const all = await store.list(sub);
  const options = { token, size: PAGE_SIZE, itemName: 'applications' };
  const { items, nextToken } = paginateNewestFirst(all, ({ appliedAt }) => appliedAt, options);
  const jobs = await store.readJobs(items.map(({ sk }) => sk));
  return {
    items: items.map((application) => toGraphQLApplication(application, jobs.get(application.sk))),
    nextToken,
    total: all.length,
  };
}

/** Changes one of a person's applications and returns it. Faults: NotFound. */
export async function changeApplication(
  store: ApplicationStore,
  { sub, jobId, now }: { readonly sub: string; readonly jobId: string; readonly now: Date },
  change: ApplicationChange,
): Promise<GraphQLApplication> {
  const changed = isValidJobId(jobId) ? await store.change(sub, jobId, change, now) : undefined;
  if (!changed) throw new Fault('NotFound', "You haven't applied for this job.");
  return toGraphQLApplication(changed, (await store.readJobs([jobId])).get(jobId));
}

/** Removes one of a person's applications. Idempotent. */
export async function removeApplication(store: ApplicationStore, sub: string, jobId: string): Promise<true> {
  if (isValidJobId(jobId)) await store.remove(sub, jobId);
  return true;
}
