import type { JobType, Location, Role } from '@daybreak/contract/types.ts';

export interface Filters {
  /** Trimmed; searches titles, companies and specializations. Empty for any job. */
  readonly title: string;
  readonly role: Role;
  /** Empty for all. */
  readonly specialization: string;
  readonly jobType: JobType;
  /** Remote jobs first or last; never excludes. */
  readonly remote: boolean;
  /** Null for everywhere. */
  readonly place: Location | null;
}

export const defaultFilters: Filters = {
  title: '',
  role: 'En',
  specialization: '',
  jobType: 'Fu',
  remote: true,
  place: null,
};

/** No job's title is longer. */
export const MAX_TITLE_LENGTH = 120;

/** Collapses spaces and cuts at `MAX_TITLE_LENGTH`. */
export function tidyTitle(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH).trim();
}

/** Clears title and specialization, which belong to the old role. */
export function withRole(filters: Filters, role: Role): Filters {
  return role === filters.role ? filters : { ...filters, role, title: '', specialization: '' };
}

/** Counts the panel's filters that differ from their defaults; the title has its own box. */
export function countChangedFilters(filters: Filters): number {
  return (['role', 'specialization', 'jobType', 'remote', 'place'] as const).filter(
    (name) => filters[name] !== defaultFilters[name],
  ).length;
}
