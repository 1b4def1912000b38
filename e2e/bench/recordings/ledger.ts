export type Origin =
  | 'new job'
  | 'joined, same reading'
  | 'joined, same board'
  | 'joined, other board'
  | 'repost'
  | `rejected: ${string}`;

export type Effect =
  | 'updated'
  | 'matched again'
  | 'moved to a new job'
  | 'moved to another job'
  | 'rejected'
  | 'accepted'
  | 'still rejected';

export type End = 'still listed' | 'closed its job' | 'left its job open' | 'never had a job';

/** A posting's history according to the product or the oracle. Times are in milliseconds. */
export interface PostingHistory {
  readonly origin: Origin;
  readonly at: number;
  readonly effects: { readonly at: number; readonly effect: Effect }[];
  end: End;
  endedAt: number | undefined;
  /** ID of the current or last job, or '' if the posting is rejected. */
  job: string;
}

/** Accounts by `postingKey`, and jobs by ID with their closing times in milliseconds. */
export interface Ledger {
  readonly histories: ReadonlyMap<string, PostingHistory>;
  readonly jobs: ReadonlyMap<string, { readonly closedAt: number | undefined }>;
  /** Number of readings by reason. */
  readonly readings: ReadonlyMap<ReadingReason, number>;
}

/** A confirmation checks missing postings, and 'remaining descriptions' fetches those over the limit. */
export type ReadingReason = 'a change' | 'a confirmation' | 'remaining descriptions' | 'a doubtful loss';

/** A job's state at the start of a reading. */
export interface JobSnapshot {
  readonly isClosed: boolean;
  readonly boards: ReadonlySet<string>;
}

/**
 * Classifies how a posting of `board` joined its job. `before` is undefined if this reading created the job.
 */
export function classifyOrigin(before: JobSnapshot | undefined, board: string, isFirst: boolean): Origin {
  if (!before) return isFirst ? 'new job' : 'joined, same reading';
  if (before.isClosed) return 'repost';
  return before.boards.has(board) ? 'joined, same board' : 'joined, other board';
}
