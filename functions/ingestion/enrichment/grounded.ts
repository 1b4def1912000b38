import { wordsIn } from '../../postings/words/phrases.ts';

/** Words that carry no claim. */
const BARE = new Set(
  'a about across after all also an and any are as at be by each for from have in into is it its more most of on or other our out over own per such than that the their them these they this those through to under up using via we where which while who will with within you your'.split(
    ' ',
  ),
);

/** Verbs that a bullet may begin with although the posting has another: they say that something is worked at. */
const PLAIN = new Set(
  'assist build collaborate create deliver develop drive ensure handle help lead maintain manage oversee own partner perform run support work'.split(
    ' ',
  ),
);

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

/**
 * Tells whether a text says no more than its source: every number and every word is found there, but for
 * a plain verb at its beginning and words without a claim.
 */
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
    const claims = said.filter((word, at) => !BARE.has(word) && !(at === 0 && PLAIN.has(word)));
    return claims.length > 0 && claims.every(isFound);
  };
}
