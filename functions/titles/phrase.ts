import { noteLevel } from './levels.ts';
import { fieldOfHead, forDevelopers, heads, learners, peers, people, weak } from './vocabulary/heads.ts';
import { levelOfWord, numerals } from './vocabulary/levels.ts';
import { noise } from './vocabulary/noise.ts';
import { endings } from './vocabulary/spellings.ts';

/** A head found in a phrase, with the words before it. */
export interface Found {
  readonly head: string;
  readonly words: readonly string[];
}

/** What one phrase between two borders holds: its heads in order, and the words behind the last (or all, without a head). */
export interface Phrase {
  readonly found: readonly Found[];
  readonly rest: readonly string[];
}

/** Reads a phrase; levels it names are added to `levels`. `before` is what stands in front of it, if a slash does. */
export function readPhrase(tokens: readonly string[], levels: string[], before?: string): Phrase {
  const words = plainWords(tokens, levels, before);
  const strong = words.some((word) => heads.has(word) && !weak.has(word));
  return strong ? readHeads(words) : readWeakHead(words);
}

/** The words of a phrase in which no head counts ('for Software Engineers'), heads turned into their fields. */
export function readField(tokens: readonly string[], levels: string[]): readonly string[] {
  return plainWords(tokens, levels).map((word) => fieldOfHead.get(word) ?? word);
}

function plainWords(tokens: readonly string[], levels: string[], before?: string): string[] {
  const words: string[] = [];
  tokens.forEach((token, at) => {
    const word = meantThere(token, tokens, at);
    const isLevel = noteLevel(levels, word, tokens[at - 1] ?? before, tokens.length === 1);
    if (isLevel ? weak.has(word) : !isNoise(word)) words.push(word);
  });
  return words;
}

/** What a word stands for in its place: 'Admin' is an administrator at the end, 'Developer Tools' are for development. */
function meantThere(token: string, tokens: readonly string[], at: number): string {
  if (token === 'developer' && forDevelopers.has(tokens[at + 1] ?? '')) return 'development';
  const forms = endings.get(token);
  if (forms === undefined) return token;
  const last = tokens
    .slice(at + 1)
    .every((word) => levelOfWord.has(word) || numerals.has(word) || noise.has(word));
  return last ? forms[0] : forms[1];
}

/** 'C' and 'R' are languages; other single letters say nothing. */
function isNoise(word: string): boolean {
  const letter = word.length === 1 && word >= 'a' && word <= 'z' && word !== 'c' && word !== 'r';
  return letter || noise.has(word) || /^\d+$/.test(word);
}

function readWeakHead(words: readonly string[]): Phrase {
  const at = words.findLastIndex(
    (word, i) => weak.has(word) && (learners.has(word) || i === words.length - 1),
  );
  const head = words[at];
  if (head === undefined) return { found: [], rest: words };
  const plain = (part: readonly string[]) =>
    part.filter((word) => !(weak.has(word) && levelOfWord.has(word)));
  return { found: [{ head, words: plain(words.slice(0, at)) }], rest: plain(words.slice(at + 1)) };
}

function readHeads(words: readonly string[]): Phrase {
  const found: Found[] = [];
  let last: Found | undefined;
  let since: string[] = [];
  for (const word of words) {
    if (weak.has(word)) {
      if (last === undefined && !levelOfWord.has(word)) since.push(word);
    } else if (word === 'intest' && last !== undefined) {
      last = { head: 'engineer', words: ['sdet'] };
    } else if (!heads.has(word)) since.push(word);
    else if (last === undefined) {
      last = { head: word, words: since };
      since = [];
    } else if (people.has(last.head) && last.words.length === 0) since.push(fieldOfHead.get(word) ?? word);
    else if (word === last.head && since.length === 0) continue;
    else if (peers.has(word) && peers.has(last.head) && last.words.length > 0) {
      found.push(last);
      last = { head: word, words: since.length > 0 ? since : last.words };
      since = [];
    } else {
      last = { head: word, words: [...last.words, fieldOfHead.get(last.head) ?? last.head, ...since] };
      since = [];
    }
  }
  if (last !== undefined) found.push(last);
  return { found, rest: since };
}
