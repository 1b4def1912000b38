import type { DailyLimit } from '../../members/daily-quota.ts';

/** How many letters one person may have written in a UTC day. */
export const LETTERS: DailyLimit = { name: 'write_letter', max: 20 };

/** The longest letter of a person's own, in characters. */
export const LONGEST_LETTER = 6_000;

/** So much of a posting is read, in characters. */
export const MOST_OF_POSTING = 12_000;

/** With less text than this, in characters, there is nothing to write from. */
export const LEAST_OF_RESUME = 200;
export const LEAST_OF_POSTING = 120;
