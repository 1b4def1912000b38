import { blocksOf } from '../jobs/description.ts';
import type { Posting } from '../jobs/posting.ts';
import { BOILERPLATE, TO_MACHINES } from '../jobs/words/summary-phrases.ts';

/** More of a posting than this, in characters, is not read to a model. */
const LONGEST = 6_000;

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const NUMBER = /\+?\d[\d ().-]{7,}\d/g;

/** A text without e-mail addresses and telephone numbers, of whomever. */
const impersonal = (text: string): string => text.replace(ADDRESS, '…').replace(NUMBER, '…');

/**
 * What a posting tells of the work, as plain text: without what talks to machines, without what stands in every
 * posting, without addresses and numbers of persons, at most about 6,000 characters.
 */
export function tellingText(posting: Posting): string {
  const lines: string[] = [];
  let length = 0;
  for (const { kind, text } of blocksOf(posting.html)) {
    if (TO_MACHINES.test(text) || (kind !== 'heading' && BOILERPLATE.test(text))) continue;
    const line = impersonal(text).slice(0, LONGEST - length);
    lines.push(kind === 'item' ? `- ${line}` : line);
    length += line.length + 1;
    if (length >= LONGEST) break;
  }
  return lines.join('\n');
}
