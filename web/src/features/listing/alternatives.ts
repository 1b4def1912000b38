import type { BoardCounts } from './board-reader.ts';
import { roleNames } from './codes.ts';
import type { Filters } from './filters.ts';

/** A change of one filter that would show jobs. */
export type Alternative = BoardCounts['alternatives'][number];

/** The filters without each one, and the words that follow the number of jobs then. */
const changes: Readonly<Record<Alternative['filter'], readonly [Partial<Filters>, string]>> = {
  role: [{ role: 'All', specialization: '' }, 'in all roles'],
  title: [{ title: '' }, 'without the title'],
  specialization: [{ specialization: '' }, 'without the specialization'],
  jobType: [{ jobType: 'Any' }, 'of any type'],
  place: [{ place: null }, 'without the place'],
  seniority: [{ seniority: 'Any' }, 'at any level'],
  pay: [{ minPay: 'Any' }, 'without minimum pay'],
  age: [{ postedWithin: 'Any' }, 'since yesterday'],
};

export const alternativeText = ({ filter, role, total }: Alternative): string =>
  `${total.toLocaleString('en-US')} ${role ? `in ${roleNames[role]}` : changes[filter][1]}`;

/** Another role keeps the title, which is what the person looks for. */
export function withAlternative(filters: Filters, { filter, role }: Alternative): Filters {
  return { ...filters, ...(role ? { role, specialization: '' } : changes[filter][0]) };
}
