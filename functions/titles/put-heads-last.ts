import { isRankNumber, levelOfWord } from './levels.ts';
import { BORDER, SLASH } from './separators.ts';
import { fieldOfHead, wordsOf } from './vocabulary.ts';

const heads = wordsOf('head');

/** The words of one translation, or one word that has none. */
export interface Unit {
  words: readonly string[];
  readonly isTranslated: boolean;
}

/**
 * Puts the words of a title in the order of English, which ends a phrase with its head: 'analyst of data' becomes 'data
 * analyst', and 'manager of project of IT' 'IT project manager'.
 */
export const putHeadsLast = (units: readonly Unit[]): Unit[] => phrasesOf(units).flatMap(putHeadLast);

/** Splits a title before and after what separates its phrases. */
function phrasesOf(units: readonly Unit[]): Unit[][] {
  const phrases: Unit[][] = [[]];
  for (const unit of units)
    if (separators.has(unit.words[0] ?? '')) phrases.push([unit], []);
    else phrases.at(-1)?.push(unit);
  return phrases;
}

const separators: ReadonlySet<string> = new Set([BORDER, SLASH, ...wordsOf('separator')]);

/** If a phrase starts with its head, reverses the other words and puts the head after them, followed by any numeral. */
function putHeadLast(phrase: readonly Unit[]): readonly Unit[] {
  const at = phrase.findIndex(({ words }) => !words.every((word) => levelOfWord.has(word) || word === 'of'));
  const head = phrase[at];
  const rest = phrase.slice(at + 1).filter(({ words }) => words[0] !== 'of');
  if (head === undefined || !isHead(head) || rest.length === 0 || rest.some(isHead)) return phrase;
  const numerals = rest.filter(({ words }) => isRankNumber(words.join()));
  const others = rest.filter((unit) => !numerals.includes(unit));
  return [...phrase.slice(0, at), ...joinUntranslated(others).reverse(), head, ...numerals];
}

const fields: ReadonlySet<string> = new Set(fieldOfHead.values());

function isHead({ words }: Unit): boolean {
  const last = words.at(-1) ?? '';
  return (heads.has(last) && !levelOfWord.has(last)) || fields.has(last);
}

/** English words keep their order among each other: 'engenheiro de machine learning'. */
function joinUntranslated(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last === undefined || last.isTranslated || unit.isTranslated) joined.push({ ...unit });
    else last.words = [...last.words, ...unit.words];
  }
  return joined;
}
