import { singulars, spellings } from './vocabulary/spellings.ts';

const LONGEST_WORD = 32;
const REMEMBERED = 20_000;
const remembered = new Map<string, readonly string[]>();

/**
 * The words a written word stands for in the vocabulary's spelling: 'Sr' is senior, 'SWE' software engineer, plurals
 * are singular. Takes lower case; the last 20,000 words are remembered.
 */
export function spelled(written: string): readonly string[] {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const words = spell(written);
  remembered.set(written, words);
  return words;
}

function spell(written: string): readonly string[] {
  if (written === '.net') return ['dotnet'];
  if (written === 'c++') return ['cpp'];
  if (written.endsWith('#')) return [`${written.charAt(0)}sharp`];
  const bare = written
    .replace(/'s$/, '')
    .replace(/[&'.+#]/g, '')
    .slice(0, LONGEST_WORD);
  if (bare === '') return [];
  const known = spellings.get(bare);
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
