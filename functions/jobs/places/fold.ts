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

/**
 * A name as looked up: lower case, without diacritics, apostrophes or punctuation, '&' as 'and', 'St.' as 'saint'.
 * Letters of other scripts stay.
 */
export function fold(name: string): string {
  const low = name.toLowerCase();
  const bare = PLAIN.test(low)
    ? low
    : low
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
  return /(?:^| )(?:ste?|ft|mt) /.test(bare)
    ? bare.replace(/(?:^|(?<= ))(?:ste?|ft|mt)(?= )/g, (word) => SHORT[word] ?? word)
    : bare;
}
