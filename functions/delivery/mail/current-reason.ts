import { savedTitles } from '../../members/saved-titles.ts';
import type { Alert, Reason } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { explainTitleMatch } from '../../titles/explain-title-match.ts';
import { parseSavedTitle, parseTitle } from '../../titles/parse-title.ts';
import { titleMatches } from '../../titles/title-match.ts';

/**
 * Returns an alert with the reason that holds when its mail is sent: the person may have removed the title by which the job
 * matched, and still want the job by another. A mail never cites a title that is gone.
 */
export function withCurrentReason(user: User, job: Job, alert: Alert): Alert {
  const { reason } = alert;
  const saved = savedTitles(user);
  if (reason.title === '' || saved.includes(reason.title)) return alert;
  return { ...alert, reason: { ...reason, ...reasonOf(job, saved) } };
}

function reasonOf(job: Job, saved: readonly string[]): Pick<Reason, 'title' | 'words'> {
  const posted = parseTitle(job.jobTitle);
  const title = saved.find((one) => titleMatches(parseSavedTitle(one), posted));
  return title === undefined
    ? { title: '', words: `${job.fullCompanyName} has a job for you` }
    : { title, words: explainTitleMatch(parseSavedTitle(title), posted) };
}
