import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NoticeMessage } from '../notices/send-notice.ts';
import { NoticeMail } from './notice.tsx';
import { noticeWords } from './notice-words.ts';
import { type MailFrame, toMime } from './to-mime.ts';

/** Composes a notice. It's no new alert, so it has no unsubscribe link or header. */
export function composeNotice(
  { messageId, user, content }: NoticeMessage,
  frame: MailFrame,
  now = new Date(),
): Promise<Buffer> {
  const words = noticeWords(content, user, frame.siteUrl, now);
  const { subject, lead, lines, action } = words;
  const html = renderToStaticMarkup(createElement(NoticeMail, { words, frame }));
  const text = [[lead, ...lines].join('\n'), `${action.label}: ${action.url}`, frame.postalAddress]
    .filter((part) => part !== '')
    .join('\n\n');
  return toMime({ messageId, to: user.email, subject, text, html }, frame, words.topic);
}
