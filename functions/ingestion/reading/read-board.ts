import type { Board } from '../../table/board.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { adapterOf } from '../adapters/adapters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import type { BoardStore } from '../registry/board-store.ts';
import { vendorWait } from '../registry/due.ts';
import type { HostStore } from '../registry/host-store.ts';
import { type Ask, type Asked, askBoard } from './ask-board.ts';
import { withDetails } from './ask-details.ts';
import { boardAddress, hostOf, type Lookup, refusePrivate } from './board-address.ts';
import { diffBoard } from './diff.ts';
import { type Limits, NEVER_READ } from './fetch-board.ts';
import { afterFailure, afterReading, afterUnchanged } from './outcome.ts';

/** How long a board must give the same suspect answer before it is believed, in milliseconds. */
const SUSPECT_FOR = 24 * 3_600_000;

/** What reading a board needs of the world. */
export interface Reader {
  readonly boards: BoardStore;
  readonly hosts: HostStore;
  readonly jobs: JobStore;
  readonly lookup: Lookup;
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
  const host = hostOf(adapterOf(board.ats), reader.environment);
  if (await reader.hosts.waitUntil(host)) return;
  const after = await ask(reader, board, host, seenAt);
  await reader.boards.save({ ...after, checkedAt: startedAt.toISOString() });
  const facts = { board: id, outcome: after.outcome, postings: after.postings, said: after.message };
  if (after.outcome === 'failed' || after.outcome === 'suspect') reader.log.warn('board not read', facts);
  else reader.log.info('board read', facts);
}

async function ask(reader: Reader, board: Board, host: string, seenAt?: Date): Promise<Board> {
  const adapter = adapterOf(board.ats);
  const last = board.unsettled || seenAt || board.suspectSince ? NEVER_READ : board;
  const { slug, company } = board;
  const { fetch, limits } = reader;
  let origin: string;
  try {
    origin = await publicOrigin(reader, adapter, slug);
  } catch (error) {
    return afterFailure(board, reader.now(), {
      message: error instanceof Error ? error.message : String(error),
    });
  }
  const question = { adapter, origin, slug, company, last, fetch, limits };
  const asked = await askBoard(question);
  const now = reader.now();
  if (asked.kind === 'unchanged') return afterUnchanged(board, now);
  if (asked.kind === 'read') return take(reader, board, question, asked, seenAt);
  if (asked.retryAfter) await reader.hosts.asked(host, vendorWait(asked.retryAfter, now));
  return afterFailure(board, now, asked);
}

/** The board's address, known to be the vendor's own and public. Throws a sentence where it is not. */
async function publicOrigin(
  { environment, lookup }: Reader,
  adapter: Adapter,
  slug: string,
): Promise<string> {
  const { origin, isRenamed } = boardAddress(adapter, slug, environment);
  if (!isRenamed) await refusePrivate(new URL(origin).hostname, lookup);
  return origin;
}

async function take(
  reader: Reader,
  board: Board,
  question: Ask,
  asked: Extract<Asked, { kind: 'read' }>,
  seenAt?: Date,
): Promise<Board> {
  const now = reader.now();
  const { reading } = asked;
  for (const { id, why } of reading.unreadable)
    reader.log.warn('posting not readable', { board: board.sk, id, why });
  const trusted = board.suspectSince !== null && now.getTime() - Date.parse(board.suspectSince) > SUSPECT_FOR;
  const seen = await reader.jobs.seen(board.sk);
  const diff = diffBoard(reading, seen, trusted);
  const { changes, waiting, failed } = await withDetails(question, diff);
  const did = await recordChanges(reader.jobs, board.sk, changes, {
    seenAt: seenAt ?? now,
    clock: reader.now,
  });
  reader.log.info('board compared', { board: board.sk, ...did, failures: did.failures.length, waiting });
  return afterReading(board, reader.now(), {
    asked,
    did,
    seenAt: seenAt ?? now,
    suspect: diff.suspect,
    believed: trusted,
    missing: diff.missing.length,
    open: seen.filter((row) => !row.closed).length,
    waiting,
    undetailed: failed,
  });
}
