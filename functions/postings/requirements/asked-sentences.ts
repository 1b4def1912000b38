import type { Block } from '../parse-description.ts';
import { stripDiacritics } from '../plain-text.ts';
import { splitSentences } from '../sentences.ts';
import { HEADINGS } from './requirement-data.ts';

/** The subject of a part of a posting: requirements, wishes, or offers and the employer itself. */
export type Section = 'asks' | 'wishes' | 'offers';

export interface Sentence {
  /** As the employer wrote it. */
  readonly text: string;
  /** In lower case, without diacritics. */
  readonly folded: string;
  readonly section: Section;
}

const MAX_HEADING = 90;
const MAX_SENTENCE = 500;

const fold = (text: string): string =>
  stripDiacritics(text)
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .toLowerCase()
    // Its stops end no clause.
    .replace(/\bu\. ?([sk])\.(?: ?a\.)?/g, 'u$1');

/** The section that a heading begins; wishes first, since 'Preferred qualifications' are qualifications too. */
function sectionOf(heading: string): Section | undefined {
  const folded = fold(heading);
  if (HEADINGS.wishes.test(folded)) return 'wishes';
  if (HEADINGS.asks.test(folded)) return 'asks';
  return HEADINGS.offers.test(folded) ? 'offers' : undefined;
}

/** A heading within a line: 'Preferred Qualifications: …'. */
const INLINE = /^([^.!?:]{3,60}):(?:\s|$)/;

/**
 * Where a sentence ends besides its full stop and space: bullets, and lines that lost their breaks ('required.Must').
 */
const PARTS = /\s[•|·▪]\s|;\s(?=\p{Lu})|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/u;

/** Returns the sentences of the blocks that pass a filter, each with the section that it is in. */
export function askedSentences(blocks: readonly Block[], mayAsk: (text: string) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let section: Section = 'asks';
  for (const { kind, text } of blocks) {
    if (kind === 'heading' || (text.endsWith(':') && text.length <= MAX_HEADING)) {
      section = sectionOf(text) ?? (kind === 'heading' ? 'asks' : section);
      if (kind === 'heading' && !mayAsk(text)) continue;
    }
    if (!mayAsk(text)) {
      const heading = kind === 'paragraph' ? INLINE.exec(text)?.[1] : undefined;
      if (heading !== undefined) section = sectionOf(heading) ?? section;
      continue;
    }
    let own = section;
    for (const part of splitSentences(text).flatMap((sentence) => sentence.split(PARTS))) {
      const heading = INLINE.exec(part)?.[1];
      if (heading !== undefined) own = sectionOf(heading) ?? own;
      if (mayAsk(part))
        sentences.push({ text: part, folded: fold(part.slice(0, MAX_SENTENCE)), section: own });
    }
    if (kind === 'paragraph' && !text.includes('. ')) section = own;
  }
  return sentences;
}
