import { wordsIn } from '../jobs/words/phrases.ts';

/** Words that carry no claim. */
const BARE = new Set(
  'about across after also and any are each for from have into its more most other over own such than that the their them these they this those through under using via where which while who will with within you your'.split(
    ' ',
  ),
);

/** Of the words that carry a claim, so many may be missing in the source: one in eight. */
const MISSING = 1 / 8;

/** Endings are this long at most. */
const ENDING = 4;

/** So much of the beginning tells which words may be inflections of each other. */
const ROOT = 4;

/** Tells inflections of one word from other words: 'operating' and 'operate', and not 'remote' and 'remove'. */
function isInflection(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.startsWith(short.slice(0, Math.max(ROOT, short.length - 1))) && long.length - short.length <= ENDING
  );
}

/** Tells whether a text says no more than its source: every number, and nearly every word, is found there. */
export function groundedIn(source: string): (text: string) => boolean {
  const words = new Set(wordsIn(source));
  const byRoot = Map.groupBy(words, (word) => word.slice(0, ROOT));
  const isFound = (word: string) =>
    words.has(word) ||
    (byRoot.get(word.slice(0, ROOT)) ?? []).some(
      (known) => known.length >= ROOT && isInflection(word, known),
    );
  return (text) => {
    const said = wordsIn(text);
    if (said.some((word) => /\d/.test(word) && !words.has(word))) return false;
    const claims = said.filter((word) => (word.length > 3 || /\P{ASCII}/u.test(word)) && !BARE.has(word));
    const missing = claims.filter((word) => !isFound(word));
    return claims.length > 0 && missing.length <= Math.floor(claims.length * MISSING);
  };
}
