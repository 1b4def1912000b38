const PLAIN = /^[a-z ]*$/;
/** Letters outside of ASCII. */
const BEYOND = /[^ -~]+/g;
const LETTERS: Record<string, string> = {
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
const SHORT: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Lowercases a name and drops its diacritics, apostrophes and punctuation; '&' becomes 'and'. Other scripts stay. */
export function foldLetters(name: string): string {
  const low = name.toLowerCase();
  if (PLAIN.test(low)) return low;
  return low
    .replace(BEYOND, (letters) =>
      letters
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[łøđðßæœıħþ]/g, (letter) => LETTERS[letter] ?? letter),
    )
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Spells out the 'st', 'ste', 'ft' and 'mt' that another word follows. Expects folded letters. */
export const spellOutAbbreviations = (folded: string): string =>
  /(?:^| )(?:ste?|ft|mt) /.test(folded)
    ? folded.replace(/(?:^|(?<= ))(?:ste?|ft|mt)(?= )/g, (word) => SHORT[word] ?? word)
    : folded;

/** Folds a name for lookup: its letters folded, and 'St. Louis' as 'saint louis'. */
export const fold = (name: string): string => spellOutAbbreviations(foldLetters(name));
