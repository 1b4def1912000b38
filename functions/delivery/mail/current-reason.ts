import { matchReason } from '../../matching/match-reason.ts';
import { titleTest, wantsOf } from '../../matching/match-rule.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { Alert } from '../../table/alert.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/**
 * Returns an alert with the reason that holds when its mail is sent: the person may have removed the title by
 * which the job matched, and still want the job by another. A mail never cites a title that is gone.
 */
export function withCurrentReason(user: User, job: Job, alert: Alert): Alert {
  const { reason } = alert;
  if (reason.title === '' || savedTitles(user).includes(reason.title)) return alert;
  const matchedAt = new Date(alert.matchedAt);
  const wants = wantsOf(user, matchedAt);
  const named = wants.titles.find((title) => titleTest({ ...wants, titles: [title] })(job));
  const words = matchReason(user, matchedAt)(job) ?? `${job.fullCompanyName} has a job for you`;
  return { ...alert, reason: { ...reason, title: named?.text ?? '', words } };
}
