const ALREADY_FOLDED = /^[a-z ]*$/;
const NON_ASCII = /[^ -~]+/g;
const LETTER_REPLACEMENTS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  þ: 'th',
};
const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Lowercases a name and drops diacritics, apostrophes and punctuation. '&' becomes 'and'; other scripts stay. */
export function foldLetters(name: string): string {
  const lower = name.toLowerCase();
  if (ALREADY_FOLDED.test(lower)) return lower;
  return lower
    .replace(NON_ASCII, (letters) => spellOutLetters(letters.normalize('NFKD').replace(/\p{M}/gu, '')))
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Replaces the lower-case letters that Unicode doesn't take apart as people do who can't type them: 'ł' by
 * 'l', 'ß' by 'ss'.
 */
export const spellOutLetters = (text: string): string =>
  text.replace(/[łøđðßæœıħþ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);

/** Spells out 'st', 'ste', 'ft' and 'mt' before another word. Expects folded letters. */
export const spellOutAbbreviations = (folded: string): string =>
  /(?:^| )(?:ste?|ft|mt) /.test(folded)
    ? folded.replace(/(?:^|(?<= ))(?:ste?|ft|mt)(?= )/g, (word) => ABBREVIATIONS[word] ?? word)
    : folded;

/** Folds a name for lookup: 'St. Louis' becomes 'saint louis'. */
export const fold = (name: string): string => spellOutAbbreviations(foldLetters(name));
