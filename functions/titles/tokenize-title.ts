import { joinPhrases } from './join-phrases.ts';
import { normalizeTitle } from './normalize-title.ts';
import { type Spell, wordsOfSpelled } from './spell-word.ts';
import { translateUnspaced, translateWords } from './translate.ts';
import { kind, wordsOf } from './vocabulary.ts';
import { BORDER, SLASH, Word, type Words } from './word.ts';

const MAX_WORDS = 48;
const [AND] = wordsOf('ampersand');

/**
 * Splits a title into English words in the vocabulary's spelling, with BORDER and SLASH in between. Reads 240
 * characters or 48 words. `spell` converts a written word to the vocabulary's spelling.
 */
export function tokenizeTitle(raw: string, spell: Spell): Words {
  const words: Word[] = [];
  const text = putHeadsBeforeBrackets(translateUnspaced(normalizeTitle(raw)), spell);
  for (let at = 0; at < text.length && words.length < MAX_WORDS; ) {
    const end = wordEnd(text, at);
    if (end > at) {
      const spelled = spell(text.slice(at, end));
      if (spelled instanceof Word) words.push(spelled);
      else words.push(...spelled);
    } else {
      const mark = separatorAt(text, at);
      if (mark !== undefined) words.push(mark);
    }
    at = Math.max(end, at + 1);
  }
  return expandRole(joinPhrases(resolveLone(expandAlone(translateWords(words)))));
}

const BRACKETS_BEFORE_WORD = /([a-z]+)\s*(\([^()]*\))\s*([a-z]+)/g;

/** A 'QA Automation (Cypress) Engineer' is a QA automation engineer. */
function putHeadsBeforeBrackets(text: string, spell: Spell): string {
  if (!text.includes('(')) return text;
  const isHeadWord = (written: string) => wordsOfSpelled(spell(written)).some(isHead);
  return text.replace(BRACKETS_BEFORE_WORD, (all, before: string, brackets: string, after: string) =>
    isHeadWord(after) && !isHeadWord(before) ? `${before} ${after} ${brackets}` : all,
  );
}

/** 'EA' is an executive assistant if nothing but a level is beside it. */
function expandAlone(words: Words): Words {
  if (words.length > 2 || !words.some(({ meaning }) => meaning?.['alone'] !== undefined)) return words;
  const isAlone = (at: number) =>
    words.every((word, other) => other === at || (word.level ?? word.numeral) !== undefined);
  return words.flatMap((word, at) => (isAlone(at) ? word.meaning?.['alone'] : undefined) ?? word);
}

const isHead = kind('head');

/** A form alone in its phrase is a field if another phrase names the role: the 'Tech' of a 'Recruiter, Tech'. */
function resolveLone(words: Words): Words {
  if (!words.some(({ meaning }) => meaning?.['inside'] !== undefined)) return words;
  const isEdge = (at: number) => words[at] === undefined || words[at] === BORDER;
  return words.flatMap((word, at) => {
    const inside = isEdge(at - 1) && isEdge(at + 1) ? word.meaning?.['inside'] : undefined;
    return inside !== undefined && words.some((other) => other !== word && isHead(other)) ? inside : word;
  });
}

/** Expands 'PM' and 'APM' in a title without another role. */
function expandRole(words: Words): Words {
  if (!words.some(({ meaning }) => meaning?.['roleless'] !== undefined)) return words;
  return words.some((word) => isHead(word) && word.level === undefined)
    ? words
    : words.flatMap((word) => word.meaning?.['roleless'] ?? word);
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Classes of characters. A mark may be part of a word, and a space separates nothing. */
const [BREAK, SPACE, MARK, ALPHANUMERIC] = [0, 1, 2, 3];
const classes = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[\s%$]/.test(character)) return SPACE;
  return /[a-z0-9]/.test(character) ? ALPHANUMERIC : /['.+#&]/.test(character) ? MARK : BREAK;
});

/** Whether a letter or digit is at a place. A pair of surrogates counts as two. */
function isLetter(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (code < 128) return classes[code] === ALPHANUMERIC;
  const isSecond = code >= 0xdc00 && code <= 0xdfff;
  return LETTER.test(String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at) ?? 0));
}

/** Returns the end of the word that starts here, or `start` if none does. C++, C#, .NET and R&D are words. */
function wordEnd(text: string, start: number): number {
  if (classes[text.charCodeAt(start)] === SPACE) return start;
  if (text.charAt(start) === '.' && text.startsWith('.net', start) && !isLetter(text, start + 4))
    return start + 4;
  let at = start;
  while (isLetter(text, at) || (at > start && continuesWord(text, start, at))) at += 1;
  return at;
}

function continuesWord(text: string, start: number, at: number): boolean {
  if (at >= text.length || classes[text.charCodeAt(at)] !== MARK) return false;
  const written = text.slice(start, at);
  switch (text.charAt(at)) {
    case "'":
      return isLetter(text, at + 1);
    case '.':
      return /^\.(?:js|net)(?![a-z0-9])/.test(text.slice(at, at + 5));
    case '+':
      return written === 'c+' || (written === 'c' && text.charAt(at + 1) === '+');
    case '#':
      return written === 'c' || written === 'f';
    default:
      return (
        written.length <= 2 && isLetter(text, at + 1) && !(isLetter(text, at + 2) && isLetter(text, at + 3))
      );
  }
}

function separatorAt(text: string, at: number): Word | undefined {
  const mark = text.charAt(at);
  const characterClass = classes[text.charCodeAt(at)];
  if (characterClass === SPACE || mark === '.' || mark === "'") return undefined;
  if (mark === '/') return SLASH;
  if (mark === '&' || mark === '+') return AND;
  if (mark === '-' && isLetter(text, at - 1) && isLetter(text, at + 1)) return undefined;
  return /\s/.test(mark) ? undefined : BORDER;
}
