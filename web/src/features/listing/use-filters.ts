import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import type { JobType } from '@daybreak/contract/types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { paths } from '../../config/paths.ts';
import { storeFilters } from './filters-storage.ts';
import { filtersFromSearch, searchFromFilters } from './filters-url.ts';
import { type BoardHistoryState, hasJobType, visitSearch } from './visit-filters.ts';

/** 'push' (the default) lets Back undo the change. */
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
 * The board's filters, kept in the URL. Null during prerendering. `preferred` is used if neither the URL nor the last
 * visit sets a job type.
 */
export function useFilters(preferred: JobType | null): { filters: Filters | null; change: ChangeFilters } {
  const search = useLocationProperty<string | null>(readSearch, () => null);
  const filters = useMemo(() => (search === null ? null : filtersFromSearch(search)), [search]);
  useUrlSync(search);
  useStoredFilters(search);
  usePreferredJobType(preferred);
  return { filters, change };
}

/** Puts every filter into the URL, so that it can be shared. Only the default board has a bare URL. */
function useUrlSync(search: string | null): void {
  useEffect(() => {
    if (search === null || location.pathname !== paths.home) return;
    if (location.search === `?${search}`) return;
    if (location.search === '' && search === defaultSearch && history.state?.board === search) return;
    show(search, true);
  }, [search]);
}

/** Also stores changes made with Back. */
function useStoredFilters(search: string | null): void {
  const known = useRef<string>(null);
  useEffect(() => {
    if (search === null || location.pathname !== paths.home) return;
    if (known.current !== null && known.current !== search) storeFilters(window, filtersFromSearch(search));
    known.current = search;
  }, [search]);
}

function usePreferredJobType(preferred: JobType | null): void {
  // Checked before the URL is completed.
  const [isOpen, setOpen] = useState(() => typeof window === 'object' && !hasJobType(window));
  useEffect(() => {
    if (preferred === null || !isOpen) return;
    setOpen(false);
    const filters = filtersFromSearch(readSearch());
    // Usually a no-op: the board already started with the stored preference.
    if (filters.jobType !== preferred) change({ ...filters, jobType: preferred }, 'replace');
  }, [preferred, isOpen]);
}
