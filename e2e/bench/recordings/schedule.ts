import type { ReadingReason } from './ledger.ts';
import { changeTimes, type ReplayedBoard } from './replayed-board.ts';

const MINUTE = 60_000;

/** Delay before a reading that confirms a loss, in milliseconds. */
const CONFIRM_AFTER = 20 * MINUTE;

/** The product doubts a large loss for a day, so this reading comes a minute after that. In milliseconds. */
const TRUST_AFTER = 24 * 60 * MINUTE + MINUTE;

/** Reasons to read the board again even if it doesn't change. */
export interface Unsettled {
  /** Some descriptions haven't been requested yet. */
  readonly waiting: boolean;
  /** A posting is missing for the first time. */
  readonly missing: boolean;
  /** The time of the first reading with a doubtful loss, in milliseconds. */
  readonly doubtedSince: number | undefined;
}

type Reading = { readonly at: number; readonly reason: ReadingReason };

/**
 * Schedules a reading for each change of a board, and more while anything is unsettled. Readings in between
 * would find nothing new, so they are skipped. Call `settle` with the outcome of each reading from `next`.
 */
export function createSchedule(board: ReplayedBoard) {
  const changes = changeTimes(board);
  let at = 0;
  let followUp: Reading | undefined;
  return {
    next(): Reading | undefined {
      const change = changes[at];
      if (change === undefined || (followUp && followUp.at < change)) return followUp;
      return { at: change, reason: 'a change' };
    },
    settle(reading: Reading, { waiting, missing, doubtedSince }: Unsettled): void {
      while ((changes[at] ?? Infinity) <= reading.at) at += 1;
      followUp = undefined;
      if (waiting) followUp = { at: reading.at + MINUTE, reason: 'remaining descriptions' };
      else if (missing) followUp = { at: reading.at + CONFIRM_AFTER, reason: 'a confirmation' };
      else if (doubtedSince !== undefined) {
        const isFirst = reading.reason === 'a change' || reading.reason === 'remaining descriptions';
        followUp = isFirst
          ? { at: reading.at + CONFIRM_AFTER, reason: 'a confirmation' }
          : {
              at: Math.max(doubtedSince + TRUST_AFTER, reading.at + CONFIRM_AFTER),
              reason: 'a doubtful loss',
            };
      }
    },
  };
}
