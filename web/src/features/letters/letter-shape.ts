import type { LetterSentence } from '@daybreak/contract/types.ts';
import type { Letter } from './api/letters.ts';

/** The longest letter that is kept, in characters. */
export const MAX_LETTER_LENGTH = 6000;

/** A sentence and its place among all of its letter. */
export interface PlacedSentence extends LetterSentence {
  readonly place: number;
}

/** The sentences of a letter by paragraph, in order. */
export function groupParagraphs(
  sentences: readonly LetterSentence[],
): readonly (readonly PlacedSentence[])[] {
  const placed = sentences.map((sentence, place) => ({ ...sentence, place }));
  return [...Map.groupBy(placed, ({ paragraph }) => paragraph).values()];
}

/** What stands around the sentences of a letter: the greeting, and the close with the name; empty where it is not known. */
export interface LetterFrame {
  readonly greeting: string;
  readonly close: string;
}

/** What a letter's text has around its sentences; nothing of a text that is the person's own. */
export function extractFrame({
  text,
  sentences,
  edited,
}: Pick<Letter, 'text' | 'sentences' | 'edited'>): LetterFrame {
  const [first, last] = [sentences.at(0)?.text ?? '', sentences.at(-1)?.text ?? ''];
  const [start, end] = [text.indexOf(first), text.lastIndexOf(last)];
  if (edited || first === '' || start < 0 || end < 0) return { greeting: '', close: '' };
  return { greeting: text.slice(0, start).trim(), close: text.slice(end + last.length).trim() };
}
