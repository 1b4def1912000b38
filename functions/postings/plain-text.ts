import { decodeHTMLStrict } from 'entities';
import { repairMojibake } from './repair-mojibake.ts';

/** Controls, bidirectional marks, private and unassigned characters, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu;
const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\p{Variation_Selector}/gu;

/** Compatibility forms would make letters of them: 'Webex™' would become 'WebexTM'. */
const TRADEMARKS = /[™℠®©]/g;

/** Decodes character references however often they were escaped. */
function decodeRepeatedly(text: string): string {
  let before = text;
  for (;;) {
    const after = decodeHTMLStrict(before);
    if (after === before || after.length > before.length) return before;
    before = after;
  }
}

/**
 * Converts untrusted text to one line of plain text, without markup, angle brackets, character references,
 * invisible characters, emoji or double spaces. Compatibility forms such as 'Ⅱ' and full-width letters become
 * plain letters, and text that was encoded once too often is repaired.
 */
export function toPlainLine(text: string): string {
  return repairMojibake(decodeRepeatedly(text))
    .replace(TRADEMARKS, '')
    .normalize('NFKC')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\t\n\r\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(EMOJI, ' ')
    .replace(/&(?=#?\w+;)/g, 'and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Développeur' becomes 'Developpeur', as the patterns for several languages expect. */
export const stripDiacritics = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC') : text;
