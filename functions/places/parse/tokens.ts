import { fold } from '../fold.ts';

/** What stands before a word: nothing but space, a joint within a name, the border of a field, of one in brackets, or of a group. */
export type Border = 'space' | 'joint' | 'field' | 'aside' | 'group';

/** A word of a location string. `code`: its letters are all capitals, so it may be a code. */
export type Word = { text: string; folded: string; border: Border; code: boolean };

const FLAG = /\p{RI}\p{RI}/gu;
const letterOf = (indicator: string) =>
  String.fromCodePoint((indicator.codePointAt(0) ?? 0) - 0x1f1e6 + 'A'.charCodeAt(0));

/** Makes flags codes, closes up 'D.C.' and 'U.S.', spells '&' out; 'Warehouse/DC' is a distribution centre. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(FLAG, (flag) => `, ${[...flag].map(letterOf).join('')}, `)
    .replace(/\b((?:\p{L}\.){2,}(?:\p{L}\b)?|\p{L}\.\p{L}\b)/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/\b(warehouse|retail|store) ?\/ ?DC\b/gi, '$1')
    .replace(/&/g, ' and ')
    .replace(/\b(?:town|township|city|village|borough) of (?=\p{Lu})/giu, '');
}

function borderOf(between: string): Border {
  if (/[;|•·\n\r\t▪●]|\s\+\s/.test(between)) return 'group';
  if (/[([]\s*$/.test(between)) return 'aside';
  if (/[,()[\]{}:/\\_–—→>+*"“”]|\s-|-\s/.test(between)) return 'field';
  return /^[-.]+$/.test(between) ? 'joint' : 'space';
}

/** Of a location string so many characters and words are read. */
const LONGEST = 4000;
const MOST_WORDS = 400;

/** The words of a location string with the borders between them; at most its first 400 are read. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  const source = plain(text.slice(0, LONGEST)).slice(0, LONGEST);
  for (const match of source.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‘ʻ`][\p{L}\p{N}]+)*/gu)) {
    const word = match[0];
    words.push({
      text: word,
      folded: fold(word),
      border: words.length === 0 ? 'group' : borderOf(source.slice(end, match.index)),
      code: /^[A-Z]{2,4}$/.test(word),
    });
    end = match.index + word.length;
    if (words.length === MOST_WORDS) break;
  }
  return words;
}
