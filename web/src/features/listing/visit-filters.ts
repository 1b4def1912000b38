import { defaultFilters, type Filters } from './filters.ts';
import { readStoredFilters, type StorageHost } from './filters-storage.ts';
import { parseSearch, searchFromFilters } from './filters-url.ts';
import { readPreferredJobType } from './preferred-job-type.ts';

/** The part of the browser that says which board is meant. */
export interface Visit extends StorageHost {
  readonly location: { readonly search: string };
  readonly history: { readonly state: unknown };
}

/** What a history entry with a bare address keeps: the board it showed, as a query. */
export interface BoardHistoryState {
  readonly board: string;
}

function boardInHistory(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'board' in state ? String(state.board) : undefined;
}

/**
 * The filters of this history entry as a complete query: each from the URL, else from the last visit, else from the
 * preference of who is signed in, else its default.
 * A bare address that has shown a board before shows it again, whatever has been chosen since.
 */
export function visitSearch(visit: Visit): string {
  const { location, history } = visit;
  const kept = boardInHistory(history.state);
  if (location.search === '' && kept !== undefined) return kept;
  const jobType = readPreferredJobType(visit);
  const filters: Filters = {
    ...defaultFilters,
    ...(jobType !== null && { jobType }),
    ...readStoredFilters(visit),
    ...parseSearch(location.search),
  };
  return searchFromFilters(filters);
}

/** Whether the URL or the last visit says which job type is wanted. */
export function hasJobType(visit: Visit): boolean {
  return 'jobType' in parseSearch(visit.location.search) || 'jobType' in readStoredFilters(visit);
}
