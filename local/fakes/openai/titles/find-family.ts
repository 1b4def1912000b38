import { dataAndSecurity } from './data-and-security.ts';
import { engineering } from './engineering.ts';
import { marketingAndSales } from './marketing-and-sales.ts';
import { operations } from './operations.ts';
import { tokenize } from './parse-title.ts';
import { productAndDesign } from './product-and-design.ts';

/** Titles of one kind of work. The first one names the family. */
export type Family = readonly string[];

const linesOf = (text: string): Family[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

export const FAMILIES: readonly Family[] = [
  engineering,
  dataAndSecurity,
  productAndDesign,
  marketingAndSales,
  operations,
].flatMap(linesOf);

export interface FamilyMatch {
  readonly family: Family;
  readonly title: string;
}

const normalize = (role: string): string => tokenize(role).sort().join(' ');

/** A family's first title takes precedence over the same title in another family. */
const entries = FAMILIES.flatMap((family) =>
  family.map((title, place) => ({
    family,
    title,
    place,
    words: new Set(tokenize(title)),
    key: normalize(title),
  })),
).sort((one, other) => one.place - other.place);

const byKey = new Map(entries.toReversed().map((entry) => [entry.key, entry]));

const titleCounts = new Map<string, number>();
for (const { words } of entries)
  for (const word of words) titleCounts.set(word, (titleCounts.get(word) ?? 0) + 1);

/** Rarer words weigh more. A word that no title contains suggests a different role. */
const weight = (word: string): number => 1 / Math.log2(2 + (titleCounts.get(word) ?? 0));
const totalWeight = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + weight(word), 0);

/** The minimum share of word weight that two titles must have in common. */
const MIN_OVERLAP = 0.55;

/** Returns whether any family contains these words as a title, in any order. */
export const isFamilyTitle = (title: string): boolean => byKey.has(normalize(title));

/**
 * Matches exact words in any order first, then the highest word overlap. Returns undefined if nothing is
 * close.
 */
export function findFamily(role: string): FamilyMatch | undefined {
  const exact = byKey.get(normalize(role));
  if (exact) return exact;
  const asked = new Set(tokenize(role));
  let best: FamilyMatch | undefined;
  let most = MIN_OVERLAP;
  for (const entry of entries) {
    const common = totalWeight([...entry.words].filter((word) => asked.has(word)));
    const score = common / (totalWeight(new Set([...entry.words, ...asked])) || 1);
    if (score > most) [best, most] = [entry, score];
  }
  return best;
}
