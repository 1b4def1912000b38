import type { BoardSizes } from '../../table/board.ts';

/** Thirteen weeks. */
const COUNTED_DAYS = 91;

const DAY = 86_400_000;

/** Notes how many postings the board shows today (UTC), and forgets days older than thirteen weeks. */
export function countSize({ from, counts }: BoardSizes, postings: number, at: Date): BoardSizes {
  const today = at.toISOString().slice(0, 10);
  const day = from === '' ? 0 : (Date.parse(today) - Date.parse(from)) / DAY;
  // A reading of an earlier day than the first comes from a recording that is replayed.
  if (day < 0) return { from, counts };
  const missed = new Array<null>(Math.max(0, Math.min(COUNTED_DAYS, day - counts.length))).fill(null);
  const all = [...counts.slice(0, day), ...missed, postings].slice(-COUNTED_DAYS);
  return {
    from: new Date(Date.parse(today) - (all.length - 1) * DAY).toISOString().slice(0, 10),
    counts: all,
  };
}
