import { frequentWords } from './data/title-data.ts';
import { jobTitleKeys } from './keys.ts';
import { contextOf, roleOf, type Title } from './title.ts';
import { wordsOf } from './vocabulary.ts';

/**
 * The most keys of a title. Each is looked up in a job's city, with and without its state, its state and its country, at half
 * a read unit at least.
 */
export const MAX_KEYS = 28;
const MAX_ROLES = 4;
const MAX_WORDS = 6;

/** Limits a title to 4 roles with the 6 words nearest each head. */
export function limitRoles(title: Title): Title {
  const isShort = title.roles.every(
    ({ variants }) => variants.length <= MAX_WORDS && variants.every((words) => words.length <= MAX_WORDS),
  );
  if (isShort && title.roles.length <= MAX_ROLES) return title;
  const roles = title.roles.slice(0, MAX_ROLES).map((role) =>
    roleOf({
      ...role,
      variants: role.variants.slice(-MAX_WORDS).map((variant) => variant.slice(-MAX_WORDS)),
    }),
  );
  return { ...title, roles };
}

/** Whether a job with this title would look for more watchers than it may. Counts the keys only if they might be too many. */
export const hasTooManyKeys = (title: Title): boolean =>
  mostKeys(title) > MAX_KEYS && jobTitleKeys(title).length > MAX_KEYS;

/** An upper limit of a title's keys: each word with any head, and with each role's head alone, exact and with common words. */
function mostKeys(title: Title): number {
  let count = countWords(title.notes);
  for (const role of title.roles) {
    const words = countWords(role.variants) + countWords(contextOf(title, role));
    count += 1 + 2 * title.levels.length + 4 * words;
  }
  return count;
}

function countWords(phrases: readonly (readonly string[])[]): number {
  let count = 0;
  for (const phrase of phrases) count += phrase.length;
  return count;
}

/**
 * Drops what matters least: the last note without a known word, or else the first word of the last note; without notes the
 * last role, and without further roles the word farthest from the head. Returns undefined if only a head is left.
 */
export function shorten(title: Title): Title | undefined {
  const { roles, notes } = title;
  const unknown = notes.findLastIndex((words) => !words.some(isKnown));
  if (unknown >= 0) return { ...title, notes: notes.filter((_, at) => at !== unknown) };
  const last = notes.at(-1);
  if (last !== undefined) {
    const others = notes.slice(0, -1);
    return { ...title, notes: last.length > 1 ? [...others, last.slice(1)] : others };
  }
  if (roles.length > 1) return { ...title, roles: roles.slice(0, -1) };
  if (roles.every(({ variants }) => variants.length === 0)) return undefined;
  const shortened = roles.map((role) =>
    roleOf({
      ...role,
      variants: role.variants.map((variant) => variant.slice(1)).filter((variant) => variant.length > 0),
    }),
  );
  return { ...title, roles: shortened };
}

const listed = new Set([
  ...frequentWords,
  ...wordsOf('tech'),
  ...wordsOf('craft'),
  ...wordsOf('language'),
  ...wordsOf('facet'),
]);

const isKnown = (word: string): boolean => listed.has(word);
