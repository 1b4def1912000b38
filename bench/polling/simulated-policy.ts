import { planReading } from '../../functions/ingestion/reading/plan-reading.ts';
import { newBoard } from '../../functions/ingestion/registry/board-store.ts';
import { nextDue, vendorBackoffUntil } from '../../functions/ingestion/registry/next-due.ts';
import { updatePostingPattern } from '../../functions/ingestion/registry/posting-pattern.ts';
import { groupByReader } from '../../functions/ingestion/registry/reader-messages.ts';
import { type Pace, selectDueBoards } from '../../functions/ingestion/registry/select-due-boards.ts';
import type { Board } from '../../functions/table/board.ts';
import type { Policy } from './simulate-polling.ts';
import type { SimulatedBoard } from './simulated-registry.ts';

/** Of systems with pages. */
const POSTINGS_PER_PAGE = 20;

/** An in-memory registry that follows the product's polling rules. */
export interface SimulatedPolicy extends Policy {
  readonly rows: readonly Board[];
}

/**
 * Registers the boards with the posting patterns learned before `from` (in milliseconds), as if each posting
 * had been seen immediately. No board has been read yet, so all are due.
 */
export function createPolicy(
  boards: readonly SimulatedBoard[],
  from: number,
  paceOf: (ats: string) => Pace | undefined,
): SimulatedPolicy {
  const rows = boards.map((board) => registerBoard(board, from));
  const places = new Map(rows.map(({ sk }, place) => [sk, place]));
  const waits = new Map<string, number>();
  /** Whether the reading in progress covers the whole board. */
  const walking = boards.map(() => false);
  const mayAsk = ({ ats }: Board, now: number) => (waits.get(ats) ?? 0) <= now;
  const change = (place: number, by: (board: Board) => Partial<Board>) => {
    const row = rows[place];
    if (row) rows[place] = { ...row, ...by(row) };
  };
  return {
    rows,
    selectBoards: (now) =>
      groupByReader(
        selectDueBoards(
          rows.filter((board) => mayAsk(board, now)),
          new Date(now),
          paceOf,
        ),
      ).map((message) => ({
        reader: message.reader,
        boards: message.boards.map(({ board, lane }) => ({ board: places.get(board) ?? 0, lane })),
      })),
    pagesToRead(place, now) {
      const row = rows[place];
      if (!row || !mayAsk(row, now) || Date.parse(row.dueAt) > now) return 0;
      const isWalk = planReading(paceOf(row.ats) ?? {}, row, new Date(now)).isWalk;
      walking[place] = isWalk;
      return isWalk ? (boards[place]?.pages ?? 1) : 1;
    },
    recordRead: (place, fresh, startedAt, now) =>
      change(place, (board) => {
        const at = new Date(now);
        const learned = updatePostingPattern(board, fresh, at);
        const lastNewAt = fresh > 0 ? at.toISOString() : board.lastNewAt;
        const dueAt = nextDue({ ...board, learned, lastNewAt }, at);
        const checkedAt = new Date(startedAt).toISOString();
        const readAt = at.toISOString();
        const walkedAt = walking[place] ? readAt : board.walkedAt;
        return { learned, lastNewAt, dueAt, checkedAt, readAt, walkedAt, failures: 0 };
      }),
    recordFailure: (place, startedAt, now, retryAfter) =>
      change(place, (board) => {
        const at = new Date(now);
        if (retryAfter !== undefined) waits.set(board.ats, vendorBackoffUntil(retryAfter, at).getTime());
        const failures = board.failures + 1;
        const failure = { count: failures, ...(retryAfter === undefined ? {} : { retryAfter }) };
        return { failures, dueAt: nextDue(board, at, failure), checkedAt: new Date(startedAt).toISOString() };
      }),
  };
}

function registerBoard({ vendor, slug, favorite, posts, pages }: SimulatedBoard, from: number): Board {
  const postings = pages * POSTINGS_PER_PAGE;
  const fresh = newBoard({ ats: vendor.ats, slug, company: '', favorite }, new Date(from));
  const [first = from] = posts;
  let learned = updatePostingPattern(fresh, 0, new Date(Math.min(first, from)));
  for (const at of posts.filter((time) => time < from))
    learned = updatePostingPattern({ learned, readAt: fresh.dueAt }, 1, new Date(at));
  return { ...fresh, learned, postings };
}
