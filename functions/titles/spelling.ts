import { cacheByWord } from './cache-by-word.ts';
import { phrases } from './vocabulary/phrases.ts';
import { singulars, spellings } from './vocabulary/spellings.ts';

const MAX_WORD_LENGTH = 32;

/**
 * Converts a lower-case word to the vocabulary's spelling: 'sr' to 'senior', 'swe' to 'software engineer', plurals to
 * singular.
 */
export const spellWord = cacheByWord(computeSpelling);

function computeSpelling(written: string): readonly string[] {
  if (written === '.net') return ['dotnet'];
  if (written === 'c++') return ['cpp'];
  if (written === 'c#') return ['dotnet'];
  if (written.endsWith('#')) return [`${written.charAt(0)}sharp`];
  const bare = written
    .replace(/'s$/, '')
    .replace(/[&'.+#]/g, '')
    .slice(0, MAX_WORD_LENGTH);
  if (bare === '') return [];
  const known = spellings.get(written) ?? spellings.get(bare);
  if (known !== undefined) return known.split(' ');
  const one = singular(bare);
  return (spellings.get(one) ?? one).split(' ');
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || singulars.has(word) || /(?:ss|us|is|ics|js)$/.test(word))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sses|ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

interface Phrase {
  readonly words: readonly string[];
  readonly becomes: readonly string[];
}

const phrasesByFirst = new Map<string, Phrase[]>();
for (const [phrase, becomes] of phrases) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  const sameFirst = phrasesByFirst.get(first) ?? [];
  sameFirst.push({ words, becomes: becomes.split(' ') });
  phrasesByFirst.set(
    first,
    sameFirst.sort((one, two) => two.words.length - one.words.length),
  );
}

/** Joins spelled words that form one term: 'front', 'end' become 'frontend'. */
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
