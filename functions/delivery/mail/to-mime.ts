import MimeNode from 'nodemailer/lib/mime-node/index.js';
import type { MailLinks } from '../links/signed-links.ts';

/** The parts that all mails have. */
export interface MailFrame {
  readonly from: string;
  readonly siteUrl: string;
  readonly links: MailLinks;
  /** Where the operator gets mail, on one line, which CAN-SPAM (16 CFR 316) requires in commercial e-mail; may be empty. */
  readonly postalAddress: string;
}

export interface MailParts {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Builds the MIME message: HTML and text parts, and the headers of one-click unsubscribe (RFC 8058). */
export function toMime({ messageId, to, subject, text, html }: MailParts, frame: MailFrame): Promise<Buffer> {
  const mail = new MimeNode('multipart/alternative');
  mail.createChild('text/plain; charset=utf-8').setContent(text);
  mail.createChild('text/html; charset=utf-8').setContent(`<!doctype html>${html}`);
  mail.setHeader({
    'List-Unsubscribe': `<${frame.links.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'X-Daybreak-Message': messageId,
    From: { name: 'Daybreak', address: frame.from },
    To: { name: '', address: to },
    Subject: subject,
  });
  return mail.build();
}

/** The last lines of the text part: links of the mail's own, and those that all mails have. */
export const footerText = ({ links, postalAddress }: MailFrame, own: readonly string[] = []): string =>
  [
    ...own,
    `Unsubscribe from alert emails: ${links.unsubscribe}`,
    `Manage your alerts: ${links.manage}`,
    postalAddress,
  ]
    .filter((line) => line !== '')
    .join('\n');
