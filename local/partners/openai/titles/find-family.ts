import { FAMILIES, type Family } from './families.ts';
import { wordsOf } from './read-title.ts';

/** A family, and the title of it that is meant. */
export interface Found {
  readonly family: Family;
  readonly title: string;
}

const keyOf = (role: string): string => wordsOf(role).sort().join(' ');

/** Every title with its family. One that a family is called by stands before the same in another. */
const entries = FAMILIES.flatMap((family) =>
  family.map((title, place) => ({ family, title, place, words: new Set(wordsOf(title)), key: keyOf(title) })),
).sort((one, other) => one.place - other.place);

const byKey = new Map(entries.toReversed().map((entry) => [entry.key, entry]));

const bearers = new Map<string, number>();
for (const { words } of entries) for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1);

/** How much a word tells: less, the more titles have it. An unknown one tells that another role is meant. */
const weight = (word: string): number => 1 / Math.log2(2 + (bearers.get(word) ?? 0));
const weightOf = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weight(word), 0);

/** So much of both titles' words has to be common to them for one to stand for the other. */
const ENOUGH = 0.55;

/** Whether a family has these very words as a title, in any order. */
export const isTitle = (title: string): boolean => byKey.has(keyOf(title));

/** The family of a role by its very words in any order, else by most of them; undefined where none is near. */
export function findFamily(role: string): Found | undefined {
  const exact = byKey.get(keyOf(role));
  if (exact) return exact;
  const asked = new Set(wordsOf(role));
  let best: Found | undefined;
  let most = ENOUGH;
  for (const entry of entries) {
    const common = weightOf([...entry.words].filter((word) => asked.has(word)));
    const score = common / (weightOf(new Set([...entry.words, ...asked])) || 1);
    if (score > most) [best, most] = [entry, score];
  }
  return best;
}
