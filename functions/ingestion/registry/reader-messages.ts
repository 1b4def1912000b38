import * as z from 'zod';
import { hashPrefix } from '../../table/shards.ts';
import type { ScheduledBoard } from './select-due-boards.ts';

/** The boards that one invocation reads: those of a lane one after the other, the lanes at the same time. */
export const ReaderMessage = z.object({
  /** The message group. Readers work at the same time; a lane always belongs to the same one. */
  reader: z.string(),
  boards: z.array(
    z.object({
      board: z.string(),
      lane: z.string(),
      /** Replays a recording as of that time. */
      seenAt: z.coerce.date().optional(),
    }),
  ),
});
export type ReaderMessage = z.infer<typeof ReaderMessage>;

/**
 * Waiting for vendors takes most of a reading: 10,000 boards need about a third of a core, mostly to parse answers, so that
 * few functions read all boards. infra/feeds.ts allows a few more.
 */
export const READERS = 2;

/** A reader of its own for boards of many pages, because a reader waits for its slowest lane. */
const LARGE_READER = 'large';

const readerOf = ({ lane, isLarge }: ScheduledBoard): string =>
  isLarge ? LARGE_READER : `${Number.parseInt(hashPrefix(lane), 16) % READERS}`;

/** Groups a round's boards by reader, each in its lane's order. */
export function groupByReader(scheduled: readonly ScheduledBoard[]): ReaderMessage[] {
  return [...Map.groupBy(scheduled, readerOf)].map(([reader, entries]) => ({
    reader,
    boards: entries.map(({ board, lane }) => ({ board: board.sk, lane })),
  }));
}
