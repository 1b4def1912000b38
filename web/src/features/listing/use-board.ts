import type { Filters } from '@daybreak/contract/board-filters.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fetchBoardPage } from './api/list-jobs.ts';
import { type BoardQuery, boardKey } from './board-input.ts';
import { type BoardState, createBoardReader } from './board-reader.ts';
import { waitToRetry } from './wait-until-visible.ts';

const reader = createBoardReader({ fetchPage: fetchBoardPage, pause: waitToRetry });

export interface Board {
  /** The requested board, or the previous one while it loads. */
  readonly shown: BoardState;
  /** `shown` is still the previous board. */
  readonly isStale: boolean;
  readonly shownRole: Filters['fRole'] | null;
  /** The requested board, as far as it has loaded. */
  readonly reading: BoardState;
  readonly readOn: () => void;
  readonly tryAgain: () => void;
}

const emptyState: BoardState = { parts: [], counts: null, nextToken: null, isReading: true, failure: null };

const initial = { reading: emptyState, role: null };

/** Loads a board while it is shown. Null loads nothing. */
export function useBoard(query: BoardQuery | null): Board {
  const name = query === null ? null : boardKey(query);
  const reading = useSyncExternalStore(
    reader.subscribe,
    () => (name === null ? emptyState : reader.reading(name)),
    () => emptyState,
  );
  const [previous, setPrevious] = useState<{ reading: BoardState; role: Filters['fRole'] | null }>(initial);
  if (query !== null && reading.counts !== null && reading !== previous.reading)
    setPrevious({ reading, role: query.filters.fRole });

  useEffect(() => (query === null ? undefined : reader.open(query)), [query]);

  return useMemo(
    () => ({
      shown: reading.counts === null ? previous.reading : reading,
      isStale: reading.counts === null && previous.reading.counts !== null,
      shownRole: previous.role,
      reading,
      readOn: () => query && reader.readOn(query),
      tryAgain: () => query && reader.tryAgain(query),
    }),
    [reading, previous, query],
  );
}

export const { putOnTop, refresh, shownQuery } = reader;
