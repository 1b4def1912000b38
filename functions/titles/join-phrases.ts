import { phrases } from './vocabulary/phrases.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly becomes: readonly string[];
}

const phrasesByFirst = new Map<string, Phrase[]>();
for (const [phrase, becomes] of phrases) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  const same = phrasesByFirst.get(first) ?? [];
  same.push({ words, becomes: becomes.split(' ') });
  phrasesByFirst.set(
    first,
    same.sort((one, two) => two.words.length - one.words.length),
  );
}

/** Spelled words with those that mean one thing together joined: 'front', 'end' become 'frontend'. */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < words.length) {
    const first = words[at] ?? '';
    const phrase = phrasesByFirst
      .get(first)
      ?.find((one) => one.words.every((word, i) => words[at + i] === word));
    if (phrase === undefined) joined.push(first);
    else for (const word of phrase.becomes) joined.push(word);
    at += phrase?.words.length ?? 1;
  }
  return joined;
}
