import MimeNode from 'nodemailer/lib/mime-node/index.js';
import type { MailLinks } from '../links/signed-links.ts';

/** The parts that all mails have. */
export interface MailFrame {
  readonly from: string;
  readonly siteUrl: string;
  readonly links: MailLinks;
  /**
   * Where the operator gets mail, on one line, which CAN-SPAM (16 CFR 316) requires in commercial e-mail; may be empty.
   */
  readonly postalAddress: string;
}

/** The subject of a mail. Only new alerts can be unsubscribed from. */
export type MailTopic = 'alerts' | 'past alert' | 'subscription';

export interface MailParts {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Builds the MIME message: HTML and text parts, and for alerts the headers of one-click unsubscribe (RFC 8058). */
export function toMime(
  { messageId, to, subject, text, html }: MailParts,
  frame: MailFrame,
  topic: MailTopic = 'alerts',
): Promise<Buffer> {
  const mail = new MimeNode('multipart/alternative');
  mail.createChild('text/plain; charset=utf-8').setContent(text);
  mail.createChild('text/html; charset=utf-8').setContent(`<!doctype html>${html}`);
  if (topic === 'alerts')
    mail.setHeader({
      'List-Unsubscribe': `<${frame.links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  mail.setHeader({
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
