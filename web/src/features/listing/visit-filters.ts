import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { readStoredFilters, type StorageHost } from './filters-storage.ts';
import { parseSearch, searchFromFilters } from './filters-url.ts';
import { readPreferredJobType } from './preferred-job-type.ts';

/** The parts of `window` that determine the board. */
export interface Visit extends StorageHost {
  readonly location: { readonly search: string };
  readonly history: { readonly state: unknown };
}

/** History state of a bare URL: the query of the board it showed. */
export interface BoardHistoryState {
  readonly board: string;
}

function boardInHistory(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'board' in state ? String(state.board) : undefined;
}

/**
 * Returns this history entry's filters as a complete query. Each comes from the URL, the last visit, the user's
 * preference or the defaults, in this order. A bare URL that showed a board before shows the same one again.
 */
export function visitSearch(visit: Visit): string {
  const { location, history } = visit;
  const stored = boardInHistory(history.state);
  if (location.search === '' && stored !== undefined) return stored;
  const jobType = readPreferredJobType(visit);
  const filters: Filters = {
    ...defaultFilters,
    ...(jobType !== null && { jobType }),
    ...readStoredFilters(visit),
    ...parseSearch(location.search),
  };
  return searchFromFilters(filters);
}

export function hasJobType(visit: Visit): boolean {
  return 'jobType' in parseSearch(visit.location.search) || 'jobType' in readStoredFilters(visit);
}
