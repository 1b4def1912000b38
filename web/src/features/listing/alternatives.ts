import { boardFilters, type Filters } from '@daybreak/contract/board-filters.ts';
import { excludingNone } from '@daybreak/contract/filter-values.ts';
import { roleNames } from '@daybreak/contract/job-codes.ts';
import type { BoardCounts } from './board-reader.ts';

/** A change of one filter that would show jobs. */
export type Alternative = BoardCounts['alternatives'][number];

export const alternativeText = ({ filter, role, total }: Alternative): string =>
  `${total.toLocaleString('en-US')} ${role ? `in ${roleNames[role]}` : boardFilters[filter].without}`;

/** Another role keeps the title, which is what the person looks for. */
export function withAlternative(filters: Filters, { filter, role }: Alternative): Filters {
  if (filter === 'fRole') return { ...filters, fRole: role ?? 'All', specialization: '' };
  return { ...filters, [filter]: excludingNone(boardFilters[filter]) };
}
