import type { POSTINGS } from '../../../functions/test-data/postings.ts';

/** A letter's sentence, labeled by hand with whether the lines that it cites support it. `kind` names the error. */
export interface LabeledSentence {
  readonly of: keyof typeof POSTINGS;
  readonly isSupported: boolean;
  readonly kind: string;
  readonly text: string;
  /** For each cited line, words that only this line has. */
  readonly resume: readonly string[];
  readonly posting: readonly string[];
}

type Row = [text: string, resume?: string, posting?: string, kind?: string];

/** Labels sentences of one person's letter. Cited lines are separated by '|'. */
export const label = (
  of: LabeledSentence['of'],
  isSupported: boolean,
  rows: readonly Row[],
): LabeledSentence[] =>
  rows.map(([text, resume = '', posting = '', kind = 'supported']) => ({
    of,
    isSupported,
    kind,
    text,
    resume: resume.split('|').filter(Boolean),
    posting: posting.split('|').filter(Boolean),
  }));
