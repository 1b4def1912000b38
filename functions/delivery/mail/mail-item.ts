import { fitWords } from '@daybreak/contract/fit.ts';
import { fitOfAlerts } from '../../matching/fit-of.ts';
import { hasSubscription } from '../../members/entitlements.ts';
import { readersPlacesLine } from '../../places/places-line.ts';
import { employerPage } from '../../postings/employer-page.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import type { DueAlert } from '../delivery.ts';
import type { MailLinks } from '../links/signed-links.ts';
import { withoutMarkdown } from './plain-line.ts';
import { factsLine, payLine, reasonLine, timesLine, toSentences } from './words.ts';

/**
 * A job for its reader, with its reason and how well it fits ('' if unknown), the saved title it matched, and
 * its Instant Apply link ('' without a subscription).
 */
export interface MailItem {
  readonly job: Job;
  readonly why: string;
  readonly fit: string;
  readonly title: string;
  readonly applyLink: string;
}

/**
 * Returns the jobs of a mail as their reader sees them: with the places and the employer's page nearest to the reader.
 */
export function mailItems(user: User, items: readonly DueAlert[], siteUrl: string, now: Date): MailItem[] {
  const person = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  const fitOf = fitOfAlerts(user);
  return items.map(({ job, alert }) => ({
    job: {
      ...job,
      jobUrl: employerPage(person, job),
      jobLocation: readersPlacesLine(job, user.locations),
      summary: job.summary.map(withoutMarkdown),
    },
    why: reasonLine(alert.reason),
    fit: fitWords(fitOf(alert)),
    title: alert.reason.title,
    applyLink: hasSubscription(user, now) ? instantApplyUrl(siteUrl, job.jobID) : '',
  }));
}

/** The page with everything a subscriber needs to apply; opening it doesn't count as applying. */
const instantApplyUrl = (siteUrl: string, jobId: string): string =>
  `${siteUrl}/profile/applications?job=${encodeURIComponent(jobId)}`;

/** A job in full in the text part. */
export const jobText = (
  { job, why, fit, applyLink }: MailItem,
  links: MailLinks,
  timeZone: string,
  now: Date,
): string =>
  [
    job.jobTitle,
    factsLine(job),
    payLine(job),
    ...job.summary.map((bullet) => `- ${bullet}`),
    toSentences(why, fit, timesLine(job, timeZone, now)),
    job.jobUrl,
    applyLink === '' ? '' : `Instant Apply: ${applyLink}`,
    `Not relevant? ${links.judge.get(job.jobID) ?? links.manage}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
