import type { Location } from '@daybreak/contract/types.ts';
import type { AgeChoice, JobTypeChoice, LevelChoice, PayChoice, RoleChoice } from './codes.ts';

export interface Filters {
  /** Trimmed; searches titles, companies and specializations. Empty for any job. */
  readonly title: string;
  readonly role: RoleChoice;
  /** Empty for all. */
  readonly specialization: string;
  readonly jobType: JobTypeChoice;
  /** Remote jobs first or last; never excludes. */
  readonly remote: boolean;
  /** Null for everywhere. */
  readonly place: Location | null;
  readonly minPay: PayChoice;
  readonly seniority: LevelChoice;
  readonly postedWithin: AgeChoice;
}

export const defaultFilters: Filters = {
  title: '',
  role: 'En',
  specialization: '',
  jobType: 'Fu',
  remote: true,
  place: null,
  minPay: 'Any',
  seniority: 'Any',
  postedWithin: 'Any',
};

const panelFilters = [
  'role',
  'specialization',
  'jobType',
  'remote',
  'place',
  'minPay',
  'seniority',
  'postedWithin',
] as const;

/** No job's title is longer. */
export const MAX_TITLE_LENGTH = 120;

/** Collapses spaces and cuts at `MAX_TITLE_LENGTH`. */
export function tidyTitle(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH).trim();
}

/** Clears title and specialization, which belong to the old role. All roles only widens the search: the title stays. */
export function withRole(filters: Filters, role: RoleChoice): Filters {
  if (role === filters.role) return filters;
  return { ...filters, role, specialization: '', title: role === 'All' ? filters.title : '' };
}

/** Counts the panel's filters that differ from their defaults; the title has its own box. */
export function countChangedFilters(filters: Filters): number {
  return panelFilters.filter((name) => filters[name] !== defaultFilters[name]).length;
}

/** Whether the board differs from what a first visit shows. */
export const isFiltered = (filters: Filters): boolean =>
  filters.title !== '' || countChangedFilters(filters) > 0;
