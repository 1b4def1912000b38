import type { ReadingFor } from './record.ts';
import { changeTimes, type ReplayedBoard } from './replayed-board.ts';

const MINUTE = 60_000;

/** Delay before a reading that confirms a loss, in milliseconds. */
const AGAIN = 20 * MINUTE;

/** The product doubts a large loss for a day, so this reading comes a minute after that. In milliseconds. */
const DOUBT = 24 * 60 * MINUTE + MINUTE;

/** Reasons to read the board again even if it doesn't change. */
export interface Unsettled {
  /** Some descriptions haven't been requested yet. */
  readonly waiting: boolean;
  /** A posting is missing for the first time. */
  readonly missing: boolean;
  /** The time of the first reading with a doubtful loss, in milliseconds. */
  readonly doubtedSince: number | undefined;
}

type Reading = { readonly at: number; readonly why: ReadingFor };

/**
 * Schedules a reading for each change of a board, and more while anything is unsettled. Readings in between
 * would find nothing new, so they are skipped. Call `settle` with the outcome of each reading from `next`.
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
