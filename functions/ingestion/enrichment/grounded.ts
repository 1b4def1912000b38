import { wordsIn } from '../../postings/words/phrases.ts';

/** Words that carry no claim. */
const STOP_WORDS = new Set(
  'a about across after all also an and any are as at be by each for from have in into is it its more most of on or other our out over own per such than that the their them these they this those through to under up using via we where which while who will with within you your'.split(
    ' ',
  ),
);

/** A bullet may begin with one of these verbs even if the posting uses another. */
const OPENING_VERBS = new Set(
  'assist build collaborate create deliver develop drive ensure handle help lead maintain manage oversee own partner perform run support work'.split(
    ' ',
  ),
);

/** In characters: inflections share a root at least this long and differ by an ending at most this long. */
const ROOT_LENGTH = 4;
const MAX_ENDING = 4;

/** Compares by root: 'operating' is an inflection of 'operate', but 'remote' is not one of 'remove'. */
function isInflection(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const root = short.slice(0, Math.max(ROOT_LENGTH, short.length - 1));
  return long.startsWith(root) && long.length - short.length <= MAX_ENDING;
}

/**
 * Returns a function that tells whether a text says no more than `source`: all of its numbers and words occur there, as
 * such or inflected, except for stop words and a plain verb at its beginning.
 */
export function groundingCheck(source: string): (text: string) => boolean {
  const words = new Set(wordsIn(source));
  const byRoot = Map.groupBy(words, (word) => word.slice(0, ROOT_LENGTH));
  const isInSource = (word: string) =>
    words.has(word) ||
    (byRoot.get(word.slice(0, ROOT_LENGTH)) ?? []).some(
      (known) => known.length >= ROOT_LENGTH && isInflection(word, known),
    );
  return (text) => {
    const textWords = wordsIn(text);
    if (textWords.some((word) => /\d/.test(word) && !words.has(word))) return false;
    const claims = textWords.filter(
      (word, index) => !STOP_WORDS.has(word) && !(index === 0 && OPENING_VERBS.has(word)),
    );
    return claims.length > 0 && claims.every(isInSource);
  };
}
