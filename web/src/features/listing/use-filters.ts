import type { JobType } from '@daybreak/contract/types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { paths } from '../../config/paths.ts';
import { defaultFilters, type Filters } from './filters.ts';
import { storeFilters } from './filters-storage.ts';
import { filtersFromSearch, searchFromFilters } from './filters-url.ts';
import { type BoardHistoryState, hasJobType, visitSearch } from './visit-filters.ts';

/** Changes filters; 'replace' keeps the history entry, 'push' (the default) lets Back undo the change. */
export type ChangeFilters = (filters: Filters, history?: 'push' | 'replace') => void;

const defaultSearch = searchFromFilters(defaultFilters);
const readSearch = () => visitSearch(window);

function show(search: string, replace: boolean): void {
  const state: BoardHistoryState = { board: search };
  const isBare = replace && location.search === '' && search === defaultSearch;
  navigate(isBare ? paths.home : `${paths.home}?${search}`, { replace, state });
}

const change: ChangeFilters = (next, history = 'push') =>
  show(searchFromFilters(next), history === 'replace');

/**
 * The board's filters, which live in the URL, and the way to change them. Null until the page is known to be in a
 * browser. `preferred`: the job type of the user's preferences, which stands where nothing else says one.
 */
export function useFilters(preferred: JobType | null): { filters: Filters | null; change: ChangeFilters } {
  const search = useLocationProperty<string | null>(readSearch, () => null);
  const filters = useMemo(() => (search === null ? null : filtersFromSearch(search)), [search]);
  useUrlSync(search);
  useStoredFilters(search);
  usePreferredJobType(preferred);
  return { filters, change };
}

/** The address says the whole board, so that it can be shared; only the default board has the bare one. */
function useUrlSync(search: string | null): void {
  useEffect(() => {
    if (search === null || location.pathname !== paths.home) return;
    if (location.search === `?${search}`) return;
    if (location.search === '' && search === defaultSearch && history.state?.board === search) return;
    show(search, true);
  }, [search]);
}

/** Every change is kept for the next visit, one by Back as well. */
function useStoredFilters(search: string | null): void {
  const known = useRef<string>(null);
  useEffect(() => {
    if (search === null || location.pathname !== paths.home) return;
    if (known.current !== null && known.current !== search) storeFilters(window, filtersFromSearch(search));
    known.current = search;
  }, [search]);
}

function usePreferredJobType(preferred: JobType | null): void {
  // Asked before the address says everything.
  const [isOpen, setOpen] = useState(() => typeof window === 'object' && !hasJobType(window));
  useEffect(() => {
    if (preferred === null || !isOpen) return;
    setOpen(false);
    const filters = filtersFromSearch(readSearch());
    // Mostly the board has begun with it: the browser remembers the preference of who is signed in.
    if (filters.jobType !== preferred) change({ ...filters, jobType: preferred }, 'replace');
  }, [preferred, isOpen]);
}
