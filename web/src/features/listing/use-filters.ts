import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../config/paths.ts';
import { type Filters, filtersFromSearch, searchFromFilters } from './filters.ts';

/** Changes filters; 'replace' keeps the history entry, 'push' (the default) lets Back undo the change. */
export type ChangeFilters = (filters: Filters, history?: 'push' | 'replace') => void;

/** The board's filters, which live in the URL, and the way to change them. */
export function useFilters(): { filters: Filters; change: ChangeFilters } {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const change: ChangeFilters = (next, history = 'push') =>
    navigate(`${paths.home}?${searchFromFilters(next)}`, { replace: history === 'replace' });
  return { filters, change };
}
