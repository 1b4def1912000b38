import type { ReaderMessage } from '../registry/reader-messages.ts';
import { afterFailure } from './board-after.ts';
import { type Deps, readBoard } from './read-board.ts';

/** No further board is begun after this time, so that a reader ends before its next round. The rest stays due. */
const ROUND_MS = 55_000;

export interface ReadingProgress {
  begun(board: string): void;
  ended(board: string): void;
}

/**
 * Reads the boards of each lane one after the other, and the lanes at the same time. A board that cannot be
 * read or saved for a fault of our own counts as failed, and neither affects the others nor is retried at
 * once. Replayed readings are all done; the first fault among them is thrown at the end.
 */
export async function readLanes(
  deps: Deps,
  boards: ReaderMessage['boards'],
  progress?: ReadingProgress,
): Promise<void> {
  const until = deps.now().getTime() + ROUND_MS;
  const faults: unknown[] = [];
  const readLane = async (lane: ReaderMessage['boards']) => {
    for (const { board, seenAt } of lane) {
      if (!seenAt && deps.now().getTime() >= until) return;
      progress?.begun(board);
      try {
        await readBoard(deps, board, seenAt);
      } catch (error) {
        deps.log.warn('board not read for a fault of our own', { board, error });
        if (seenAt) faults.push(error);
        else await saveFault(deps, board, error);
      }
      progress?.ended(board);
    }
  };
  await Promise.all([...Map.groupBy(boards, ({ lane }) => lane).values()].map(readLane));
  if (faults.length > 0) throw faults[0];
}

/** Lets the board back off, and shows staff that it fails. Without that it stays due. */
async function saveFault({ boards, now, log }: Deps, id: string, error: unknown): Promise<void> {
  try {
    const board = await boards.find(id);
    const message = `A fault of our own: ${error instanceof Error ? error.message : String(error)}`;
    if (board) await boards.save(afterFailure(board, now(), { message }));
  } catch (failure) {
    log.warn('failed board not saved', { board: id, error: failure });
  }
}
