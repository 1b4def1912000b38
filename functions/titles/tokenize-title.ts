import { joinPhrases } from './join-phrases.ts';
import { levelOfWord } from './levels.ts';
import { normalizeTitle } from './normalize-title.ts';
import { BORDER, SLASH } from './separators.ts';
import { meaningAt } from './spell-word.ts';
import { translateUnspaced, translateWords } from './translate.ts';
import { wordsOf } from './vocabulary.ts';

const heads = wordsOf('head');

const MAX_WORDS = 48;

/**
 * Splits a title into English words in the vocabulary's spelling, with BORDER and SLASH in between. Reads 240 characters or
 * 48 words. `spell` converts a written word to the vocabulary's spelling.
 */
export function tokenizeTitle(raw: string, spell: (word: string) => readonly string[]): string[] {
  const words: string[] = [];
  const text = translateUnspaced(normalizeTitle(raw));
  let at = 0;
  while (at < text.length && words.length < MAX_WORDS) {
    const end = wordEnd(text, at);
    if (end > at) {
      for (const word of spell(text.slice(at, end))) words.push(word);
      at = end;
    } else {
      const mark = separatorAt(text, at);
      if (mark !== '') words.push(mark);
      at += 1;
    }
  }
  return expandRole(joinPhrases(expandAlone(translateWords(words))));
}

/** 'EA' is an executive assistant if nothing but a level is beside it. */
function expandAlone(words: string[]): string[] {
  if (words.length > 2) return words;
  const meaning = meaningAt('alone', words.at(-1) ?? '');
  const isAlone = words.slice(0, -1).every((word) => levelOfWord.has(word));
  return meaning === undefined || !isAlone ? words : [...words.slice(0, -1), ...meaning];
}

/** Expands 'PM' and 'APM' in a title without another role. */
const expandRole = (words: string[]): string[] =>
  words.some((word) => heads.has(word) && !levelOfWord.has(word))
    ? words
    : words.flatMap((word) => meaningAt('roleless', word) ?? [word]);

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xd800 && code <= 0xdfff
    ? isAstralLetter(text, at)
    : /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at));
}

function isAstralLetter(text: string, at: number): boolean {
  const low = text.charCodeAt(at) >= 0xdc00;
  return /\p{L}/u.test(String.fromCodePoint(text.codePointAt(low ? at - 1 : at) ?? 0));
}

/** Returns the end of the word that starts here, or `start` if none does. C++, C#, .NET and R&D are words. */
function wordEnd(text: string, start: number): number {
  if (text.charAt(start) === '.' && text.startsWith('.net', start) && !isLetter(text, start + 4))
    return start + 4;
  let at = start;
  while (at < text.length) {
    if (isLetter(text, at)) at += 1;
    else if (at > start && continuesWord(text, start, at)) at += 1;
    else break;
  }
  return at;
}

function continuesWord(text: string, start: number, at: number): boolean {
  const mark = text.charAt(at);
  const length = at - start;
  if (mark === "'") return isLetter(text, at + 1);
  if (mark === '.') return /^\.(?:js|net)(?![a-z0-9])/.test(text.slice(at, at + 5));
  if (mark === '+')
    return text.charAt(start) === 'c' && length <= 2 && (text.charAt(at + 1) === '+' || length === 2);
  if (mark === '#') return length === 1 && (text.charAt(start) === 'c' || text.charAt(start) === 'f');
  if (mark === '&')
    return length <= 2 && isLetter(text, at + 1) && !(isLetter(text, at + 2) && isLetter(text, at + 3));
  return false;
}

function separatorAt(text: string, at: number): string {
  const mark = text.charAt(at);
  if (mark === ' ' || mark === '.' || mark === "'" || mark === '%' || mark === '$') return '';
  if (mark === '/') return SLASH;
  if (mark === '&' || mark === '+') return 'and';
  if (mark === '-') return isLetter(text, at - 1) && isLetter(text, at + 1) ? '' : BORDER;
  return /\s/.test(mark) ? '' : BORDER;
}
