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

type Closeness = number | undefined;

/** A saved title as jobs are compared with it. */
export interface SavedTitle {
  /** Returns how many words it shares with a job's title that matches it; undefined for another. */
  readonly closenessTo: (job: ComparedTitle) => Closeness;
  /** The same for people who chose levels, so that the one in the saved title doesn't count. */
  readonly closenessAtAnyLevelTo: (job: ComparedTitle) => Closeness;
}

/**
 * Parses a saved title, and remembers it: thousands of people save the same ones, and every job asks for them again.
 */
export const readSavedTitle = remember((text: string): SavedTitle => {
  const title = parseTitle(text);
  const words = [...new Set(splitWords(text))];
  const closenessBy = (isNamedBy: (posted: PostedTitle) => boolean) =>
    rememberLast((job: ComparedTitle) => (isNamedBy(job.posted) ? countWords(words, job.words) : undefined));
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

/** Remembers the last answer: a job asks about the same title in each of its partitions. */
function rememberLast<Question, Answer>(
  work: (question: Question) => Answer,
): (question: Question) => Answer {
  let last: { readonly question: Question; readonly answer: Answer } | undefined;
  return (question) => {
    if (last?.question !== question) last = { question, answer: work(question) };
    return last.answer;
  };
}
