import type { Board } from '../../table/board.ts';
import { adapterOf } from '../adapters/adapters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import type { BoardStore } from '../registry/board-store.ts';
import type { HostStore } from '../registry/host-store.ts';
import { vendorBackoffUntil } from '../registry/next-due.ts';
import { hostOf, type Lookup, publicOrigin } from './board-address.ts';
import { afterFailure, afterReading, afterUnchanged } from './board-after.ts';
import { diffBoard } from './diff-board.ts';
import { type BoardRequest, type BoardResponse, fetchBoard } from './fetch-board.ts';
import { fetchDetails } from './fetch-details.ts';
import { type FetchLimits, NO_VALIDATORS } from './fetch-page.ts';

/** A board that stays suspect this long is believed. */
const SUSPECT_MS = 24 * 3_600_000;

export interface Deps {
  readonly boards: BoardStore;
  readonly hosts: HostStore;
  readonly jobs: JobStore;
  readonly lookup: Lookup;
  readonly now: () => Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Record<'info' | 'warn', (message: string, facts: Record<string, unknown>) => void>;
  readonly fetch?: typeof fetch;
  readonly limits?: FetchLimits;
}

/**
 * Reads one board: fetches it, compares it with the postings seen before, records the changes in jobs, and saves the
 * board's outcome. A board that misbehaves gets a failed or suspect outcome; that neither throws nor closes jobs.
 * `seenAt` replays a recording as of an earlier time, and then the board is read even if it is not due.
 */
export async function readBoard(deps: Deps, id: string, seenAt?: Date): Promise<void> {
  const board = await deps.boards.find(id);
  const startedAt = deps.now();
  if (!board || ((board.paused || board.dueAt > startedAt.toISOString()) && !seenAt)) return;
  const host = hostOf(adapterOf(board.ats), board.slug, deps.environment);
  if (await deps.hosts.backoffUntil(host)) return;
  const after = await attemptReading(deps, board, host, seenAt);
  await deps.boards.save({ ...after, checkedAt: startedAt.toISOString() });
  const facts = { board: id, outcome: after.outcome, postings: after.postings, detail: after.message };
  if (after.outcome === 'failed' || after.outcome === 'suspect') deps.log.warn('board not read', facts);
  else deps.log.info('board read', facts);
}

async function attemptReading(deps: Deps, board: Board, host: string, seenAt?: Date): Promise<Board> {
  const adapter = adapterOf(board.ats);
  const last = board.unsettled || seenAt || board.suspectSince ? NO_VALIDATORS : board;
  const { slug, company } = board;
  let origin: string;
  try {
    origin = await publicOrigin(adapter, slug, deps.environment, deps.lookup);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return afterFailure(board, deps.now(), { message });
  }
  const request = { adapter, origin, slug, company, last, fetch: deps.fetch, limits: deps.limits };
  const response = await fetchBoard(request);
  const now = deps.now();
  if (response.kind === 'unchanged') return afterUnchanged(board, now);
  if (response.kind === 'read') return recordReading(deps, board, request, response, seenAt);
  if (response.retryAfter) await deps.hosts.startBackoff(host, vendorBackoffUntil(response.retryAfter, now));
  return afterFailure(board, now, response);
}

async function recordReading(
  deps: Deps,
  board: Board,
  request: BoardRequest,
  response: Extract<BoardResponse, { kind: 'read' }>,
  replayedAt?: Date,
): Promise<Board> {
  const now = deps.now();
  const seenAt = replayedAt ?? now;
  for (const { id, error } of response.reading.unreadable)
    deps.log.warn('posting unreadable', { board: board.sk, id, error });
  const isTrusted =
    board.suspectSince !== null && now.getTime() - Date.parse(board.suspectSince) > SUSPECT_MS;
  const seen = await deps.jobs.listSeen(board.sk);
  const diff = diffBoard(response.reading, seen, isTrusted);
  const { changes, waiting, failed } = await fetchDetails(request, diff);
  const summary = await recordChanges(deps.jobs, board.sk, changes, { seenAt, clock: deps.now });
  deps.log.info('board compared', {
    board: board.sk,
    ...summary,
    failures: summary.failures.length,
    waiting,
  });
  return afterReading(board, deps.now(), {
    response,
    summary,
    seenAt,
    isSuspect: diff.isSuspect,
    isTrusted,
    missing: diff.missing.length,
    open: seen.filter((row) => !row.closed).length,
    waiting,
    withoutDetail: failed,
  });
}
