import { placeName } from '@daybreak/contract/place-name.ts';
import { jobTypeNames, roleNames } from './codes.ts';
import type { Filters } from './filters.ts';

export function describeFilters(filters: Filters): string {
  return [
    ...(filters.title === '' ? [] : [`“${filters.title}”`]),
    roleNames[filters.role],
    ...(filters.specialization === '' ? [] : [filters.specialization]),
    jobTypeNames[filters.jobType],
    filters.remote ? 'Remote first' : 'Remote last',
    ...(filters.place === null ? [] : [placeName(filters.place)]),
  ].join(', ');
}
