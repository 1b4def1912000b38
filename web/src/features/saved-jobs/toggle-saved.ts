import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../config/paths.ts';
import { toFailure } from '../../service/failure.ts';
import { readSession } from '../session/session.ts';
import { toast } from '../toasts/toast.ts';
import { removeFromAccount, saveToAccount } from './account-saved.ts';
import { MAX_SAVED_IN_BROWSER, type SavedJob, savedInBrowser } from './saved-jobs.ts';

const showFailure = (title: string, error: unknown) =>
  toast({ title, description: toFailure(error).message, variant: 'destructive' });

const withoutJob = (jobID: string) => savedInBrowser.read().filter((job) => job.jobID !== jobID);

function saveInBrowser({ jobID, jobTitle, fullCompanyName, jobUrl }: SavedJob): boolean {
  if (savedInBrowser.read().length >= MAX_SAVED_IN_BROWSER) {
    toast({
      title: `This browser keeps ${MAX_SAVED_IN_BROWSER} saved jobs`,
      description: 'Sign in to save more.',
      variant: 'destructive',
    });
    return false;
  }
  savedInBrowser.write([{ jobID, jobTitle, fullCompanyName, jobUrl }, ...withoutJob(jobID)]);
  return true;
}

/** Saves a job to the user's account or, for visitors, in the browser, and says so in a toast. */
export async function saveJob(job: SavedJob): Promise<void> {
  const session = readSession();
  if (session.state !== 'user') {
    if (saveInBrowser(job)) showSaved();
    return;
  }
  try {
    if (await saveToAccount(session.user.email, job.jobID)) showSaved();
    else toast({ title: 'You already applied for this job', action: openPage(paths.applications) });
  } catch (error) {
    showFailure("Couldn't save this job", error);
  }
}

const openPage = (path: string) => ({ label: 'Show', onAction: () => navigate(path) });

const showSaved = () => toast({ title: 'Job saved', action: openPage(paths.saved) });

/** Puts a removed job back in its place among the others, of which some may be new. */
function putBack(jobID: string, before: readonly SavedJob[]): void {
  const now = savedInBrowser.read();
  const isAmong = (jobs: readonly SavedJob[], one: SavedJob) =>
    jobs.some((other) => other.jobID === one.jobID);
  savedInBrowser.write([
    ...now.filter((one) => !isAmong(before, one)),
    ...before.filter((one) => one.jobID === jobID || isAmong(now, one)),
  ]);
}

/** Removes a saved job. A toast offers to undo it. */
export async function unsaveJob(job: SavedJob): Promise<void> {
  const session = readSession();
  const before = savedInBrowser.read();
  try {
    if (session.state === 'user') await removeFromAccount(session.user.email, job.jobID);
    else savedInBrowser.write(withoutJob(job.jobID));
  } catch (error) {
    return showFailure("Couldn't remove this job", error);
  }
  const undo = () => {
    if (session.state !== 'user') return putBack(job.jobID, before);
    saveToAccount(session.user.email, job.jobID).catch((error: unknown) =>
      showFailure("Couldn't undo. The job is no longer saved.", error),
    );
  };
  toast({ title: 'Removed from saved jobs', action: { label: 'Undo', onAction: undo } });
}
