import { blocksOf } from '../../postings/description.ts';
import type { Posting } from '../../postings/posting.ts';
import { BOILERPLATE, TO_MACHINES } from '../../postings/words/summary-phrases.ts';

/** More of a posting than this, in characters, is not read to a model. */
const LONGEST = 6_000;

/** Word by word: a pattern for whole addresses would look at a long text without blanks again from each character. */
const WORD = /\S+/g;
const NUMBER = /\+?\d[\d ().-]{7,30}\d/g;

/** Whether a word has an at sign with something before it and a dot somewhere after it. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at + 2) > 0 && !word.endsWith('@');
}

/** A text without e-mail addresses and telephone numbers. */
const impersonal = (text: string): string =>
  text.replace(WORD, (word) => (isAddress(word) ? '…' : word)).replace(NUMBER, '…');

/**
 * What a posting tells of the work, as plain text: without what talks to machines, without what stands in every
 * posting, without addresses and numbers of persons, at most about 6,000 characters.
 */
export function tellingText(posting: Posting): string {
  const lines: string[] = [];
  let length = 0;
  for (const { kind, text: whole } of blocksOf(posting.html)) {
    const text = whole.slice(0, LONGEST);
    if (TO_MACHINES.test(text) || (kind !== 'heading' && BOILERPLATE.test(text))) continue;
    const line = impersonal(text).slice(0, LONGEST - length);
    lines.push(kind === 'item' ? `- ${line}` : line);
    length += line.length + 1;
    if (length >= LONGEST) break;
  }
  return lines.join('\n');
}
