import { PAUSE_MS } from '@daybreak/contract/limits.ts';
import type { Account } from '../account/api/account.ts';

/** Returns when a pause of all alerts ends, in epoch milliseconds like `now`; null if they aren't paused. */
export function pauseEnd({ pausedUntil }: Account['alertSettings'], now: number): number | null {
  const end = Date.parse(pausedUntil ?? '');
  return end > now ? end : null;
}

export const twoWeeksFromNow = (): string => new Date(Date.now() + PAUSE_MS).toISOString();
