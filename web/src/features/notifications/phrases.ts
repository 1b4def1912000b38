/** The most companies, or words, that can be excluded. */
export const MOST_EXCLUDED = 50;
/** The longest of them, in letters. */
export const LONGEST = 100;

/** A phrase as it is kept: without stray space. */
export const tidyPhrase = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** What speaks against adding a phrase to those that are excluded; undefined for nothing. */
export function whyNotAdded(phrase: string, known: readonly string[]): string | undefined {
  const same = known.find((one) => one.toLowerCase() === phrase.toLowerCase());
  if (same !== undefined) return `${same} is excluded already.`;
  if (!/[\p{L}\p{N}]/u.test(phrase)) return 'Please write at least a letter or a digit.';
  if (phrase.length > LONGEST) return `This is too long: at most ${LONGEST} characters.`;
  if (known.length >= MOST_EXCLUDED) return `At most ${MOST_EXCLUDED}. Delete one to add another.`;
  return undefined;
}
