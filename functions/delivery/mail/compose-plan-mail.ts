import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlanMessage } from '../plan-mail/send-plan-mail.ts';
import { PlanMailContent } from './plan-mail.tsx';
import { planAction, planLines, planSubject } from './plan-words.ts';
import { type MailFrame, toMime } from './to-mime.ts';

/** Composes a plan mail. It confirms what the person did, so it has no unsubscribe link or header. */
export function composePlanMail(
  { messageId, user, mail: { event, subscription } }: PlanMessage,
  frame: MailFrame,
  now = new Date(),
): Promise<Buffer> {
  const [lead = '', ...lines] = planLines(event, subscription, now, user.userPrefs.timeZone);
  const html = renderToStaticMarkup(createElement(PlanMailContent, { lead, lines, frame }));
  const { label, url } = planAction(frame.siteUrl);
  const text = [[lead, ...lines].join('\n'), `${label}: ${url}`, frame.postalAddress]
    .filter((part) => part !== '')
    .join('\n\n');
  return toMime(
    { messageId, to: user.email, subject: planSubject(event), text, html },
    frame,
    'subscription',
  );
}
