import { Fault } from '../../platform/fault.ts';
import { isValidJobId } from '../../table/job-id.ts';
import type { ApplicationChange } from './application-change.ts';
import type { ApplicationStore } from './application-store.ts';
import { type GraphQLApplication, toGraphQLApplication } from './to-graphql-application.ts';

/** Changes one of a person's applications and returns it. Faults: NotFound. */
export async function changeApplication(
  store: ApplicationStore,
  { sub, jobId, now }: { readonly sub: string; readonly jobId: string; readonly now: Date },
  change: ApplicationChange,
): Promise<GraphQLApplication> {
  const changed = isValidJobId(jobId) ? await store.change(sub, jobId, change, now) : undefined;
  if (!changed) throw new Fault('NotFound', "You haven't saved this job or applied for it.");
  return toGraphQLApplication(changed, (await store.readJob(jobId)) ?? null);
}
