import { kind } from './vocabulary.ts';
import { BORDER, SLASH, type Word, type Words } from './word.ts';

const isHeadWord = kind('head');
const isSeparator = kind('separator');
const isOf = kind('object-opener');

/** The words of one translation, or one word that has none. */
export interface Unit {
  readonly words: Words;
  readonly isTranslated: boolean;
}

/**
 * Puts the words of a title in the order of English, which ends a phrase with its head: 'analyst of data' becomes 'data
 * analyst', and 'manager of project of IT' 'IT project manager'.
 */
export function putHeadsLast(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(
    ({ words: [first] }) => first === BORDER || first === SLASH || isSeparator(first),
  );
  if (at < 0) return putHeadLast(units);
  return [
    ...putHeadLast(units.slice(0, at)),
    ...units.slice(at, at + 1),
    ...putHeadsLast(units.slice(at + 1)),
  ];
}

/** If a phrase starts with its head, reverses the other words and puts the head after them, followed by any numeral. */
function putHeadLast(phrase: readonly Unit[]): readonly Unit[] {
  const at = phrase.findIndex(({ words }) => !words.every((word) => word.level !== undefined || isOf(word)));
  const head = phrase[at];
  const rest = phrase.slice(at + 1).filter(({ words }) => !isOf(words[0]));
  if (head === undefined || !isHead(head) || rest.length === 0 || rest.some(isHead)) return phrase;
  const numerals = rest.filter(isNumeral);
  const others = rest.filter((unit) => !isNumeral(unit));
  return [...phrase.slice(0, at), ...joinUntranslated(others).reverse(), head, ...numerals];
}

const isNumeral = ({ words: [first, second] }: Unit): boolean =>
  first !== undefined && first.rankNumber > 0 && second === undefined;

function isHead({ words }: Unit): boolean {
  const last: Word | undefined = words.at(-1);
  return last !== undefined && ((isHeadWord(last) && last.level === undefined) || last.head !== undefined);
}

/** English words keep their order among each other: 'engenheiro de machine learning'. */
function joinUntranslated(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last === undefined || last.isTranslated || unit.isTranslated) joined.push(unit);
    else joined.splice(-1, 1, { ...last, words: [...last.words, ...unit.words] });
  }
  return joined;
}
