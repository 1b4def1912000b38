import { jobTitleKeys } from './keys.ts';
import { contextOf, roleOf, type Title } from './title.ts';
import type { Words } from './word.ts';

/**
 * The most keys of a title. Each is looked up in a job's city, with and without its state, its state and its
 * country, at half a read unit at least.
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
    roleOf(
      role.head,
      role.variants.slice(-MAX_WORDS).map((variant) => variant.slice(-MAX_WORDS)),
      role,
    ),
  );
  return { ...title, roles };
}

/**
 * Whether a job with this title would look for more watchers than it may. Counts the keys only if they might
 * be too many.
 */
export const hasTooManyKeys = (title: Title): boolean =>
  mostKeys(title) > MAX_KEYS && jobTitleKeys(title).length > MAX_KEYS;

/**
 * An upper limit of a title's keys: each word with any head, and with each role's head alone, exact and with
 * common words.
 */
function mostKeys(title: Title): number {
  let count = countWords(title.notes);
  for (const role of title.roles) {
    const words = countWithBroader(role.variants) + countWords(contextOf(title, role));
    count += 1 + 2 * title.levels.length + 4 * words;
  }
  return count;
}

function countWithBroader(phrases: readonly Words[]): number {
  let count = countWords(phrases);
  for (const phrase of phrases) for (const { broader } of phrase) count += broader.length;
  return count;
}

function countWords(phrases: readonly Words[]): number {
  let count = 0;
  for (const phrase of phrases) count += phrase.length;
  return count;
}

/**
 * Drops what matters least: the last note, without notes the last role, and without further roles the word
 * farthest from the head. Returns undefined if only a head is left.
 */
export function shorten(title: Title): Title | undefined {
  const { roles, notes } = title;
  if (notes.length > 0) return { ...title, notes: notes.slice(0, -1) };
  if (roles.length > 1) return { ...title, roles: roles.slice(0, -1) };
  if (roles.every(({ variants }) => variants.length === 0)) return undefined;
  return { ...title, roles: roles.map((role) => roleOf(role.head, withoutFirst(role.variants), role)) };
}

const withoutFirst = (variants: readonly Words[]): readonly Words[] =>
  variants.map((variant) => variant.slice(1)).filter((variant) => variant.length > 0);
