import { phraseLines } from './data/title-data.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly becomes: readonly string[];
}

/** The lines of phrases.txt, such as 'front end = frontend', by their first word, the longest first. */
const byFirstWord = new Map<string, Phrase[]>();
for (const line of phraseLines) {
  const [phrase = '', becomes = ''] = line.split(' = ');
  const words = phrase.split(' ');
  const sameFirst = byFirstWord.get(words[0] ?? '') ?? [];
  byFirstWord.set(words[0] ?? '', sameFirst);
  sameFirst.push({ words, becomes: becomes.split(' ') });
}
for (const sameFirst of byFirstWord.values())
  sameFirst.sort((one, two) => two.words.length - one.words.length);

/** Joins spelled words that form one term: 'front', 'end' become 'frontend'. */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] ?? '';
    const phrase = phraseAt(words, at, byFirstWord.get(first));
    if (phrase === undefined) {
      joined.push(first);
      at += 1;
    } else {
      for (const word of phrase.becomes) joined.push(word);
      at += phrase.words.length;
    }
  }
  return joined;
}

function phraseAt(
  words: readonly string[],
  start: number,
  phrases: readonly Phrase[] = [],
): Phrase | undefined {
  for (const phrase of phrases) {
    let at = 1;
    while (at < phrase.words.length && words[start + at] === phrase.words[at]) at += 1;
    if (at === phrase.words.length) return phrase;
  }
  return undefined;
}
