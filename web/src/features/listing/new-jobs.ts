import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import type { BoardPage } from './api/list-jobs.ts';
import { type BoardQuery, boardInput } from './board-input.ts';

export interface Deps {
  count(input: JobFiltersInput, signal: AbortSignal): Promise<number>;
  /** Waits before the next poll; rejects when aborted. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
}

/**
 * Polls for jobs detected after an instant (ISO 8601) and reports each change. Retries failures; ends when aborted.
 */
export async function watchForNewJobs(
  query: BoardQuery,
  detectedAfter: string,
  onChange: (count: number) => void,
  signal: AbortSignal,
  { count, pause }: Deps,
): Promise<void> {
  const input = boardInput(query, { detectedAfter });
  let failures = 0;
  let lastCount = 0;
  for (;;) {
    await pause(failures, signal);
    try {
      const current = await count(input, signal);
      failures = 0;
      if (current !== lastCount) onChange(current);
      lastCount = current;
    } catch (error) {
      if (signal.aborted) throw error;
      failures += 1;
    }
  }
}

/** Returns the jobs detected after an instant (ISO 8601), or null if they exceed one page. */
export async function readNewJobs(
  query: BoardQuery,
  detectedAfter: string,
  fetchPage: (input: JobFiltersInput, signal: AbortSignal) => Promise<BoardPage>,
  signal: AbortSignal,
): Promise<BoardPage | null> {
  const page = await fetchPage(boardInput(query, { detectedAfter }), signal);
  return page.nextToken === null ? page : null;
}
