import type { LetterSentence } from '@daybreak/contract/types.ts';
import type { Letter } from './api/letters.ts';

/** Characters; the service's limit. */
export const MAX_LETTER_LENGTH = 6000;

export interface PlacedSentence extends LetterSentence {
  readonly place: number;
}

export function groupParagraphs(
  sentences: readonly LetterSentence[],
): readonly (readonly PlacedSentence[])[] {
  const placed = sentences.map((sentence, place) => ({ ...sentence, place }));
  return [...Map.groupBy(placed, ({ paragraph }) => paragraph).values()];
}

/** Empty if unknown. */
export interface LetterFrame {
  readonly greeting: string;
  readonly close: string;
}

/** Finds the text before the first and after the last sentence. Edited letters have no frame. */
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
