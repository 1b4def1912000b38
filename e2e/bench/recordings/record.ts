/** How a posting first appeared. */
export type Way = 'new job' | 'same reading' | 'later' | 'other board' | 'repost' | `left off: ${string}`;

/** The effect of an edit. */
export type Effect =
  | 'updated'
  | 'matched again'
  | 'into a new job'
  | 'into another job'
  | 'left the board'
  | 'came onto the board'
  | 'stayed off';

/** How a posting's lifetime ended. */
export type End = 'still there' | 'closed its job' | 'its job goes on' | 'was never a job';

/** Everything recorded of a posting by the product or the oracle. */
export interface Account {
  readonly way: Way;
  readonly at: number;
  readonly effects: { readonly at: number; readonly effect: Effect }[];
  end: End;
  endedAt: number | undefined;
  /** The current or last job, or '' if it isn't on the board. */
  job: string;
}

/** All postings' accounts by their names, and the jobs that were made, with when each closed. */
export interface Ledger {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly jobs: ReadonlyMap<string, { readonly closedAt: number | undefined }>;
  /** Readings, by what they were for. */
  readonly readings: ReadonlyMap<ReadingFor, number>;
}

/** Why a board was read: it changed; to confirm what is gone; for texts that the reading before left; after a day of doubt. */
export type ReadingFor = 'a change' | 'a confirmation' | 'texts left waiting' | 'a day of doubt';

/** A job as it was when a reading began. */
export interface Before {
  readonly isClosed: boolean;
  readonly boards: ReadonlySet<string>;
}

/** How a posting of a board comes into a job that was so when the reading began; undefined where it was not there. */
export function wayInto(before: Before | undefined, board: string, isFirst: boolean): Way {
  if (!before) return isFirst ? 'new job' : 'same reading';
  if (before.isClosed) return 'repost';
  return before.boards.has(board) ? 'later' : 'other board';
}
