import type { Filters } from '@daybreak/contract/board-filters.ts';
import { declaredFilters, filterText } from '@daybreak/contract/filter-values.ts';

/** Clears title and specialization, which belong to the old role. All roles only widens the search: the title stays. */
export function withRole(filters: Filters, fRole: Filters['fRole']): Filters {
  if (fRole === filters.fRole) return filters;
  return { ...filters, fRole, specialization: '', title: fRole === 'All' ? filters.title : '' };
}

/** Counts the panel's filters that differ from their defaults; the title has its own box. */
export function countChangedFilters(filters: Filters): number {
  return declaredFilters.filter(
    ([name, { initial }]) => name !== 'title' && filterText(filters[name]) !== filterText(initial),
  ).length;
}

/** Whether the board differs from what a first visit shows. */
export const isFiltered = (filters: Filters): boolean =>
  filters.title !== '' || countChangedFilters(filters) > 0;
