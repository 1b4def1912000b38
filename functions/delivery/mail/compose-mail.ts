import MimeNode from 'nodemailer/lib/mime-node/index.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasSubscription } from '../../members/entitlements.ts';
import { readersPlacesLine } from '../../places/places-line.ts';
import { employerPage } from '../../postings/employer-page.ts';
import type { AlertMessage } from '../delivery.ts';
import type { MailLinks } from '../links/signed-links.ts';
import { AlertMail, type AlertMailProps, alertSubject } from './alert-mail.tsx';
import {
  asksToSubscribe,
  factsLine,
  introLine,
  JOBS_IN_FULL,
  JOBS_LISTED,
  moreJobsHeading,
  payLine,
  reasonLine,
  remainingText,
  subscribeUrl,
  timesLine,
  unlistedJobs,
} from './words.ts';

export interface MailFrame {
  readonly from: string;
  readonly siteUrl: string;
  readonly links: MailLinks;
  /** One line; may be empty. */
  readonly postalAddress: string;
}

/** Composes the MIME message: HTML and text parts, and the headers of one-click unsubscribe (RFC 8058). */
export async function composeMail(
  message: AlertMessage,
  frame: MailFrame,
  now = new Date(),
): Promise<Buffer> {
  const { user, items, freeAlertsLeft } = message;
  const person = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  const props = {
    items: items.map(({ job, alert }) => ({
      job: { ...job, jobUrl: employerPage(person, job), jobLocation: readersPlacesLine(job, user.locations) },
      why: reasonLine(alert.reason),
      title: alert.reason.title,
      applyLink: hasSubscription(user, now) ? instantApplyUrl(frame.siteUrl, job.jobID) : '',
    })),
    firstName: user.firstName,
    freeAlertsLeft,
    isCatchUp: hasSubscription(user, now) && items.some(({ alert }) => alert.catchUp !== undefined),
    timeZone: user.userPrefs.timeZone,
    now,
    siteUrl: frame.siteUrl,
    links: frame.links,
    postalAddress: frame.postalAddress,
  };
  const html = `<!doctype html>${renderToStaticMarkup(createElement(AlertMail, props))}`;
  const mail = new MimeNode('multipart/alternative');
  mail.createChild('text/plain; charset=utf-8').setContent(alertText(props));
  mail.createChild('text/html; charset=utf-8').setContent(html);
  mail.setHeader({
    'List-Unsubscribe': `<${frame.links.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'X-Daybreak-Message': message.messageId,
    From: { name: 'Daybreak', address: frame.from },
    To: { name: '', address: user.email },
    Subject: alertSubject(props),
  });
  return mail.build();
}

/** The page with everything a subscriber needs to apply; opening it doesn't count as applying. */
const instantApplyUrl = (siteUrl: string, jobId: string): string =>
  `${siteUrl}/profile/applications?job=${encodeURIComponent(jobId)}`;

/** The plain-text part of the same message. */
function alertText(props: AlertMailProps): string {
  const { items, firstName, freeAlertsLeft, isCatchUp, timeZone, now, links, siteUrl, postalAddress } = props;
  const jobs = items
    .slice(0, JOBS_IN_FULL)
    .map(({ job, why, applyLink }) =>
      [
        job.jobTitle,
        factsLine(job),
        payLine(job),
        ...job.summary.map((bullet) => `- ${bullet}`),
        `${why}. ${timesLine(job, timeZone, now)}.`,
        job.jobUrl,
        applyLink === '' ? '' : `Instant Apply: ${applyLink}`,
        `Not relevant? ${links.judge.get(job.jobID) ?? links.manage}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    );
  const rest = items
    .slice(JOBS_IN_FULL, JOBS_LISTED)
    .map(({ job }) => `${job.jobTitle}, ${factsLine(job)}\n${job.jobUrl}`);
  const unlisted = items.length - JOBS_LISTED;
  const link = unlisted > 0 ? [`${unlistedJobs(unlisted)}: ${siteUrl}/profile/alerts`] : [];
  const more = rest.length === 0 ? [] : [moreJobsHeading(items.length - JOBS_IN_FULL), ...rest, ...link];
  const titles = [...links.endTitle].map(([title, link]) => `Stop alerts for “${title}”: ${link}`);
  const footer = [
    ...titles,
    `Unsubscribe from alert emails: ${links.unsubscribe}`,
    `Manage your alerts: ${links.manage}`,
    postalAddress,
  ]
    .filter((line) => line !== '')
    .join('\n');
  const intro = isCatchUp ? introLine(firstName, items.length, 'catch-up') : '';
  const subscribe = asksToSubscribe(freeAlertsLeft) ? ` ${subscribeUrl(siteUrl)}` : '';
  return [intro, ...jobs, ...more, remainingText(freeAlertsLeft) + subscribe, footer]
    .filter((part) => part !== '')
    .join('\n\n');
}
