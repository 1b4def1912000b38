import type { Board } from '../../table/board.ts';
import { hashPrefix } from '../../table/shards.ts';
import type { Adapter } from '../adapters/adapter.ts';

/** How many of a system's boards can be read at a time, and how long each takes. */
export type Pace = Pick<Adapter, 'lanes' | 'secondsPerReading' | 'newestFirst'>;

/** Boards in the same lane are read one after the other. */
export interface ScheduledBoard {
  readonly board: Board;
  readonly lane: string;
  /** Reading the whole board takes long. */
  readonly isLarge: boolean;
}

/** The default duration of a reading. */
const DEFAULT_SECONDS = 0.5;

/** The work that a lane gets in a round, which fits into the minute between two rounds. */
const ROUND_SECONDS = 55;

/** More postings than this are read in a minute or more, page by page. */
const LARGE_BOARD = 1_000;

const MINUTE = 60_000;

/** The oldest that a reading should become. If not all boards fit into a round, those closest to it come first. */
const MAX_AGE = { favorite: 4 * MINUTE, other: 22 * MINUTE } as const;

/** Assigns a board to a lane by a hash of its slug. A system without an adapter has one lane. */
export function scheduleBoard(board: Board, pace?: Pace): ScheduledBoard {
  const isLarge = pace?.newestFirst === true && board.postings > LARGE_BOARD;
  const lane = Number.parseInt(hashPrefix(board.slug), 16) % (pace?.lanes ?? 1);
  return { board, lane: `${board.ats}-${isLarge ? 'large-' : ''}${lane}`, isLarge };
}

/**
 * Whether a board is to be read now. One whose last reading is in the future was read by a clock that was
 * wrong, and so was its next one computed.
 */
export function isDue({ dueAt, checkedAt }: Pick<Board, 'dueAt' | 'checkedAt'>, now: Date): boolean {
  const latest = new Date(now.getTime() + MINUTE).toISOString();
  return dueAt <= now.toISOString() || (checkedAt !== null && checkedAt > latest);
}

/**
 * Selects the boards to queue in this round: in each lane the most urgent ones that are due, as many as it
 * can read until the next round. The rest stay due in the table instead of the queue, so that they cannot
 * delay a more urgent board.
 */
export function selectDueBoards(
  boards: readonly Board[],
  now: Date,
  paceOf: (ats: string) => Pace | undefined,
): ScheduledBoard[] {
  const lanes = new Map<string, ScheduledBoard[]>();
  for (const board of boards.filter((one) => !one.paused && isDue(one, now))) {
    const entry = scheduleBoard(board, paceOf(board.ats));
    const scheduled = lanes.get(entry.lane);
    if (scheduled) scheduled.push(entry);
    else lanes.set(entry.lane, [entry]);
  }
  return [...lanes.values()].flatMap((scheduled) => {
    const seconds = paceOf(scheduled[0]?.board.ats ?? '')?.secondsPerReading ?? DEFAULT_SECONDS;
    return scheduled
      .map((entry) => ({ entry, urgency: urgencyOf(entry.board, now) }))
      .sort((one, other) => other.urgency - one.urgency)
      .slice(0, Math.ceil(ROUND_SECONDS / seconds))
      .map(({ entry }) => entry);
  });
}

/**
 * The share of its maximum age that a board has reached, counted from when it was due if it failed or was never read.
 */
function urgencyOf({ favorite, failures, checkedAt, dueAt }: Board, now: Date): number {
  const since = checkedAt !== null && failures === 0 ? checkedAt : dueAt;
  const age = now.getTime() - Date.parse(since);
  return age / (favorite ? MAX_AGE.favorite : MAX_AGE.other);
}
