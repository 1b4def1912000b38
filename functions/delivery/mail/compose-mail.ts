import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasSubscription } from '../../members/entitlements.ts';
import type { AlertMessage } from '../delivery.ts';
import { AlertMail, type AlertMailProps, alertSubject } from './alert-mail.tsx';
import { jobText, mailItems } from './mail-item.ts';
import { footerText, type MailFrame, toMime } from './to-mime.ts';
import {
  alertsUrl,
  asksToSubscribe,
  factsLine,
  introLine,
  JOBS_IN_FULL,
  moreAtEmployers,
  moreInAll,
  moreJobsHeading,
  remainingText,
  subscribeUrl,
} from './words.ts';

/** Composes an alert mail. */
export async function composeMail(
  message: AlertMessage,
  frame: MailFrame,
  now = new Date(),
): Promise<Buffer> {
  const { user, items, leftOut, freeAlertsLeft } = message;
  const props = {
    items: mailItems(user, items, frame.siteUrl, now),
    leftOut,
    firstName: user.firstName,
    freeAlertsLeft,
    isCatchUp: hasSubscription(user, now) && items.some(({ alert }) => alert.catchUp !== undefined),
    timeZone: user.userPrefs.timeZone,
    now,
    frame,
  };
  const html = renderToStaticMarkup(createElement(AlertMail, props));
  const subject = alertSubject(props);
  return toMime(
    { messageId: message.messageId, to: user.email, subject, text: alertText(props), html },
    frame,
  );
}

/** The plain-text part of the same message. */
function alertText(props: AlertMailProps): string {
  const { items, leftOut, firstName, freeAlertsLeft, isCatchUp, timeZone, now, frame } = props;
  const { links, siteUrl } = frame;
  const jobs = items.slice(0, JOBS_IN_FULL).map((item) => jobText(item, links, timeZone, now));
  const rest = items
    .slice(JOBS_IN_FULL)
    .map(({ job }) => `${job.jobTitle}, ${factsLine(job)}\n${job.jobUrl}`);
  const more = rest.length === 0 ? [] : [moreJobsHeading(rest.length), ...rest];
  const others = leftOut
    ? [...moreAtEmployers(leftOut), `${moreInAll(leftOut)}: ${alertsUrl(siteUrl)}`].join('\n')
    : '';
  const titles = [...links.endTitle].map(([title, link]) => `Stop alerts for “${title}”: ${link}`);
  const intro = isCatchUp ? introLine(firstName, items.length, 'catch-up') : '';
  const subscribe = asksToSubscribe(freeAlertsLeft) ? ` ${subscribeUrl(siteUrl)}` : '';
  return [
    intro,
    ...jobs,
    ...more,
    others,
    remainingText(freeAlertsLeft) + subscribe,
    footerText(frame, titles),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
