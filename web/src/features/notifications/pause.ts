import { PAUSE_MS } from '@daybreak/contract/limits.ts';
import type { Account } from '../account/api/account.ts';

/**
 * Returns the day on which a pause of all alerts ends, 'December 13, 2026'; '' if they aren't paused. `now`
 * in epoch milliseconds.
 */
export function pausedUntil(
  { alertSettings, userPrefs: { timeZone } }: Pick<Account, 'alertSettings' | 'userPrefs'>,
  now: number,
): string {
  const end = Date.parse(alertSettings.pausedUntil ?? '');
  return end > now ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(end) : '';
}

export const twoWeeksFromNow = (): string => new Date(Date.now() + PAUSE_MS).toISOString();
