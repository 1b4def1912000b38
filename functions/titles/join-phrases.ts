import type { Phrase, Word, Words } from './word.ts';

/** Returns the first of some phrases that a title has at a place. */
export function phraseAt<Found extends Pick<Phrase, 'words'>>(
  words: Words,
  start: number,
  phrases: readonly Found[],
): Found | undefined {
  for (const phrase of phrases) {
    let at = 1;
    while (at < phrase.words.length && words[start + at] === phrase.words[at]) at += 1;
    if (at === phrase.words.length) return phrase;
  }
  return undefined;
}

/** Joins spelled words that form one term, as in phrases.txt: 'front', 'end' become 'frontend'. */
export function joinPhrases(words: Words): Words {
  let joined: Word[] | undefined;
  for (let at = 0; at < words.length; ) {
    const first = words[at];
    if (first === undefined) break;
    const phrase = first.phrases.length > 0 ? phraseAt(words, at, first.phrases) : undefined;
    if (phrase === undefined) joined?.push(first);
    else {
      joined ??= words.slice(0, at);
      joined.push(...phrase.becomes);
    }
    at += phrase?.words.length ?? 1;
  }
  return joined ?? words;
}
