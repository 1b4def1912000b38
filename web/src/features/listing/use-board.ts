import type { Role } from '@daybreak/contract/types.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fetchBoardPage } from './api/list-jobs.ts';
import { type BoardQuery, boardKey } from './board-input.ts';
import { type BoardState, createBoardReader } from './board-reader.ts';
import { waitToRetry } from './wait-until-visible.ts';

const reader = createBoardReader({ fetchPage: fetchBoardPage, pause: waitToRetry });

/** A board as the page shows it, and what can be done with it. */
export interface Board {
  /** What stands on the page: the board asked for, or the one before while that is on its way. */
  readonly shown: BoardState;
  /** What stands on the page is not yet what is asked for. */
  readonly isFormer: boolean;
  /** The role of what stands on the page. */
  readonly shownRole: Role | null;
  /** What has been read of the board that is asked for. */
  readonly reading: BoardState;
  readonly readOn: () => void;
  readonly tryAgain: () => void;
}

const nothing: BoardState = { parts: [], counts: null, nextToken: null, isReading: true, failure: null };

const atFirst = { reading: nothing, role: null };

/** The board of a query, read while it is looked at. Null asks for nothing yet. */
export function useBoard(query: BoardQuery | null): Board {
  const name = query === null ? null : boardKey(query);
  const reading = useSyncExternalStore(
    reader.subscribe,
    () => (name === null ? nothing : reader.reading(name)),
    () => nothing,
  );
  const [former, setFormer] = useState<{ reading: BoardState; role: Role | null }>(atFirst);
  if (query !== null && reading.counts !== null && reading !== former.reading)
    setFormer({ reading, role: query.filters.role });

  useEffect(() => (query === null ? undefined : reader.open(query)), [query]);

  return useMemo(
    () => ({
      shown: reading.counts === null ? former.reading : reading,
      isFormer: reading.counts === null && former.reading.counts !== null,
      shownRole: former.role,
      reading,
      readOn: () => query && reader.readOn(query),
      tryAgain: () => query && reader.tryAgain(query),
    }),
    [reading, former, query],
  );
}

/** Puts what came since the page was read on top of its board, or reads the board anew where that is too much. */
export const { putOnTop, refresh } = reader;
