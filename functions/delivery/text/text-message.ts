import type { Outgoing } from '../delivery.ts';
import { leftWords } from '../mail/words.ts';

/** The most characters of a title or a company in a text. */
const LONGEST = 60;

const short = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).trimEnd()}...`;

/**
 * What a text says: the one job, or the first of them and how many more, with a link of the site. `isLastToday`: the
 * day's texts are used up with this one, and the person is told what to do about it.
 */
export function textMessage(
  { items, left }: Pick<Outgoing, 'items' | 'left'>,
  { siteUrl, isLastToday }: { readonly siteUrl: string; readonly isLastToday: boolean },
): string {
  const [first] = items.map(({ job }) => job);
  if (!first) throw new Error('A text without a job.');
  const more = items.length > 1 ? ` and ${items.length - 1} more` : '';
  const what = `${short(first.jobTitle)} at ${short(first.fullCompanyName)}${more}`;
  const place = items.length === 1 && first.jobLocation !== '' ? `, ${short(first.jobLocation)}` : '';
  return [
    `Daybreak: ${what}${place}.`,
    `${siteUrl}/jobs/${encodeURIComponent(first.jobID)}`,
    left !== null && left <= 1 ? leftWords(left) : '',
    isLastToday
      ? "This is today's last text: narrower job titles or places bring fewer. Alerts by e-mail go on."
      : '',
    'Reply STOP to end texts.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
