import type { BoardStore } from '../registry/board-store.ts';
import { beforeReading } from './board-after.ts';
import { type ReaderThread, type ReadingRequest, ThreadEnded, type ThreadLimits } from './reader-thread.ts';

export interface Deps {
  readonly thread: ReaderThread;
  readonly boards: Pick<BoardStore, 'find' | 'save'>;
  readonly now: () => Date;
  readonly log: { warn(message: string, facts: Record<string, unknown>): void };
}

/**
 * Reads boards in the thread. If it has to be ended, the boards that it was reading back off, and are read
 * alone from then on; those that it didn't begin stay due. Throws what else kept them from being read.
 */
export async function superviseReading(
  { thread, boards, now, log }: Deps,
  request: ReadingRequest,
  limits: ThreadLimits,
): Promise<void> {
  try {
    await thread.read(request, limits);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    log.warn('reader ended', { boards: error.unfinished, reason: error.message });
    for (const id of error.unfinished) {
      const board = await boards.find(id);
      if (!board) continue;
      const after = board.unfinished ? board : beforeReading(board, now());
      await boards.save({ ...after, message: error.message });
    }
  }
}
