import type { Job } from '@daybreak/contract/types.ts';
import { createStore, createStoredValue } from '../../service/store.ts';

/** Copies of what a list shows, because the job may be deleted. */
export type SavedJob = Pick<Job, 'jobID' | 'jobTitle' | 'fullCompanyName' | 'jobUrl'>;

/** For visitors. An account has no such limit. */
export const MAX_SAVED_IN_BROWSER = 50;

const isSavedJob = (value: unknown): value is SavedJob => {
  if (typeof value !== 'object' || value === null) return false;
  const { jobID, jobTitle, fullCompanyName, jobUrl }: Partial<Record<keyof SavedJob, unknown>> = value;
  return [jobID, jobTitle, fullCompanyName, jobUrl].every((field) => typeof field === 'string');
};

/** The jobs that a visitor saved, newest first, until sign-in moves them to the account. */
export const savedInBrowser = createStoredValue('savedJobs', (stored): readonly SavedJob[] =>
  Array.isArray(stored) ? stored.filter(isSavedJob).slice(0, MAX_SAVED_IN_BROWSER) : [],
);

/** The ids of an account's saved jobs, as far as they are known. */
export interface SavedInAccount {
  readonly email: string;
  readonly jobIDs: ReadonlySet<string>;
  /** Jobs saved earlier are loaded or being loaded. */
  readonly isLoaded: boolean;
}

export const savedInAccount = createStore<SavedInAccount | null>(null);
