import { hash32 } from '../random.ts';

const minute = 60_000;
const hour = 60 * minute;

/** When a board is said to have been read, in milliseconds. */
export interface SeedTimes {
  readonly yesterday: number;
  readonly today: number;
}

/**
 * When a demonstration board was read before the demo began: yesterday between 8 and 18 o'clock, and today
 * within the last eight hours but at least 20 minutes ago (which shortly after midnight is still yesterday),
 * in this machine's time zone. Boards differ, and each keeps its place.
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
