import { placeName } from '@daybreak/contract/place-name.ts';
import { ageChoices, jobTypeChoices, levelChoices, payChoices, roleChoices } from './codes.ts';
import type { Filters } from './filters.ts';

export function describeFilters(filters: Filters): string {
  return [
    ...(filters.title === '' ? [] : [`“${filters.title}”`]),
    roleChoices[filters.role],
    ...(filters.specialization === '' ? [] : [filters.specialization]),
    jobTypeChoices[filters.jobType],
    filters.remote ? 'Remote first' : 'Remote last',
    ...(filters.place === null ? [] : [placeName(filters.place)]),
    ...(filters.minPay === 'Any' ? [] : [payChoices[filters.minPay]]),
    ...(filters.seniority === 'Any' ? [] : [levelChoices[filters.seniority]]),
    ...(filters.postedWithin === 'Any' ? [] : [ageChoices[filters.postedWithin]]),
  ].join(', ');
}
