import * as z from 'zod';
import { hashPrefix } from '../../table/shards.ts';
import type { ScheduledBoard } from './select-due-boards.ts';
import { isOfUnknownCost } from './unknown-cost.ts';

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
 * Waiting for vendors takes most of a reading: 10,000 boards need about a third of a core, mostly to parse
 * answers, so that few functions read all boards. infra/feeds.ts allows a few more.
 */
export const READERS = 2;

/** A reader of its own for boards of many pages, because a reader waits for its slowest lane. */
const LARGE_READER = 'large';

const readerOf = ({ lane, isLarge }: ScheduledBoard): string =>
  isLarge ? LARGE_READER : `${Number.parseInt(hashPrefix(lane), 16) % READERS}`;

/** How many boards of unknown cost are read at a time. */
const LONE_READERS = 2;

const LONE_READER = 'alone-';

const loneReaderOf = ({ board }: ScheduledBoard): string =>
  `${LONE_READER}${Number.parseInt(hashPrefix(board.sk), 16) % LONE_READERS}`;

/** Whether a message has one board, whose cost is unknown. */
export const isReadAlone = ({ reader }: ReaderMessage): boolean => reader.startsWith(LONE_READER);

const toEntry = ({ board, lane }: ScheduledBoard) => ({ board: board.sk, lane });

/**
 * Groups a round's boards by reader, each in its lane's order. A board of unknown cost shares neither its
 * message nor its reader with other boards, so that it can only delay its like.
 */
export function groupByReader(scheduled: readonly ScheduledBoard[]): ReaderMessage[] {
  const [alone, together] = [true, false].map((isAlone) =>
    scheduled.filter(({ board }) => isOfUnknownCost(board) === isAlone),
  );
  return [
    ...[...Map.groupBy(together ?? [], readerOf)].map(([reader, entries]) => ({
      reader,
      boards: entries.map(toEntry),
    })),
    ...(alone ?? []).map((entry) => ({ reader: loneReaderOf(entry), boards: [toEntry(entry)] })),
  ];
}
