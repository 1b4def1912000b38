import { splitWords } from '../board/index/interner.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { remember } from '../titles/remember.ts';
import { type PostedTitle, titleRule } from '../titles/title-match.ts';
import { wantedTitle } from './match-rule.ts';

/** A job's title as saved titles are compared with it. */
export interface ComparedTitle {
  readonly posted: PostedTitle;
  readonly words: ReadonlySet<string>;
}

/** Returns how many words a saved title shares with a job's title that matches it; undefined for another. */
type ClosenessTo = (job: ComparedTitle) => number | undefined;

/** A saved title as jobs are compared with it. */
export interface SavedTitle {
  readonly closenessTo: ClosenessTo;
  /** The same for people who chose levels, so that the one in the saved title doesn't count. */
  readonly closenessAtAnyLevelTo: ClosenessTo;
}

/**
 * Parses a saved title, and remembers it: thousands of people save the same ones, and every job asks for them again.
 */
export const readSavedTitle = remember((text: string): SavedTitle => {
  const title = parseTitle(text);
  const words = [...new Set(splitWords(text))];
  const closenessBy =
    (isNamedBy: (posted: PostedTitle) => boolean): ClosenessTo =>
    (job) =>
      isNamedBy(job.posted) ? countWords(words, job.words) : undefined;
  const atAnyLevel = wantedTitle(title, true);
  const closenessTo = closenessBy(titleRule(title));
  return {
    closenessTo,
    closenessAtAnyLevelTo: atAnyLevel === title ? closenessTo : closenessBy(titleRule(atAnyLevel)),
  };
});

function countWords(words: readonly string[], others: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (others.has(word)) count += 1;
  return count;
}
