export type Way = 'new job' | 'same reading' | 'later' | 'other board' | 'repost' | `left off: ${string}`;

export type Effect =
  | 'updated'
  | 'matched again'
  | 'into a new job'
  | 'into another job'
  | 'left the board'
  | 'came onto the board'
  | 'stayed off';

export type End = 'still there' | 'closed its job' | 'its job goes on' | 'was never a job';

/** A posting's history according to the product or the oracle. Times are in milliseconds. */
export interface Account {
  readonly way: Way;
  readonly at: number;
  readonly effects: { readonly at: number; readonly effect: Effect }[];
  end: End;
  endedAt: number | undefined;
  /** ID of the current or last job, or '' if the posting is rejected. */
  job: string;
}

/** Accounts by `postingKey`, and jobs by ID with their closing times in milliseconds. */
export interface Ledger {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly jobs: ReadonlyMap<string, { readonly closedAt: number | undefined }>;
  /** Number of readings by reason. */
  readonly readings: ReadonlyMap<ReadingFor, number>;
}

/** A confirmation checks missing postings, and 'texts left waiting' fetches descriptions over the limit. */
export type ReadingFor = 'a change' | 'a confirmation' | 'texts left waiting' | 'a day of doubt';

/** A job's state at the start of a reading. */
export interface Before {
  readonly isClosed: boolean;
  readonly boards: ReadonlySet<string>;
}

/**
 * Classifies how a posting of `board` joined its job. `before` is undefined if this reading created the job.
 */
export function wayInto(before: Before | undefined, board: string, isFirst: boolean): Way {
  if (!before) return isFirst ? 'new job' : 'same reading';
  if (before.isClosed) return 'repost';
  return before.boards.has(board) ? 'later' : 'other board';
}
