import type { ReadingFor } from './record.ts';
import { changeTimes, type ReplayedBoard } from './replayed-board.ts';

const MINUTE = 60_000;

/** A board that is not yet sure of something is read again after so long, in milliseconds. */
const AGAIN = 20 * MINUTE;

/** A doubtful loss is believed after a day; the reading that finds it so comes a minute later. */
const DOUBT = 24 * 60 * MINUTE + MINUTE;

/** What a reading left behind that another one must settle. */
export interface Unsettled {
  /** Postings whose own texts were not asked for yet. */
  readonly waiting: boolean;
  /** Something is missing for the first time. */
  readonly missing: boolean;
  /** Since when the board has been in doubt, in milliseconds. */
  readonly doubtedSince: number | undefined;
}

type Reading = { readonly at: number; readonly why: ReadingFor };

/**
 * When a board is read: whenever it changed, and as long as something of it is unsettled. Readings in between, which
 * would find what the last one found, are left out. `settle` is told each reading's outcome, `next` gives the next one.
 */
export function createSchedule(board: ReplayedBoard) {
  const moments = changeTimes(board);
  let at = 0;
  let again: Reading | undefined;
  return {
    next(): Reading | undefined {
      const change = moments[at];
      if (change === undefined || (again && again.at < change)) return again;
      return { at: change, why: 'a change' };
    },
    settle(reading: Reading, { waiting, missing, doubtedSince }: Unsettled): void {
      while ((moments[at] ?? Infinity) <= reading.at) at += 1;
      again = undefined;
      if (waiting) again = { at: reading.at + MINUTE, why: 'texts left waiting' };
      else if (missing) again = { at: reading.at + AGAIN, why: 'a confirmation' };
      else if (doubtedSince !== undefined) {
        const once = reading.why === 'a change' || reading.why === 'texts left waiting';
        again = once
          ? { at: reading.at + AGAIN, why: 'a confirmation' }
          : { at: Math.max(doubtedSince + DOUBT, reading.at + AGAIN), why: 'a day of doubt' };
      }
    },
  };
}
