import { impliedRows } from './data/title-data.ts';
import { wordsOf } from './vocabulary.ts';

/** The heads and words that say what a word says, by that word. */
const impliedBy = new Map<string, ReadonlySet<string>>();
/** The words that rule out a word which a job need not name. */
const rivals = new Map<string, readonly string[]>();
for (const [word = '', others = '', excluded] of impliedRows) {
  impliedBy.set(
    word,
    new Set(
      others
        .split(' ')
        .flatMap((other) => (other.startsWith('<') ? [...wordsOf(other.slice(1, -1))] : [other])),
    ),
  );
  if (excluded !== undefined) rivals.set(word, excluded.split(' '));
}

/** Whether a job names what a saved word rules out, and not that word: a saved 'Workday HCM' leaves out 'Workday Student'. */
export const namesRival = (job: readonly string[], saved: readonly string[]): boolean =>
  saved.some(
    (word) => !job.includes(word) && rivals.get(word)?.some((rival) => job.includes(rival)) === true,
  );

/**
 * Whether a saved word adds nothing to the others or the head, so that a job need not name it: a 'Cloud Solutions Architect'
 * wants what a 'Cloud Architect' does, and a 'Workday HCM Consultant' what a 'Workday Consultant' does.
 */
export function isImplied(word: string, words: readonly string[], head: string): boolean {
  const others = impliedBy.get(word);
  return (
    others !== undefined &&
    (others.has('*') || others.has(head) || words.some((other) => other !== word && others.has(other)))
  );
}

/** Returns the saved words without those that add nothing to the rest. */
export function withoutImplied(words: readonly string[], head: string): readonly string[] {
  let rest = words;
  for (const word of words)
    if (rest.length > 1 && isImplied(word, rest, head)) rest = rest.filter((one) => one !== word);
  return rest;
}
