import type { DailyLimit } from '../../members/daily-quota.ts';

/** Letters per person and UTC day. */
export const LETTER_QUOTA: DailyLimit = { name: 'write_letter', max: 20 };

/** The longest edited letter, in characters. */
export const MAX_LETTER_CHARACTERS = 6_000;

/** The most text of a posting that is read, in characters. */
export const MAX_POSTING_CHARACTERS = 12_000;

/** The least text, in characters, that a letter can be written from. */
export const MIN_RESUME_CHARACTERS = 200;
export const MIN_POSTING_CHARACTERS = 120;
