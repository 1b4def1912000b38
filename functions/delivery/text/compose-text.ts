import { readersPlacesLine } from '../../places/places-line.ts';
import type { AlertMessage } from '../delivery.ts';
import { remainingText } from '../mail/words.ts';
import { gsmLength, TWO_PARTS, toGsm } from './gsm.ts';

/** The most characters of a title, company or place in a text, shorter from try to try until it fits. */
const MAX_LENGTHS = [60, 40, 28, 18, 10];

const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 3).trimEnd()}...`;

export interface TextFrame {
  readonly siteUrl: string;
  /** The page that lists the jobs of a message with several. */
  readonly jobsUrl: string;
  /** Whether the daily limit is reached with this text, so that it says what to do about it. */
  readonly isLastToday: boolean;
}

/**
 * Composes a text: the job, or the first job and how many more, with a link to it or to all of them. It fits
 * into two parts of plain characters.
 */
export function composeText(
  message: Pick<AlertMessage, 'user' | 'items' | 'leftOut' | 'freeAlertsLeft'>,
  frame: TextFrame,
): string {
  const texts = MAX_LENGTHS.map((max) => composeWithin(max, message, frame));
  return texts.find((text) => gsmLength(text) <= TWO_PARTS) ?? texts.at(-1) ?? '';
}

function composeWithin(
  max: number,
  {
    user,
    items,
    leftOut,
    freeAlertsLeft,
  }: Pick<AlertMessage, 'user' | 'items' | 'leftOut' | 'freeAlertsLeft'>,
  { siteUrl, jobsUrl, isLastToday }: TextFrame,
): string {
  const [first] = items.map(({ job }) => job);
  if (!first) throw new Error('A text needs at least one job.');
  const isOne = items.length === 1;
  const others = items.length - 1 + (leftOut?.jobs ?? 0);
  const more = others === 0 ? '' : ` and ${others} more`;
  const title = shorten(toGsm(first.jobTitle) || 'A job', max);
  const company = shorten(toGsm(first.fullCompanyName) || 'a company', max);
  const places = isOne ? toGsm(readersPlacesLine(first, user.locations)) : '';
  const place = places === '' ? '' : `, ${shorten(places, max)}`;
  return [
    `Daybreak: ${title} at ${company}${more}${place}.`,
    isOne
      ? `${siteUrl}/jobs/${encodeURIComponent(first.jobID)}`
      : `${leftOut ? 'Best' : 'All'} ${items.length}: ${jobsUrl}`,
    note(freeAlertsLeft, isLastToday),
    'Reply STOP to end texts.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** One note at most, so that the text stays short: who gets few more alerts needn't know about the daily limit. */
function note(freeAlertsLeft: number | null, isLastToday: boolean): string {
  if (freeAlertsLeft !== null && freeAlertsLeft <= 1) return toGsm(remainingText(freeAlertsLeft));
  return isLastToday
    ? 'This is your last text today. For fewer texts, narrow your job titles or locations. Email alerts continue.'
    : '';
}
