import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasSubscription } from '../../members/entitlements.ts';
import type { WelcomeMessage } from '../welcome/send-welcome.ts';
import { jobText, mailItems } from './mail-item.ts';
import { footerText, type MailFrame, toMime } from './to-mime.ts';
import { WelcomeMail, type WelcomeMailProps } from './welcome-mail.tsx';
import { NEXT_HEADING, nextLines, welcomeAction, welcomeLead, welcomeSubject } from './welcome-words.ts';

/** Composes a welcome mail. */
export function composeWelcome(
  { messageId, user, items, matching }: WelcomeMessage,
  frame: MailFrame,
  now = new Date(),
): Promise<Buffer> {
  const listed = items.length;
  const props = {
    items: mailItems(user, items, frame.siteUrl, now),
    // Some that matched when the mail was prepared may have closed since, or be in an alert.
    counts: { matching: Math.max(matching, listed), listed },
    firstName: user.firstName,
    isFree: !hasSubscription(user, now),
    timeZone: user.userPrefs.timeZone,
    now,
    frame,
  };
  const html = renderToStaticMarkup(createElement(WelcomeMail, props));
  const subject = welcomeSubject(props.counts);
  return toMime({ messageId, to: user.email, subject, text: welcomeText(props), html }, frame);
}

/** The plain-text part of the same mail. */
function welcomeText({ items, counts, firstName, isFree, timeZone, now, frame }: WelcomeMailProps): string {
  const { label, url } = welcomeAction(frame.siteUrl, counts);
  return [
    welcomeLead(firstName, counts),
    ...items.map((item) => jobText(item, frame.links, timeZone, now)),
    [`${NEXT_HEADING}:`, ...nextLines(isFree), `${label}: ${url}`].join('\n'),
    footerText(frame),
  ].join('\n\n');
}
