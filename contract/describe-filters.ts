import type { DeclaredFilter, Filters, FilterValue } from './board-filters.ts';
import { codesOf, declaredFilters } from './filter-values.ts';
import { placeName } from './place-name.ts';

/**
 * Lists the given filters: '“ios”, Engineering, Full-Time, Austin, TX'. Leaves out those that only exclude
 * jobs if chosen.
 */
export function describeFilters(filters: Partial<Filters>): string {
  return declaredFilters
    .map(([name, filter]) => wordsOf(filter, filters[name] ?? ''))
    .filter((words) => words !== '')
    .join(', ');
}

function wordsOf(filter: DeclaredFilter, value: NonNullable<FilterValue>): string {
  if (value === '' || ('any' in filter && value === filter.any && value === filter.initial)) return '';
  if (typeof value === 'object') return placeName(value);
  if (filter.kind === 'switch') return value ? filter.words.on : filter.words.off;
  if (filter.kind === 'several')
    return codesOf(String(value))
      .map((code) => filter.names[code] ?? '')
      .join(', ');
  if ('names' in filter) return filter.names[String(value)] ?? '';
  return 'isQuoted' in filter ? `“${value}”` : String(value);
}
