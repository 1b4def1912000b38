import type { Board } from '../../table/board.ts';
import type { Did } from '../jobs/record-changes.ts';
import { nextDue } from '../registry/due.ts';
import { withTrend } from '../registry/health.ts';
import { learn } from '../registry/learn.ts';
import type { Asked } from './ask-board.ts';

/** What a reading came to. */
export interface Result {
  readonly asked: Extract<Asked, { kind: 'read' }>;
  readonly did: Did;
  readonly seenAt: Date;
  readonly suspect: boolean;
  /** The board was suspect for so long that it is believed. */
  readonly believed: boolean;
  /** Postings gone for the first time, and those open before. */
  readonly missing: number;
  readonly open: number;
  /** Postings left for the next reading, and those whose own answer was not to be had. */
  readonly waiting: number;
  readonly undetailed: number;
}

/** The board after it could not be read: nothing of it is thought to have changed. */
export function afterFailure(
  board: Board,
  now: Date,
  failed: { message: string; retryAfter?: number },
): Board {
  const { message, retryAfter } = failed;
  const failures = board.failures + 1;
  const dueAt = nextDue(board, now, { count: failures, ...(retryAfter ? { retryAfter } : {}) });
  return withTrend({ ...board, outcome: 'failed', message, failures, dueAt }, 'failed');
}

/** The board after it showed what it showed before. */
export const afterUnchanged = (board: Board, now: Date): Board =>
  withTrend(
    {
      ...board,
      outcome: 'unchanged',
      message: '',
      readAt: now.toISOString(),
      failures: 0,
      dueAt: nextDue(board, now),
    },
    'unchanged',
  );

/** The board after it was read, and its changes written as far as they could be. */
export function afterReading(board: Board, now: Date, result: Result): Board {
  const { asked, did, suspect, missing, waiting, undetailed } = result;
  const fresh = did.fresh + did.collapsed;
  const learned = learn(board, fresh, result.seenAt);
  const lastNewAt = fresh > 0 ? result.seenAt.toISOString() : board.lastNewAt;
  const known = { ...board, learned, lastNewAt, postings: asked.reading.postings.length };
  const again = { dueAt: now.toISOString(), etag: '', bodyHash: '' };
  const [stuck] = did.failures;
  if (stuck) {
    const message = `${did.failures.length} writes failed: ${stuck.message}`;
    // Our fault and not the board's: it is due again at once, and compared anew even if its answer is the same.
    return { ...afterFailure(known, now, { message }), ...again };
  }
  const outcome = suspect ? 'suspect' : 'read';
  const isPartial = asked.reading.partial !== undefined;
  const after: Board = {
    ...known,
    outcome,
    message: sentences(result),
    readAt: now.toISOString(),
    failures: 0,
    dueAt: nextDue(known, now),
    etag: asked.etag,
    bodyHash: asked.hash,
    unsettled: missing > 0 || undetailed > 0 || isPartial,
    // Once believed, a loss stays believed until the second reading has closed what is gone.
    suspectSince:
      suspect || isPartial || (result.believed && missing > 0)
        ? (board.suspectSince ?? now.toISOString())
        : null,
    ...(waiting > 0 ? again : {}),
  };
  return withTrend(after, outcome);
}

function sentences({ asked, suspect, open, waiting, undetailed }: Result): string {
  const { postings, unreadable, partial } = asked.reading;
  return [
    suspect ? `The board shows ${postings.length} postings where ${open} were open; none is closed yet.` : '',
    unreadable.length > 0 ? `${unreadable.length} postings could not be read.` : '',
    partial ?? '',
    waiting > 0 ? `${waiting} postings wait for the next reading.` : '',
    undetailed > 0 ? `${undetailed} postings did not tell their details.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
