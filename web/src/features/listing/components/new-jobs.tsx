import { useEffect, useState } from 'react';
import { countText } from '../../../components/count-text.ts';
import { optional } from '../../../components/optional.tsx';
import { countJobsOnBoard } from '../api/count-board.ts';
import { fetchBoardPage } from '../api/list-jobs.ts';
import type { BoardQuery } from '../board-input.ts';
import { readNewJobs, watchForNewJobs } from '../new-jobs.ts';
import { putOnTop, refresh, shownQuery } from '../use-board.ts';
import { waitToPoll } from '../wait-until-visible.ts';

export interface NewJobsProps {
  readonly query: BoardQuery;
  /** ISO 8601. */
  readonly asOf: string;
  readonly onShown: () => void;
}

const deps = { count: countJobsOnBoard, pause: waitToPoll };

/**
 * Announces new jobs by a button over the middle of the first heading, so that nothing moves until they are asked for.
 */
export const NewJobs = optional(function NewJobs({ query, asOf, onShown }: NewJobsProps) {
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const watching = new AbortController();
    watchForNewJobs(shownQuery(query), asOf, setCount, watching.signal, deps).catch(() => undefined);
    return () => {
      watching.abort();
      setCount(0);
    };
  }, [query, asOf]);

  useEffect(() => {
    if (count === 0) return;
    const title = document.title;
    document.title = `(${count}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);

  const showNewJobs = async () => {
    setBusy(true);
    try {
      const page = await readNewJobs(shownQuery(query), asOf, fetchBoardPage, new AbortController().signal);
      if (page === null) refresh(query);
      else putOnTop(query, page);
      onShown();
    } catch {
      // The button stays, and with it the way to retry.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none sticky top-16 z-5 flex h-0 items-start justify-center *:-mt-2.5 max-wide:*:-mt-3 wide:top-3"
    >
      {count > 0 && (
        <button
          type="button"
          aria-busy={isBusy}
          onClick={() => void showNewJobs()}
          className="appear pointer-events-auto inline-flex min-h-9 items-center gap-2.5 rounded-full border border-line bg-sheet px-4 font-semibold max-wide:min-h-11 text-dawn-ink tabular-nums before:size-2 before:rounded-full before:bg-dawn before:ring-4 before:ring-dawn/18 aria-busy:opacity-60"
        >
          {countText(count, 'new job')}
          <span className="underline decoration-dawn/40 underline-offset-4">
            {count === 1 ? 'Show it' : 'Show them'}
          </span>
        </button>
      )}
    </div>
  );
});
