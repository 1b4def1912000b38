import { recordLevel } from './levels.ts';
import { sharedFunctions } from './vocabulary/functions.ts';
import {
  fieldOfHead,
  forDevelopers,
  heads,
  learnerHeads,
  managers,
  peerHeads,
  weakHeads,
} from './vocabulary/heads.ts';
import { levelOfWord, numerals } from './vocabulary/levels.ts';
import { endings } from './vocabulary/spellings.ts';
import { isTool } from './vocabulary/tools.ts';
import { noise, notSoftware, servedDomains } from './vocabulary/word-classes.ts';

/** A head and the words before it. */
export interface HeadWithWords {
  readonly head: string;
  readonly words: readonly string[];
}

/** The heads of a phrase in order, and the words after the last one (or all words, without a head). */
export interface Phrase {
  readonly heads: readonly HeadWithWords[];
  readonly rest: readonly string[];
}

/** Parses a phrase and appends its levels to `levels`. `before` is SLASH if one precedes the phrase. */
export function parsePhrase(tokens: readonly string[], levels: string[], before?: string): Phrase {
  const words = meaningfulWords(tokens, levels, before);
  const strong = words.some((word) => heads.has(word) && !weakHeads.has(word));
  return strong ? parseHeads(words) : parseWeakHead(words);
}

/** Parses a phrase whose heads are not roles, as in 'for Software Engineers'. Heads become their fields. */
export function parseField(tokens: readonly string[], levels: string[]): readonly string[] {
  return meaningfulWords(tokens, levels).map((word) => fieldOfHead.get(word) ?? word);
}

function meaningfulWords(tokens: readonly string[], levels: string[], before?: string): string[] {
  const words: string[] = [];
  const resolved = tokens.map((token, at) => resolveEnding(token, tokens, at));
  resolved.forEach((word, at) => {
    const isLevel = recordLevel(levels, word, resolved[at - 1] ?? before, tokens.length === 1);
    if (isLevel ? weakHeads.has(word) : !isNoise(word)) words.push(word);
  });
  return words;
}

/** 'Admin' is an administrator at the end of a phrase; 'Developer' before 'Tools' is development. */
function resolveEnding(token: string, tokens: readonly string[], at: number): string {
  if (token === 'developer' && forDevelopers.has(tokens[at + 1] ?? '')) return 'development';
  const forms = endings.get(token);
  if (forms === undefined) return token;
  const last = tokens
    .slice(at + 1)
    .every((word) => levelOfWord.has(word) || numerals.has(word) || noise.has(word) || isTool(word));
  return last ? forms[0] : forms[1];
}

/** Single letters are noise, except for the languages C and R. */
function isNoise(word: string): boolean {
  const letter = word.length === 1 && word >= 'a' && word <= 'z' && word !== 'c' && word !== 'r';
  return letter || noise.has(word) || (word < ':' && /^\d+$/.test(word));
}

function parseWeakHead(words: readonly string[]): Phrase {
  const at = words.findLastIndex(
    (word, i) => weakHeads.has(word) && (learnerHeads.has(word) || i === words.length - 1),
  );
  const head = words[at];
  const plain = (part: readonly string[]) =>
    part.filter((word) => !(weakHeads.has(word) && levelOfWord.has(word)));
  if (head === undefined) return { heads: [], rest: plain(words) };
  return { heads: [{ head, words: plain(words.slice(0, at)) }], rest: plain(words.slice(at + 1)) };
}

function parseHeads(words: readonly string[]): Phrase {
  const found: HeadWithWords[] = [];
  let last: HeadWithWords | undefined;
  let since: string[] = [];
  for (const word of words) {
    if (weakHeads.has(word)) {
      if (last === undefined && !levelOfWord.has(word)) since.push(word);
    } else if (word === 'intest' && last !== undefined) {
      last = { head: 'engineer', words: ['sdet'] };
    } else if (!heads.has(word)) since.push(word);
    else if (last === undefined) {
      last = { head: word, words: since };
      since = [];
    } else if (managers.has(last.head) && last.words.length === 0) since.push(fieldOfHead.get(word) ?? word);
    else if (word === last.head && since.length === 0) continue;
    else if (peerHeads.has(word) && peerHeads.has(last.head) && last.words.length > 0) {
      found.push(last);
      last = { head: word, words: since.length > 0 ? since : last.words };
      since = [];
    } else {
      last = { head: word, words: [...last.words, fieldOfHead.get(last.head) ?? last.head, ...since] };
      since = [];
    }
  }
  if (last !== undefined) found.push(last);
  return { heads: found, rest: since };
}

/**
 * Returns the words of an alternative before a head with the function that it shares with the last one: the 'product' of a
 * 'Product and Solutions Marketing Manager' is product marketing, the 'web' of a 'Web/App Test Engineer' web test, and
 * the 'AI' of an 'AI/ML Data Scientist' AI data.
 */
export function shareFunction(
  other: readonly string[],
  words: readonly string[],
  head: string,
): readonly string[] {
  const last = words.at(-1) ?? '';
  const isShared = managers.has(head)
    ? sharedFunctions.has(last)
    : last === 'test' || last === 'security' || (head === 'scientist' && last === 'data');
  // A 'Data & Control Systems Engineer' builds systems.
  if (head === 'engineer' && last === 'system' && words.length > 1 && other.join() === 'data')
    return [...other, last];
  // An 'AI/ML Hardware Design Engineer' designs hardware for both.
  const rest = words.slice(1);
  if (servedDomains.has(other.join()) && rest.some((word) => notSoftware.has(word)))
    return [...other, ...rest];
  // 'Cybersecurity' is one word as written.
  const isOneWord = words.at(-2) === 'cyber' && words.length === 2;
  return isShared && words.length > 1 && !isOneWord ? [...other, last] : other;
}
