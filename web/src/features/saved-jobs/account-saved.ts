import type { InfiniteData } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { queryClient } from '../../service/queries.tsx';
import { forgetSavedJob, listSavedJobs, type SavedJobPage, saveJob } from './api/saved-jobs.ts';
import { type SavedInAccount, savedInAccount, savedInBrowser } from './saved-jobs.ts';

export const savedJobsKey = (email: string) => ['saved jobs', email] as const;

/** Cards show jobs of two days, and the list begins with the newest jobs. */
const MAX_PAGES = 5;

function readAccount(email: string): SavedInAccount {
  const known = savedInAccount.read();
  return known?.email === email ? known : { email, jobIDs: new Set(), isLoaded: false };
}

/** Loads the ids of the account's saved jobs. Does nothing if they are loaded or being loaded. */
export async function loadSaved(email: string): Promise<void> {
  const known = readAccount(email);
  if (known.isLoaded) return;
  savedInAccount.write({ ...known, isLoaded: true });
  try {
    let nextToken: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { items, nextToken: next } = await listSavedJobs(email, nextToken);
      for (const { jobID } of items) noteSaved(email, jobID, true);
      if (next === null) return;
      nextToken = next;
    }
  } catch (error) {
    // Saving still works. The cards show what is saved after the next load.
    console.error(error);
  }
}

/** Shows a job of the account as saved or not. */
export function noteSaved(email: string, jobID: string, isSaved: boolean): void {
  const known = readAccount(email);
  const jobIDs = new Set(known.jobIDs);
  if (isSaved) jobIDs.add(jobID);
  else jobIDs.delete(jobID);
  savedInAccount.write({ ...known, jobIDs });
}

function removeFromList(email: string, jobID: string): void {
  queryClient.setQueryData<InfiniteData<SavedJobPage>>(
    savedJobsKey(email),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter((item) => item.jobID !== jobID),
        })),
      },
  );
}

const refreshList = (email: string) => void queryClient.invalidateQueries({ queryKey: savedJobsKey(email) });

/** Saves a job and returns whether it's saved now: one that the person has applied for isn't. Throws a `Failure`. */
export async function saveToAccount(email: string, jobID: string): Promise<boolean> {
  noteSaved(email, jobID, true);
  try {
    const isSaved = await saveJob(email, jobID);
    noteSaved(email, jobID, isSaved);
    refreshList(email);
    return isSaved;
  } catch (error) {
    noteSaved(email, jobID, false);
    throw toFailure(error);
  }
}

/** Throws a `Failure`; the job is then still saved. */
export async function removeFromAccount(email: string, jobID: string): Promise<void> {
  noteSaved(email, jobID, false);
  removeFromList(email, jobID);
  try {
    await forgetSavedJob(email, jobID);
  } catch (error) {
    noteSaved(email, jobID, true);
    throw toFailure(error);
  } finally {
    refreshList(email);
  }
}

/** The person applied for a job that may have been saved. */
export function noteApplied(email: string, jobID: string): void {
  noteSaved(email, jobID, false);
  removeFromList(email, jobID);
  refreshList(email);
}

/** Moves what a visitor saved to the account. What could not be moved stays in the browser for the next sign-in. */
export async function moveToAccount(email: string): Promise<void> {
  for (const { jobID } of savedInBrowser.read().toReversed()) {
    try {
      await saveToAccount(email, jobID);
    } catch (error) {
      if (toFailure(error).code !== 'NotFound') return console.error(error);
    }
    savedInBrowser.write(savedInBrowser.read().filter((job) => job.jobID !== jobID));
  }
}
