import { decodeHTMLStrict } from 'entities';

/** Controls, bidirectional marks and other invisible characters, private and unassigned ones, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu;
const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\p{Variation_Selector}/gu;

/** Decodes character references until none is left, however often they were escaped. */
function decoded(text: string): string {
  let before = text;
  for (;;) {
    const after = decodeHTMLStrict(before);
    if (after === before || after.length > before.length) return before;
    before = after;
  }
}

/**
 * One line of plain text: no markup, character references, invisible characters, pictures or doubled spaces;
 * compatibility forms (Ⅱ, full width) become their usual letters. Angle brackets do not survive.
 */
export function lineOf(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\t\n\r\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PICTURES, ' ')
    .replace(/&(?=#?\w+;)/g, 'and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text without diacritics, as patterns for several languages expect it: 'Développeur' is 'Developpeur'. */
export const plainTitle = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC') : text;
