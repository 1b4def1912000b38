import { cleanTitle } from '../../postings/clean-title.ts';
import { parseDescription } from '../../postings/parse-description.ts';
import { toPlainLine } from '../../postings/plain-text.ts';
import type { Posting } from '../../postings/posting.ts';
import { looksLikeInjection } from '../../postings/prompt-injection.ts';
import { BOILERPLATE } from '../../postings/words/summary-phrases.ts';
import { type Line, numberLines, splitLongLine } from '../evidence/line.ts';
import { createRedactor } from '../evidence/redaction.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface PostingNames {
  readonly title: string;
  readonly company: string;
}

const dropInjection = (text: string): string => (looksLikeInjection(text) ? '' : text);

/** In characters. */
const MAX_NAME_LENGTH = 500;

/** Returns the job's title and company; each is empty if it addresses a program. */
export const readPostingNames = ({ title, company }: Posting): PostingNames => ({
  title: dropInjection(cleanTitle(title).slice(0, MAX_NAME_LENGTH)),
  company: dropInjection(toPlainLine(company).slice(0, MAX_NAME_LENGTH)),
});

/**
 * Returns the lines of a posting that a letter can cite: the title with the company, then the description sentence by
 * sentence, without boilerplate, lines that address a program, and contact details.
 */
export function postingLines(posting: Posting): readonly Line[] {
  const { title, company } = readPostingNames(posting);
  const header = [title, company].filter((text) => text !== '');
  const redact = createRedactor([]);
  const description = parseDescription(posting.html)
    .flatMap(({ text }) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
    .flatMap(splitLongLine)
    .filter((text) => !BOILERPLATE.test(text) && !looksLikeInjection(text))
    .map(redact)
    .filter((text) => /\p{L}{2}/u.test(text));
  return numberLines([redact(header.join(', ')), ...description]);
}
