import type { Board } from '../../table/board.ts';
import { healthOf } from './board-health.ts';

/** The health of one applicant-tracking system's boards, without paused ones. */
export interface SystemHealth {
  readonly ats: string;
  readonly boards: number;
  readonly failing: number;
  /** Boards that were read at least once. */
  readonly asked: number;
  /** Boards whose last answer was not what the system usually answers. */
  readonly odd: number;
  /** Percent of the boards that were asked. */
  readonly oddShare: number;
  /** Whole minutes, of boards that can be read; null if there are none. */
  readonly medianAge: number | null;
  readonly p95Age: number | null;
}

/** A system with a larger share of odd boards has probably changed its answers. In percent. */
const MAX_ODD_SHARE = 20;

/** Fewer odd boards have probably troubles of their own, unless they are all that the system has. */
const MIN_ODD_BOARDS = 3;

/** A reading of which this much can't be parsed is odd, in percent. */
const MAX_UNREADABLE_SHARE = 50;

/** Returns the health of each system, the one with the most boards first. */
export function systemHealth(boards: readonly Board[], now: Date): SystemHealth[] {
  const polled = boards.filter(({ paused }) => !paused);
  return [...Map.groupBy(polled, ({ ats }) => ats)]
    .map(([ats, own]) => healthOfSystem(ats, own, now))
    .sort((one, other) => other.boards - one.boards || (one.ats < other.ats ? -1 : 1));
}

function healthOfSystem(ats: string, boards: readonly Board[], now: Date): SystemHealth {
  const healths = boards.map((board) => healthOf(board, now));
  const ages = healths
    .flatMap(({ state, age }) => (state === 'failing' || age === null ? [] : [age]))
    .sort((one, other) => one - other);
  const asked = boards.filter(({ outcome }) => outcome !== 'never').length;
  const odd = boards.filter(isOdd).length;
  return {
    ats,
    boards: boards.length,
    failing: healths.filter(({ state }) => state === 'failing').length,
    asked,
    odd,
    oddShare: asked === 0 ? 0 : (100 * odd) / asked,
    medianAge: percentile(ages, 0.5),
    p95Age: percentile(ages, 0.95),
  };
}

/** Whether a board answered, but not as its system does: with another format, or without most of its postings. */
const isOdd = ({ outcome, message, unreadableShare }: Board): boolean =>
  outcome === 'suspect' ||
  (outcome === 'failed' ? message.startsWith('The answer') : unreadableShare >= MAX_UNREADABLE_SHARE);

/** Whether so many boards of a system answer oddly that the system must have changed its answers. */
export const hasChanged = ({ asked, odd, oddShare }: SystemHealth): boolean =>
  odd > 0 && oddShare > MAX_ODD_SHARE && odd >= Math.min(MIN_ODD_BOARDS, asked);

const percentile = (sorted: readonly number[], part: number): number | null =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? null;
