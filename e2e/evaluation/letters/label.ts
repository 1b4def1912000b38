import type { POSTINGS } from '../../../functions/test-data/postings.ts';

/**
 * Sentences of letters, labelled by hand by whether what they say stands in the lines they name: `true` ones a person
 * could sign, `false` ones not. `kind` says what is wrong. Lines are named by a word that stands in them alone.
 */
export interface Labelled {
  readonly of: keyof typeof POSTINGS;
  readonly stands: boolean;
  readonly kind: string;
  readonly text: string;
  /** Words by which the lines of the resume are found, and those of the posting. */
  readonly resume: readonly string[];
  readonly posting: readonly string[];
}

/** A sentence as it is listed: with words of its lines, and what is wrong with it. */
type Row = [text: string, resume?: string, posting?: string, kind?: string];

/** Labels sentences of a letter of one resume. */
export const list = (of: Labelled['of'], stands: boolean, rows: readonly Row[]): Labelled[] =>
  rows.map(([text, resume = '', posting = '', kind = 'sound']) => ({
    of,
    stands,
    kind,
    text,
    resume: resume.split('|').filter(Boolean),
    posting: posting.split('|').filter(Boolean),
  }));
