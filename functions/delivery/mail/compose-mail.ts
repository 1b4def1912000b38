import MimeNode from 'nodemailer/lib/mime-node/index.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasSubscription } from '../../members/entitlements.ts';
import { employerPage } from '../../postings/employer-page.ts';
import type { Outgoing } from '../delivery.ts';
import type { MailLinks } from '../links/mail-links.ts';
import { AlertMail, alertSubject } from './alert-mail.tsx';
import { alertText } from './alert-text.ts';

/** Where the mail comes from and where its links lead. */
export interface MailFrame {
  readonly from: string;
  readonly siteUrl: string;
  readonly links: MailLinks;
}

/** The whole message as MIME: HTML and text parts, and both headers of one-click unsubscribe (RFC 8058). */
export async function composeMail(message: Outgoing, frame: MailFrame, now = new Date()): Promise<Buffer> {
  const { user, items, left } = message;
  const person = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  const props = {
    items: items.map(({ job, alert }) => ({
      job: { ...job, jobUrl: employerPage(person, job) },
      why: alert.reason.words,
      title: alert.reason.title,
      applyLink: hasSubscription(user, now) ? applyLink(frame.siteUrl, job.jobID) : '',
    })),
    firstName: user.firstName,
    left,
    isCatchUp: hasSubscription(user, now) && items.some(({ alert }) => alert.catchUp !== undefined),
    timeZone: user.userPrefs.timeZone,
    now,
    siteUrl: frame.siteUrl,
    links: frame.links,
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

/** Where a subscriber finds all that is needed to apply for a job; opening it says nothing of having applied. */
const applyLink = (siteUrl: string, jobId: string): string =>
  `${siteUrl}/profile/applications?job=${encodeURIComponent(jobId)}`;
