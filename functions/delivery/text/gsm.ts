/** The characters of a text of 160, or of parts of 153: https://www.etsi.org/deliver/etsi_ts/123000_123099/123038/ */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These count twice. */
const EXTENDED = new Set('^{}\\[~]|€');

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚ʼ`´]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
  [/[•·]/g, '-'],
  [/\s/g, ' '],
];

/** The most characters that two parts of a text hold. */
export const TWO_PARTS = 306;

/**
 * Spells a line in the characters of a plain text message: one other character would halve what fits into it.
 * Leaves out what has no spelling.
 */
export function toGsm(line: string): string {
  const spelled = SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), line);
  return [...spelled]
    .map((char) => (isGsm(char) ? char : [...char.normalize('NFKD')].filter(isGsm).join('')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** How much of a text message a line in these characters takes. */
export const gsmLength = (line: string): number =>
  [...line].reduce((sum, char) => sum + (EXTENDED.has(char) ? 2 : 1), 0);

const isGsm = (char: string): boolean => BASIC.has(char) || EXTENDED.has(char);
