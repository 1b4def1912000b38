import type { Reposts } from '@daybreak/contract/types.ts';

/**
 * 'Posted 4 times since June', with the year if it isn't this one (UTC). Empty if it was posted once. `now`
 * in epoch milliseconds.
 */
export function repostText(reposts: Reposts | null | undefined, now: number): string {
  if (!reposts) return '';
  const since = new Date(reposts.since);
  const year = since.getUTCFullYear() === new Date(now).getUTCFullYear() ? {} : { year: 'numeric' as const };
  const month = since.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC', ...year });
  return `Posted ${reposts.times === 2 ? 'twice' : `${reposts.times} times`} since ${month}`;
}
