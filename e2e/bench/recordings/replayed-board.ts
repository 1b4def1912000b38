import type { Posting } from '../../../functions/postings/posting.ts';

/** What a board shows of a posting from a moment on: in the vendor's words, and as we are to understand it. */
export interface Shown {
  readonly at: number;
  readonly wire: readonly unknown[];
  readonly expected: Posting;
}

/** A posting with all it ever shows. `detail`: the vendor's answer for it alone, where the list leaves something out. */
export interface ReplayedPosting {
  readonly id: string;
  readonly shown: readonly [Shown, ...Shown[]];
  readonly goneAt: number | undefined;
  readonly detail: unknown;
}

/** A board as it was recorded; its postings are in the order in which it lists them. */
export interface ReplayedBoard {
  readonly ats: string;
  readonly slug: string;
  /** The employer's name as registered. */
  readonly company: string;
  readonly postings: readonly ReplayedPosting[];
}

/** What a posting shows at a moment; undefined where it is not on the board. */
export function shownAt({ shown, goneAt }: ReplayedPosting, at: number): Shown | undefined {
  return goneAt !== undefined && goneAt <= at ? undefined : shown.findLast((one) => one.at <= at);
}

/** Every moment at which something of a board changes, in order. */
export const changeTimes = ({ postings }: ReplayedBoard): number[] =>
  [...new Set(postings.flatMap(({ shown, goneAt }) => [...shown.map(({ at }) => at), goneAt ?? Number.NaN]))]
    .filter((at) => !Number.isNaN(at))
    .sort((one, other) => one - other);

/** The id of a posting among all. */
export const postingKey = (board: ReplayedBoard, { id }: ReplayedPosting): string =>
  `${board.ats}:${board.slug}#${id}`;
