import type { DailyLimit } from '../../members/daily-quota.ts';

/** How many analyses a person may have in a UTC day: each resume some times, as it is bettered. */
export const ANALYSES: DailyLimit = { name: 'read_resume', max: 5 };
