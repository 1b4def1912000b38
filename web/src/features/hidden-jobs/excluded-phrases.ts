export const MAX_EXCLUDED = 50;
export const MAX_PHRASE_LENGTH = 100;

export const tidyPhrase = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export function phraseError(phrase: string, known: readonly string[]): string | undefined {
  const same = known.find((one) => one.toLowerCase() === phrase.toLowerCase());
  if (same !== undefined) return `${same} is already excluded.`;
  if (!/[\p{L}\p{N}]/u.test(phrase)) return 'Use at least one letter or digit.';
  if (phrase.length > MAX_PHRASE_LENGTH) return `Use at most ${MAX_PHRASE_LENGTH} characters.`;
  if (known.length >= MAX_EXCLUDED)
    return `You can exclude up to ${MAX_EXCLUDED}. Remove one to add another.`;
  return undefined;
}
