import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import type { BoardPage } from './api/list-jobs.ts';
import { type BoardQuery, boardInput } from './board-input.ts';

/** What watching needs of the world. */
export interface Deps {
  count(input: JobFiltersInput, signal: AbortSignal): Promise<number>;
  /** Waits until the next question is due, after so many failures in a row; rejects when aborted. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
}

/**
 * Asks again and again how many jobs came onto a board after a moment (ISO 8601), and tells each change.
 * Ends when aborted; a failed question is asked again later.
 */
export async function watchForNewJobs(
  query: BoardQuery,
  detectedAfter: string,
  tell: (count: number) => void,
  signal: AbortSignal,
  { count, pause }: Deps,
): Promise<void> {
  const input = boardInput(query, { detectedAfter });
  let failures = 0;
  let told = 0;
  for (;;) {
    await pause(failures, signal);
    try {
      const found = await count(input, signal);
      failures = 0;
      if (found !== told) tell(found);
      told = found;
    } catch (error) {
      if (signal.aborted) throw error;
      failures += 1;
    }
  }
}

/** The jobs that came onto a board after a moment (ISO 8601); null where they are more than one page. */
export async function readNewJobs(
  query: BoardQuery,
  detectedAfter: string,
  fetchPage: (input: JobFiltersInput, signal: AbortSignal) => Promise<BoardPage>,
  signal: AbortSignal,
): Promise<BoardPage | null> {
  const page = await fetchPage(boardInput(query, { detectedAfter }), signal);
  return page.nextToken === null ? page : null;
}
