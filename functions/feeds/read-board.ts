import type { Board } from '../table/board.ts';
import { adapterOf } from './adapter.ts';
import type { BoardStore } from './board-store.ts';
import { diffBoard } from './diff.ts';
import { nextDue } from './due.ts';
import { type Fetched, fetchBoard } from './fetch-board.ts';
import type { JobStore } from './job-store.ts';
import { recordChanges } from './record-changes.ts';

/** How long a board must give the same suspect answer before it is believed, in milliseconds. */
const SUSPECT_FOR = 24 * 3_600_000;

/** What reading a board needs of the world. */
export interface Reader {
  readonly boards: BoardStore;
  readonly jobs: JobStore;
  readonly now: () => Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Record<'info' | 'warn', (message: string, facts: Record<string, unknown>) => void>;
  readonly fetch?: typeof fetch;
}

/**
 * Reads one board to its end: asks, compares with what was seen, writes what changed, notes how it went.
 * A board that misbehaves is noted and read again later; it neither throws nor closes a job.
 * `seenAt` replays a recording as of an earlier time.
 */
export async function readBoard(reader: Reader, id: string, seenAt?: Date): Promise<void> {
  const board = await reader.boards.board(id);
  const startedAt = reader.now();
  if (!board || (board.dueAt > startedAt.toISOString() && !seenAt)) return;
  const adapter = adapterOf(board.ats);
  const origin = reader.environment[adapter.origin.variable] ?? adapter.origin.url;
  const last = board.unsettled || seenAt || board.suspectSince ? { etag: '', bodyHash: '' } : board;
  const fetched = await fetchBoard(new URL(origin + adapter.path(board.slug)), last, reader.fetch);
  const after = await take(reader, board, fetched, seenAt);
  await reader.boards.save({ ...after, checkedAt: startedAt.toISOString() });
  const facts = { board: id, outcome: after.outcome, postings: after.postings, message: after.message };
  if (after.outcome === 'failed' || after.outcome === 'suspect') reader.log.warn('board not read', facts);
  else reader.log.info('board read', facts);
}

async function take(reader: Reader, board: Board, fetched: Fetched, seenAt?: Date): Promise<Board> {
  if (fetched.kind === 'failed') return failure(reader, board, fetched.message, fetched.retryAfter);
  if (fetched.kind === 'unchanged')
    return { ...board, ...success(reader, board), outcome: 'unchanged', message: '' };
  try {
    return await compare(reader, board, fetched, seenAt);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The answer'))
      return failure(reader, board, error.message);
    throw error;
  }
}

async function compare(
  reader: Reader,
  board: Board,
  fetched: Extract<Fetched, { kind: 'body' }>,
  seenAt?: Date,
): Promise<Board> {
  const { postings, unreadable } = adapterOf(board.ats).read(board.slug, fetched.body);
  const now = reader.now();
  const trusted = board.suspectSince !== null && now.getTime() - Date.parse(board.suspectSince) > SUSPECT_FOR;
  const seen = await reader.jobs.seen(board.sk);
  // What could not be read this time is there all the same: it must not look as if it had vanished.
  const unread = new Set(unreadable.map((one) => one.id));
  const diff = diffBoard(
    postings,
    seen.filter((row) => !unread.has(row.sk)),
    trusted,
  );
  const did = await recordChanges(reader.jobs, diff, seenAt ?? now, now);
  for (const { id, why } of unreadable) reader.log.warn('posting not readable', { board: board.sk, id, why });
  const lastNewAt = did.fresh > 0 ? (seenAt ?? now).toISOString() : board.lastNewAt;
  return {
    ...board,
    ...success(reader, { ...board, lastNewAt }),
    outcome: diff.suspect ? 'suspect' : 'read',
    message: message(diff.suspect, seen.length, postings.length, unreadable.length),
    lastNewAt,
    postings: postings.length,
    etag: fetched.etag,
    bodyHash: fetched.hash,
    unsettled: diff.missing.length > 0,
    suspectSince: diff.suspect ? (board.suspectSince ?? now.toISOString()) : null,
  };
}

function message(suspect: boolean, before: number, now: number, unreadable: number): string {
  const lost = suspect
    ? `The board shows ${now} postings where ${before} were known; none is closed yet. `
    : '';
  return `${lost}${unreadable > 0 ? `${unreadable} postings could not be read.` : ''}`.trim();
}

const success = (reader: Reader, board: Pick<Board, 'favourite' | 'lastNewAt'>) => ({
  dueAt: nextDue(board, reader.now()),
  readAt: reader.now().toISOString(),
  failures: 0,
});

function failure(reader: Reader, board: Board, text: string, retryAfter?: number): Board {
  const failures = board.failures + 1;
  const dueAt = nextDue(board, reader.now(), { count: failures, ...(retryAfter ? { retryAfter } : {}) });
  return { ...board, outcome: 'failed', message: text, failures, dueAt };
}
