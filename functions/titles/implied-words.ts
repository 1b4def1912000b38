import { ANY, type Word, type Words } from './word.ts';

/**
 * Whether a job names what a saved word rules out, and not that word: a saved 'Workday HCM' leaves out
 * 'Workday Student'.
 */
export const namesRival = (job: Words, saved: Words): boolean =>
  saved.some((word) => !job.includes(word) && word.rivals.some((rival) => job.includes(rival)));

/**
 * Whether a saved word adds nothing to the others or the head, so that a job need not name it: a 'Cloud
 * Solutions Architect' wants what a 'Cloud Architect' does, and a 'Workday HCM Consultant' what a 'Workday
 * Consultant' does.
 */
export function isImplied(word: Word, words: Words, head: Word): boolean {
  const { impliedBy } = word;
  if (impliedBy.size === 0) return false;
  return (
    impliedBy.has(ANY) || impliedBy.has(head) || words.some((other) => other !== word && impliedBy.has(other))
  );
}

/** Returns the saved words without those that add nothing to the rest. */
export function withoutImplied(words: Words, head: Word): Words {
  let rest = words;
  for (const word of words)
    if (rest.length > 1 && isImplied(word, rest, head)) rest = rest.filter((one) => one !== word);
  return rest;
}
