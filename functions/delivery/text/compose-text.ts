import { readersPlacesLine } from '../../places/places-line.ts';
import type { AlertMessage } from '../delivery.ts';
import { remainingText } from '../mail/words.ts';

/** The most characters of a title, company or place in a text. */
const MAX_LENGTH = 60;

const shorten = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 3).trimEnd()}...`;

/**
 * Composes a text: the job, or the first job and how many more, with a link to it or to all of them. `isLastToday`: the daily limit is
 * reached with this text, so it says what to do about it.
 */
export function composeText(
  { user, items, freeAlertsLeft }: Pick<AlertMessage, 'user' | 'items' | 'freeAlertsLeft'>,
  { siteUrl, isLastToday }: { readonly siteUrl: string; readonly isLastToday: boolean },
): string {
  const [first] = items.map(({ job }) => job);
  if (!first) throw new Error('A text needs at least one job.');
  const more = items.length > 1 ? ` and ${items.length - 1} more` : '';
  const job = `${shorten(first.jobTitle)} at ${shorten(first.fullCompanyName)}${more}`;
  const places = items.length === 1 ? readersPlacesLine(first, user.locations) : '';
  const place = places === '' ? '' : `, ${shorten(places)}`;
  return [
    `Daybreak: ${job}${place}.`,
    items.length === 1
      ? `${siteUrl}/jobs/${encodeURIComponent(first.jobID)}`
      : `All ${items.length}: ${siteUrl}/profile/alerts`,
    freeAlertsLeft !== null && freeAlertsLeft <= 1 ? remainingText(freeAlertsLeft) : '',
    isLastToday
      ? 'This is your last text today. For fewer texts, narrow your job titles or locations. Email alerts continue.'
      : '',
    'Reply STOP to end texts.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
