import { hash32 } from '../random.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds since 1970. */
export interface SeedTimes {
  readonly yesterday: number;
  readonly today: number;
}

/**
 * Picks when a demo board was read before the demo started: yesterday between 8:00 and 18:00 and today within
 * the last eight hours, but at least 20 minutes ago (just after midnight, that is still yesterday), in the
 * local time zone. Each board has its own fixed offset.
 */
export function seedTimes(now: number, board: string): SeedTimes {
  const share = hash32(board) / 2 ** 32;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const latest = now - 20 * minute;
  const earliest = Math.min(latest, Math.max(midnight, now - 8 * hour));
  return {
    yesterday: Math.round(midnight - 16 * hour + share * 10 * hour),
    today: Math.round(earliest + share * (latest - earliest)),
  };
}
