import type { Level } from '@daybreak/contract/types.ts';

/** A manager of products manages no people, so that titles with the word name no level. */
const WORDS: readonly (readonly [RegExp, Level])[] = [
  [/\b(?:intern|internship)\b/i, 'intern'],
  [/\b(?:junior|jr|entry[- ]level|graduate)\b/i, 'entry'],
  [/\b(?:staff|principal)\b/i, 'staff'],
  [/\b(?:senior|sr|lead)\b/i, 'senior'],
  [/\bdirector\b/i, 'director'],
  [/\b(?:vp|chief|cto|ceo)\b/i, 'executive'],
];

/** Returns the level that titles name, or null if they name none or several. */
export function levelOfTitles(titles: readonly string[]): Level | null {
  const named = new Set(titles.flatMap((title) => WORDS.find(([word]) => word.test(title))?.[1] ?? []));
  const [only = null, ...others] = named;
  return others.length === 0 ? only : null;
}
