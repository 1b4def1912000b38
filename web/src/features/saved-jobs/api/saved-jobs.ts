import { callService } from '../../../service/graphql.ts';
import {
  ForgetSavedJobDocument,
  GetSavedJobDocument,
  type GetSavedJobQuery,
  ListSavedJobsDocument,
  type ListSavedJobsQuery,
  SaveJobDocument,
} from './saved-jobs.generated.ts';

export type SavedJobPage = ListSavedJobsQuery['listApplications'];
export type SavedJobState = GetSavedJobQuery['getJob'];

/**
 * Returns the next page with at least one saved job, newest job first, or the empty last one: the first page without a
 * token. Throws a `Failure`.
 */
export async function listSavedJobs(
  email: string,
  nextToken: string | null,
  signal?: AbortSignal,
): Promise<SavedJobPage> {
  const variables = { input: { email, nextToken, saved: true } };
  const { listApplications: page } = await callService(ListSavedJobsDocument, variables, signal);
  if (page.items.length > 0 || page.nextToken === null) return page;
  return listSavedJobs(email, page.nextToken, signal);
}

/** Saves a job and returns whether it's saved now: one that the person has applied for isn't. Throws a `Failure`. */
export async function saveJob(email: string, jobID: string): Promise<boolean> {
  const { saveJob: application } = await callService(SaveJobDocument, { input: { email, jobID } });
  return application.state === 'saved';
}

/** Deletes a saved job. Throws a `Failure`. */
export async function forgetSavedJob(email: string, jobID: string): Promise<void> {
  await callService(ForgetSavedJobDocument, { input: { email, jobID } });
}

/** Returns the current state of a job that a visitor saved, or null once it has been deleted. Throws a `Failure`. */
export async function getSavedJob(jobID: string, signal: AbortSignal): Promise<SavedJobState> {
  return (await callService(GetSavedJobDocument, { jobID }, signal)).getJob;
}
