import { blocksOf } from '../../postings/description.ts';
import type { Posting } from '../../postings/posting.ts';
import { lineOf } from '../../postings/text.ts';
import { cleanTitle } from '../../postings/title.ts';
import { BOILERPLATE } from '../../postings/words/summary-phrases.ts';
import { type Line, numbered } from '../evidence/line.ts';
import { impersonal } from '../evidence/personal.ts';
import { piecesOf } from '../evidence/pieces.ts';
import { speaksToPrograms } from '../evidence/to-writers.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What a posting's own words are called when they are written of. */
export interface Named {
  readonly title: string;
  readonly company: string;
}

const unlessToPrograms = (text: string): string => (speaksToPrograms(text) ? '' : text);

/** A title or an employer's name is shorter than this, in characters. */
const LONGEST_NAME = 500;

/** The job's title and the employer, as the posting has them; empty where they speak to programs. */
export const namedIn = ({ title, company }: Posting): Named => ({
  title: unlessToPrograms(cleanTitle(title).slice(0, LONGEST_NAME)),
  company: unlessToPrograms(lineOf(company).slice(0, LONGEST_NAME)),
});

/**
 * The lines of a posting that a letter can rest on: the title with the employer, then what it tells, sentence by
 * sentence, without what stands in every posting, what speaks to programs, and how to reach anybody. Only the first
 * line where it tells nothing.
 */
export function postingLines(posting: Posting): readonly Line[] {
  const { title, company } = namedIn(posting);
  const head = [title, company].filter((text) => text !== '');
  const clean = impersonal([]);
  const told = blocksOf(posting.html)
    .flatMap(({ text }) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
    .flatMap(piecesOf)
    .filter((text) => !BOILERPLATE.test(text) && !speaksToPrograms(text))
    .map(clean)
    .filter((text) => /\p{L}{2}/u.test(text));
  return numbered([clean(head.join(', ')), ...told]);
}
