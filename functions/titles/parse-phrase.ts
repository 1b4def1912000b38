import { isRankNumber, levelOfWord, numerals, recordLevel } from './levels.ts';
import { remember } from './remember.ts';
import { meaningAt } from './spell-word.ts';
import { isTerritory } from './territories.ts';
import { isTool } from './tools.ts';
import { fieldOfHead, wordsOf } from './vocabulary.ts';

/** A head and the words before it. */
export interface HeadWithWords {
  readonly head: string;
  readonly words: readonly string[];
}

/** The levels and territories that a title has named so far. */
export interface Named {
  readonly levels: string[];
  readonly territories: string[];
}

/** The heads of a phrase in order, and the words after the last one (or all words, without a head). */
export interface Phrase {
  readonly heads: readonly HeadWithWords[];
  readonly rest: readonly string[];
}

const heads = wordsOf('head');
const weakHeads = wordsOf('weak');
const learners = wordsOf('learner');
const managers = wordsOf('manager');
const peers = wordsOf('peer');
const noise = wordsOf('noise');
const forDevelopers = wordsOf('for-developers');
const developers = wordsOf('developer');

/** Parses a phrase and appends its levels and territories to `named`. `before` is SLASH if one precedes the phrase. */
export function parsePhrase(tokens: readonly string[], named: Named, before?: string): Phrase {
  const words = meaningfulWords(tokens, named, before);
  return words.some((word) => heads.has(word) && !weakHeads.has(word))
    ? parseHeads(words)
    : parseWeakHead(words);
}

/** Returns the levels that a phrase names by itself. */
export function levelsIn(tokens: readonly string[], before?: string): readonly string[] {
  const named: Named = { levels: [], territories: [] };
  if (!tokens.every(isPlain)) meaningfulWords(tokens, named, before);
  // 'Instructional Assistant, Special Education I' ends in a level.
  if (named.levels.length === 0 && tokens.length > 1 && tokens.at(-1) === 'i')
    named.levels.push('entrylevel');
  return named.levels;
}

/** Parses a phrase whose heads are not roles, as in 'for Software Engineers'. Heads become their fields. */
export const parseField = (tokens: readonly string[], named: Named): readonly string[] =>
  meaningfulWords(tokens, named).map((word) => fieldOfHead.get(word) ?? word);

export function meaningfulWords(tokens: readonly string[], named: Named, before?: string): string[] {
  const words: string[] = [];
  let last = before;
  for (const [at, token] of tokens.entries())
    if (isPlain(token)) {
      words.push(token);
      last = token;
    } else
      for (const word of resolveEnding(token, tokens, at)) {
        const isLevel = recordLevel(named.levels, word, last, tokens.length === 1);
        if (isTerritory(word)) named.territories.push(word);
        else if (isLevel ? weakHeads.has(word) : !isNoise(word)) words.push(word);
        last = word;
      }
  return words;
}

/** Whether a word is no level, territory or noise, and means the same everywhere. Most words are plain. */
const isPlain = remember(
  (word: string): boolean =>
    !(levelOfWord.has(word) || numerals.has(word) || isRankNumber(word) || isTerritory(word)) &&
    !(isNoise(word) || developers.has(word) || meaningAt('last', word) !== undefined),
);

/** 'Admin' is an administrator at the end of a phrase; 'Developer' before 'Tools' is development. */
function resolveEnding(token: string, tokens: readonly string[], at: number): readonly string[] {
  if (developers.has(token) && forDevelopers.has(tokens[at + 1] ?? ''))
    return [fieldOfHead.get(token) ?? token];
  const last = meaningAt('last', token);
  if (last === undefined) return [token];
  const isLast = tokens
    .slice(at + 1)
    .every((word) => levelOfWord.has(word) || numerals.has(word) || noise.has(word) || isTool(word));
  return isLast ? last : (meaningAt('inside', token) ?? [token]);
}

/** Single letters are noise, except for the languages C and R. */
const isNoise = (word: string): boolean =>
  noise.has(word) || /^\d+$/.test(word) || (/^[a-z]$/.test(word) && !isTool(word));

function parseWeakHead(words: readonly string[]): Phrase {
  const at = words.findLastIndex(
    (word, i) => weakHeads.has(word) && (learners.has(word) || i === words.length - 1),
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
    } else if (!heads.has(word)) since.push(word);
    else if (last === undefined) {
      last = { head: word, words: since };
      since = [];
    } else if (managers.has(last.head) && last.words.length === 0) since.push(fieldOfHead.get(word) ?? word);
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
  return { heads: found, rest: since };
}
