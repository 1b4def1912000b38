import type { Board } from '../../table/board.ts';
import type { JobStore } from '../../vacancies/job-store.ts';
import { recordChanges } from '../../vacancies/record-changes.ts';
import type { Reading } from '../adapters/adapter.ts';
import { adapterOf } from '../adapters/adapters.ts';
import type { BoardStore } from '../registry/board-store.ts';
import { nextDue } from '../registry/due.ts';
import { diffBoard } from './diff.ts';
import { type Fetched, fetchBoard, type Limits } from './fetch-board.ts';

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
  readonly limits?: Limits;
}

/**
 * Reads one board to its end: asks, compares with what was seen, writes what changed, notes how it went.
 * A board that misbehaves is noted and read again later; it neither throws nor closes a job.
 * `seenAt` replays a recording as of an earlier time.
 */
export async function readBoard(reader: Reader, id: string, seenAt?: Date): Promise<void> {
  const board = await reader.boards.board(id);
  const startedAt = reader.now();
  if (!board || ((board.paused || board.dueAt > startedAt.toISOString()) && !seenAt)) return;
  const adapter = adapterOf(board.ats);
  const origin = reader.environment[adapter.origin.variable] ?? adapter.origin.url;
  const last = board.unsettled || seenAt || board.suspectSince ? { etag: '', bodyHash: '' } : board;
  const url = new URL(origin + adapter.path(board.slug));
  const fetched = await fetchBoard(url, last, reader.fetch, reader.limits);
  const after = await take(reader, board, fetched, seenAt);
  await reader.boards.save({ ...after, checkedAt: startedAt.toISOString() });
  const facts = { board: id, outcome: after.outcome, postings: after.postings, said: after.message };
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
  const reading = adapterOf(board.ats).read(board.slug, [fetched.body]);
  const now = reader.now();
  const trusted = board.suspectSince !== null && now.getTime() - Date.parse(board.suspectSince) > SUSPECT_FOR;
  const seen = await reader.jobs.seen(board.sk);
  const diff = diffBoard(reading, seen, trusted);
  const did = await recordChanges(reader.jobs, diff, { seenAt: seenAt ?? now, clock: reader.now });
  for (const { id, why } of reading.unreadable)
    reader.log.warn('posting not readable', { board: board.sk, id, why });
  const lastNewAt = did.fresh > 0 ? (seenAt ?? now).toISOString() : board.lastNewAt;
  const [stuck] = did.failures;
  if (stuck) {
    const text = `${did.failures.length} postings could not be stored: ${stuck.message}`;
    // Our fault and not the board's: it is due again at once, and compared anew even if its answer is the same.
    const dueAt = now.toISOString();
    return { ...failure(reader, board, text), dueAt, lastNewAt, etag: '', bodyHash: '' };
  }
  const open = seen.filter((row) => !row.closed).length;
  return {
    ...board,
    ...success(reader, { ...board, lastNewAt }),
    outcome: diff.suspect ? 'suspect' : 'read',
    message: message(diff.suspect, open, reading),
    lastNewAt,
    postings: reading.postings.length,
    etag: fetched.etag,
    bodyHash: fetched.hash,
    unsettled: diff.missing.length > 0,
    // Once believed, a loss stays believed until the second reading has closed what is gone.
    suspectSince:
      diff.suspect || (trusted && diff.missing.length > 0) ? (board.suspectSince ?? now.toISOString()) : null,
  };
}

function message(suspect: boolean, before: number, { postings, unreadable }: Reading): string {
  const lost = suspect
    ? `The board shows ${postings.length} postings where ${before} were open; none is closed yet. `
    : '';
  return `${lost}${unreadable.length > 0 ? `${unreadable.length} postings could not be read.` : ''}`.trim();
}

const success = (reader: Reader, board: Pick<Board, 'sk' | 'favourite' | 'lastNewAt'>) => ({
  dueAt: nextDue(board, reader.now()),
  readAt: reader.now().toISOString(),
  failures: 0,
});

function failure(reader: Reader, board: Board, text: string, retryAfter?: number): Board {
  const failures = board.failures + 1;
  const dueAt = nextDue(board, reader.now(), { count: failures, ...(retryAfter ? { retryAfter } : {}) });
  return { ...board, outcome: 'failed', message: text, failures, dueAt };
}
