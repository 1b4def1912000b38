import type { ApplicationStore } from './application-store.ts';
import { type ApplicationRequest, copyJob, jobNotFound, requireContext } from './require-context.ts';
import { type GraphQLApplication, toGraphQLApplication } from './to-graphql-application.ts';

/** Saves a job, open or closed, on any plan. An application keeps its state. Idempotent. Faults: NotFound. */
export async function saveJob(
  store: ApplicationStore,
  request: ApplicationRequest,
): Promise<GraphQLApplication> {
  const { user, job, application } = await requireContext(store, request);
  if (application) return toGraphQLApplication(application, job ?? null);
  if (!job) throw jobNotFound();
  const changedAt = request.now.toISOString();
  const saved = await store.create({ ...copyJob(user, job), state: 'saved', changedAt });
  return toGraphQLApplication(saved, job);
}
