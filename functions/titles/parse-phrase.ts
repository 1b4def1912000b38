import { recordLevel } from './levels.ts';
import { kind } from './vocabulary.ts';
import type { Word, Words } from './word.ts';

/** A head and the words before it. */
export interface HeadWithWords {
  readonly head: Word;
  readonly words: Words;
}

/** The levels and territories that a title has named so far. */
export interface Named {
  readonly levels: string[];
  readonly territories: string[];
}

/** The heads of a phrase in order, and the words after the last one (or all words, without a head). */
export interface ParsedPhrase {
  readonly heads: readonly HeadWithWords[];
  readonly rest: Words;
}

const isHead = kind('head');
const isWeak = kind('weak');
const isPeer = kind('peer');
const isChanger = kind('changer', 'adjacent');
const isForDevelopers = kind('for-developers');
const isDeveloper = kind('developer');
const isManager = kind('manager');

/** Parses a phrase and appends its levels and territories to `named`. `before` is SLASH if one precedes the phrase. */
export function parsePhrase(tokens: Words, named: Named, before?: Word): ParsedPhrase {
  const words = meaningfulWords(tokens, named, before);
  return words.some((word) => isHead(word) && !isWeak(word)) ? parseHeads(words) : parseWeakHead(words);
}

/** Returns the levels that a phrase names by itself. */
export function levelsIn(tokens: Words, before?: Word): readonly string[] {
  const levels: string[] = [];
  meaningfulWords(tokens, { levels, territories: [] }, before);
  return levels;
}

/** A head as a part of another role is its field: 'Engineer Manager' manages engineering. */
export const asField = (word: Word): Word => word.field ?? word;

/** Parses a phrase whose heads are not roles, as in 'for Software Engineers'. Heads become their fields. */
export const parseField = (tokens: Words, named: Named): Words => meaningfulWords(tokens, named).map(asField);

/** Returns the words of a phrase without levels, territories and noise. Appends levels and territories to `named`. */
export function meaningfulWords(tokens: Words, named: Named, before?: Word): Words {
  if (tokens.every(isPlain)) return tokens;
  const words: Word[] = [];
  let last = before;
  const add = (word: Word) => {
    const isLevel = !word.isPlain && recordLevel(named.levels, word, last, tokens.length === 1);
    if (word.isTerritory) named.territories.push(word.text);
    else if (isLevel ? isWeak(word) : !word.isNoise) words.push(word);
    last = word;
  };
  tokens.forEach((token, at) => {
    if (token.isPlain) add(token);
    else for (const word of resolveEnding(token, tokens, at)) add(word);
  });
  return words;
}

export const isPlain = (word: Word): boolean => word.isPlain;

/** 'Admin' is an administrator at the end of a phrase without a manager; 'Developer' before 'Tools' is development. */
function resolveEnding(token: Word, tokens: Words, at: number): Words {
  if (isDeveloper(token) && isForDevelopers(tokens[at + 1])) return [asField(token)];
  const last = token.meaning?.['last'];
  if (last === undefined) return token.alone;
  const isLast = tokens.slice(at + 1).every(isAside) && !tokens.slice(0, at).some(isManager);
  return isLast ? last : (token.meaning?.['inside'] ?? token.alone);
}

const isAside = ({ level, numeral, isNoise, tool }: Word): boolean =>
  (level ?? numeral ?? tool) !== undefined || isNoise;

function parseWeakHead(words: Words): ParsedPhrase {
  const at = words.findLastIndex(isWeak);
  const head = words[at];
  if (head === undefined) return { heads: [], rest: words.filter(isNoRank) };
  return {
    heads: [{ head, words: words.slice(0, at).filter(isNoRank) }],
    rest: words.slice(at + 1).filter(isNoRank),
  };
}

const isNoRank = (word: Word): boolean => !(isWeak(word) && word.level !== undefined);

/**
 * Whether two heads are two roles: 'Tester Developer', and 'Office Manager Administrative Assistant', where both have words
 * of their own.
 */
const areRoles = (one: Word, between: Words, other: Word): boolean =>
  (isPeer(one) && isPeer(other)) || (between.length > 0 && !isChanger(one) && !isChanger(other));

function parseHeads(words: Words): ParsedPhrase {
  const heads: HeadWithWords[] = [];
  let last: HeadWithWords | undefined;
  let since: Word[] = [];
  for (const word of words) {
    if (isWeak(word)) {
      if (last === undefined && word.level === undefined) since.push(word);
    } else if (!isHead(word)) since.push(word);
    else {
      const isPeers = last !== undefined && last.words.length > 0 && areRoles(last.head, since, word);
      if (last === undefined) last = { head: word, words: since };
      else if (isPeers) {
        heads.push(last);
        last = { head: word, words: since.length > 0 ? since : last.words };
      } else last = { head: word, words: [...last.words, asField(last.head), ...since] };
      since = [];
    }
  }
  if (last !== undefined) heads.push(last);
  return { heads, rest: since };
}
