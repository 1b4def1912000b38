import type { Limit } from '../../members/daily-quota.ts';

/** How many analyses a person may have in a UTC day: each resume some times, as it is bettered. */
export const ANALYSES: Limit = { what: 'read_resume', most: 5 };
