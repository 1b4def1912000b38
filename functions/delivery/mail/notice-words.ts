import type { NoticeContent } from '../../table/notice.ts';
import type { User } from '../../table/user.ts';
import { planAction, planLines, planSubject } from './plan-words.ts';
import type { MailTopic } from './to-mime.ts';

export interface NoticeWords {
  readonly subject: string;
  /** The first line of the mail. */
  readonly lead: string;
  /** One sentence each. */
  readonly lines: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly topic: MailTopic;
}

export function noticeWords(
  content: NoticeContent,
  { userPrefs }: Pick<User, 'userPrefs'>,
  siteUrl: string,
  now: Date,
): NoticeWords {
  if (content.kind === 'withdrawal') return withdrawalWords(content, siteUrl);
  const { event, subscription } = content;
  const [lead = '', ...lines] = planLines(event, subscription, now, userPrefs.timeZone);
  return { subject: planSubject(event), lead, lines, action: planAction(siteUrl), topic: 'subscription' };
}

type Withdrawal = Extract<NoticeContent, { kind: 'withdrawal' }>;

const withdrawalWords = ({ jobTitle, company }: Withdrawal, siteUrl: string): NoticeWords => ({
  subject: `We removed a job that we alerted you to: ${jobTitle}`,
  lead: `We removed “${jobTitle}” at ${company}, because its site turned out not to be the employer's.`,
  lines: [
    "Don't apply there. If you already did, don't send documents or money, and change any password that you used.",
    'If we alerted you to other jobs from that site, your alerts page marks them.',
    "We're sorry that we let it through.",
  ],
  action: { label: 'See your alerts', url: `${siteUrl}/profile/alerts` },
  topic: 'past alert',
});
