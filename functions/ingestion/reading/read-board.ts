import type { Board, SeenPosting } from '../../table/board.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { adapterOf } from '../adapters/adapters.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { recordChanges } from '../jobs/record-changes.ts';
import { withdrawPostings } from '../jobs/withdraw-postings.ts';
import { accountOf } from '../registry/account-names.ts';
import type { BoardStore } from '../registry/board-store.ts';
import { fileBoard } from '../registry/file-board.ts';
import type { HostStore } from '../registry/host-store.ts';
import { vendorBackoffUntil } from '../registry/next-due.ts';
import { isDue } from '../registry/select-due-boards.ts';
import { isOfUnknownCost } from '../registry/unknown-cost.ts';
import { type FirstReading, isBaselineReading, markBaseline } from './baseline.ts';
import { hostOf, type Lookup, publicOrigin } from './board-address.ts';
import { afterFailure, afterReading, afterUnchanged, beforeReading } from './board-after.ts';
import { createBoardFetch } from './board-fetch.ts';
import { diffBoard } from './diff-board.ts';
import { type BoardRequest, type BoardResponse, fetchBoard } from './fetch-board.ts';
import { fetchDetails } from './fetch-details.ts';
import { type FetchLimits, NO_VALIDATORS } from './fetch-page.ts';
import { nextHour, planReading } from './plan-reading.ts';
import { requestBudget } from './request-budget.ts';
import type { RobotsCache } from './robots.ts';

/** A board that stays suspect this long is believed. */
const SUSPECT_MS = 24 * 3_600_000;

/** Ends a reading that takes too long, so that it can still be saved. */
const MAX_READING_MS = 75_000;

/** Other boards wait for one that is read alone. */
const MAX_ALONE_MS = 40_000;

export interface Deps {
  readonly boards: BoardStore;
  readonly hosts: HostStore;
  readonly jobs: JobStore;
  readonly lookup: Lookup;
  readonly now: () => Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly firstReading: FirstReading;
  readonly log: Record<'info' | 'warn', (message: string, facts: Record<string, unknown>) => void>;
  readonly fetch?: typeof fetch;
  readonly limits?: FetchLimits;
  readonly robots?: RobotsCache;
  /** An earlier attempt at these boards ended without a word: one of them may have killed its reader. */
  readonly isRepeated?: boolean;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Reads one board: fetches it, compares it with the postings seen before, records the changes in jobs, and saves the
 * board's outcome. A board that misbehaves gets a failed or suspect outcome; that neither throws nor closes jobs.
 * `seenAt` replays a recording as of an earlier time, and then the board is read even if it is not due.
 */
export async function readBoard(deps: Deps, id: string, seenAt?: Date): Promise<void> {
  const board = await deps.boards.find(id);
  const startedAt = deps.now();
  if (!board || ((board.paused || !isDue(board, startedAt)) && !seenAt)) return;
  if (board.trust === 'revoked') return withdrawBoard(deps, board);
  const host = hostOf(adapterOf(board.ats), board.slug, deps.environment);
  if (await deps.hosts.backoffUntil(host)) return;
  if (!seenAt && (isOfUnknownCost(board) || deps.isRepeated))
    await deps.boards.save(beforeReading(board, startedAt));
  const after = await attemptReading(deps, board, host, seenAt);
  await deps.boards.save({ ...after, unfinished: false, checkedAt: startedAt.toISOString() });
  const facts = { board: id, outcome: after.outcome, postings: after.postings, detail: after.message };
  if (after.outcome === 'failed' || after.outcome === 'suspect') deps.log.warn('board not read', facts);
  else if (after.outcome !== 'unchanged') deps.log.info('board read', facts);
}

/** Asks the board nothing more. */
async function withdrawBoard(deps: Deps, board: Board): Promise<void> {
  const seen = await deps.jobs.listSeen(board.sk);
  const timing = { seenAt: deps.now(), clock: deps.now };
  const jobs = await withdrawPostings(deps.jobs, { id: board.sk, employer: board.employer }, seen, timing);
  await deps.boards.setFlags(board.sk, { paused: true });
  deps.log.info('board withdrawn', { board: board.sk, jobs });
}

async function attemptReading(deps: Deps, board: Board, host: string, seenAt?: Date): Promise<Board> {
  const adapter = adapterOf(board.ats);
  let origin: string;
  try {
    origin = await publicOrigin(adapter, board.slug, deps.environment, deps.lookup);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return afterFailure(board, deps.now(), { message });
  }
  const sharer = accountOf(board) || host;
  const left = await countRequestsLeft(deps, adapter, sharer);
  if (left <= 0) return { ...board, dueAt: nextHour(deps.now()).toISOString() };
  const attempt = planAttempt(deps, { board, host, adapter, origin, left, seenAt });
  const after = await afterResponse(deps, attempt, await fetchBoard(attempt.request));
  if (adapter.hourlyRequests) await deps.hosts.addRequests(sharer, attempt.request.budget.used());
  return after;
}

/** A reading under way: of which board, what it requests, and as of when. */
interface Attempt {
  readonly board: Board;
  readonly host: string;
  readonly request: BoardRequest;
  /** The postings seen before, read at most once. */
  readonly listSeen: () => Promise<SeenPosting[]>;
  /** An earlier time, if a recording is replayed. */
  readonly seenAt: Date | undefined;
}

interface Allowed extends Pick<Attempt, 'board' | 'host' | 'seenAt'> {
  readonly adapter: Adapter;
  readonly origin: string;
  /** Requests left in this hour. */
  readonly left: number;
}

function planAttempt(deps: Deps, { board, host, adapter, origin, left, seenAt }: Allowed): Attempt {
  const now = deps.now();
  const plan = planReading(adapter, board, now, seenAt);
  const listSeen = cacheOnce(() => deps.jobs.listSeen(board.sk));
  const readingTime = isOfUnknownCost(board) ? MAX_ALONE_MS : MAX_READING_MS;
  const fetchDeps = { ...deps, countVisit: (other: string) => countVisit(deps, adapter, other) };
  const request: BoardRequest = {
    adapter,
    origin,
    budget: requestBudget(left, new Date(now.getTime() + readingTime), deps.now),
    slug: board.slug,
    company: board.company,
    trust: board.trust,
    last: plan.isFresh ? NO_VALIDATORS : board,
    listKnown: plan.isWalk ? undefined : async () => new Set((await listSeen()).map(({ sk }) => sk)),
    fetch: createBoardFetch(fetchDeps, adapter, board.slug),
    limits: deps.limits,
    sleep: deps.sleep,
  };
  return { board, host, request, listSeen, seenAt };
}

/** Counts a request at a host that a board leads to: all boards together can't send it more than one of them may. */
async function countVisit({ hosts }: Deps, { hourlyRequests }: Adapter, host: string): Promise<boolean> {
  if (hourlyRequests === undefined) return true;
  if ((await hosts.countRequests(host)) >= hourlyRequests) return false;
  await hosts.addRequests(host, 1);
  return true;
}

async function countRequestsLeft(
  { hosts }: Deps,
  { hourlyRequests }: Adapter,
  sharer: string,
): Promise<number> {
  if (hourlyRequests === undefined) return Number.POSITIVE_INFINITY;
  return hourlyRequests - (await hosts.countRequests(sharer));
}

async function afterResponse(deps: Deps, attempt: Attempt, response: BoardResponse): Promise<Board> {
  const { board, host } = attempt;
  const now = deps.now();
  if (response.kind === 'unchanged') return afterUnchanged(board, now);
  if (response.kind === 'read') return recordReading(deps, attempt, response);
  if (response.retryAfter) await deps.hosts.startBackoff(host, vendorBackoffUntil(response.retryAfter, now));
  return afterFailure(board, now, response);
}

async function recordReading(
  deps: Deps,
  { board, request, listSeen, seenAt: replayedAt }: Attempt,
  response: Extract<BoardResponse, { kind: 'read' }>,
): Promise<Board> {
  const now = deps.now();
  const seenAt = replayedAt ?? now;
  for (const { id, error } of response.reading.unreadable)
    deps.log.warn('posting unreadable', { board: board.sk, id, error });
  const isTrusted =
    board.suspectSince !== null && now.getTime() - Date.parse(board.suspectSince) > SUSPECT_MS;
  const seen = await listSeen();
  const diff = diffBoard(response.reading, seen, isTrusted);
  const { changes: detailed, waiting, failed, fetchPosting } = await fetchDetails(request, diff);
  const isBaseline = deps.firstReading === 'baseline' && isBaselineReading(board, seenAt);
  const changes = markBaseline(detailed, isBaseline, seenAt);
  const named = [...changes.added, ...changes.edited].map(({ posting }) => posting.company);
  const isPublic = board.trust === 'trusted';
  // Before the jobs, which link to their company's page.
  const filedUnder = await fileBoard(deps.boards, board, isPublic ? [board.company, ...named] : []);
  const summary = await recordChanges(
    deps.jobs,
    { id: board.sk, employer: board.employer, countries: board.countries, fetchPosting },
    changes,
    { seenAt, clock: deps.now },
  );
  const { employer, countries, ...counts } = summary;
  deps.log.info('board compared', {
    board: board.sk,
    ...counts,
    industry: employer.industry,
    countries: Object.keys(countries).length,
    failures: summary.failures.length,
    waiting,
  });
  return afterReading(board, deps.now(), {
    response,
    summary,
    filedUnder,
    seenAt,
    isSuspect: diff.isSuspect,
    isTrusted,
    missing: diff.missing.length,
    open: seen.filter((row) => !row.closed).length,
    waiting,
    withoutDetail: failed,
    isBaseline,
  });
}

/** Loads a value at most once. */
function cacheOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= load());
}
