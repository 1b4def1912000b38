import type { Posting } from '../../../functions/postings/posting.ts';

/**
 * A posting's content from `at` on, in milliseconds: the vendor's entries, and the result that parsing should
 * give.
 */
export interface Shown {
  readonly at: number;
  readonly wire: readonly unknown[];
  readonly expected: Posting;
}

/** `detail` is the vendor's response for this posting alone, for vendors whose lists omit the description. */
export interface ReplayedPosting {
  readonly id: string;
  readonly shown: readonly [Shown, ...Shown[]];
  readonly goneAt: number | undefined;
  readonly detail: unknown;
}

/** A recorded board, with its postings in the order it lists them. */
export interface ReplayedBoard {
  readonly ats: string;
  readonly slug: string;
  /** The employer's name in the registry. */
  readonly company: string;
  readonly postings: readonly ReplayedPosting[];
}

/** Returns undefined if the posting isn't on the board at `at`, in milliseconds. */
export function shownAt({ shown, goneAt }: ReplayedPosting, at: number): Shown | undefined {
  return goneAt !== undefined && goneAt <= at ? undefined : shown.findLast((one) => one.at <= at);
}

/** Returns the times at which the board changes, in milliseconds, ascending. */
export const changeTimes = ({ postings }: ReplayedBoard): number[] =>
  [...new Set(postings.flatMap(({ shown, goneAt }) => [...shown.map(({ at }) => at), goneAt ?? Number.NaN]))]
    .filter((at) => !Number.isNaN(at))
    .sort((one, other) => one - other);

/** Returns an ID that is unique across boards. */
export const postingKey = (board: ReplayedBoard, { id }: ReplayedPosting): string =>
  `${board.ats}:${board.slug}#${id}`;
