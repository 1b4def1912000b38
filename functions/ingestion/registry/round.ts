import type { Board } from '../../table/board.ts';
import { hashPrefix } from '../../table/shards.ts';
import type { Adapter } from '../adapters/adapter.ts';

/** What the round asks of a system's adapter. */
export type Pace = Pick<Adapter, 'lanes' | 'seconds'>;

/** A board to be read, and the lane it is read in: of a lane one board is read at a time. */
export interface Turn {
  readonly board: Board;
  readonly lane: string;
}

/** How long an answer takes where the adapter does not say, in seconds, with what the reading takes besides. */
const ANSWER = 0.5;

/** A lane is given work for somewhat more than the minute to the next round, so that it never stands still. */
const ROUND = 75;

const MINUTE = 60_000;

/** How old a reading may become: what a board has used up of this decides whose turn it is when not all can have one. */
const ALLOWANCE = { favourite: 4 * MINUTE, other: 22 * MINUTE } as const;

/** The lane of a board: a stable share of its system's boards. One for a system that is unknown. */
export const laneOf = ({ ats, slug }: Pick<Board, 'ats' | 'slug'>, pace?: Pace): string =>
  `${ats}-${Number.parseInt(hashPrefix(slug), 16) % (pace?.lanes ?? 1)}`;

/**
 * The boards to be read in this round: of those that are due and not paused, as many a lane as it can read until the
 * next, and first those nearest to being too old, a favourite sooner than another. What finds no room stays due, in the
 * table and not in the queue, so that it never stands in the way of what becomes more urgent.
 */
export function roundOf(
  boards: readonly Board[],
  now: Date,
  paceOf: (ats: string) => Pace | undefined,
): Turn[] {
  const lanes = new Map<string, Turn[]>();
  const isDue = by(now);
  for (const board of boards.filter(isDue)) {
    const lane = laneOf(board, paceOf(board.ats));
    const turns = lanes.get(lane);
    if (turns) turns.push({ board, lane });
    else lanes.set(lane, [{ board, lane }]);
  }
  return [...lanes.values()].flatMap((turns) => {
    const seconds = paceOf(turns[0]?.board.ats ?? '')?.seconds ?? ANSWER;
    return turns
      .map((turn) => ({ turn, urgency: urgencyOf(turn.board, now) }))
      .sort((one, other) => other.urgency - one.urgency)
      .slice(0, Math.ceil(ROUND / seconds))
      .map(({ turn }) => turn);
  });
}

const by = (now: Date) => {
  const time = now.toISOString();
  return ({ paused, dueAt }: Board): boolean => !paused && dueAt <= time;
};

/** The share of its allowance a board has used up; one that was never asked, or failed, since it was to be. */
function urgencyOf({ favourite, failures, checkedAt, dueAt }: Board, now: Date): number {
  const since = checkedAt !== null && failures === 0 ? checkedAt : dueAt;
  const age = now.getTime() - Date.parse(since);
  return age / (favourite ? ALLOWANCE.favourite : ALLOWANCE.other);
}
