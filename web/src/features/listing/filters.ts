import type { JobType, Location, Role } from '@daybreak/contract/types.ts';

/** What a visitor narrows and orders the board by. */
export interface Filters {
  /** As typed, without surrounding space; every word begins a word of the job's title. Empty for any title. */
  readonly title: string;
  readonly role: Role;
  /** One of the role's specializations, or empty for all of them. */
  readonly specialization: string;
  readonly jobType: JobType;
  /** On: remote jobs first. Off: the others first. It never excludes. */
  readonly remote: boolean;
  /** The one place, or null for everywhere. */
  readonly place: Location | null;
}

/** Reset gives exactly these. */
export const defaultFilters: Filters = {
  title: '',
  role: 'En',
  specialization: '',
  jobType: 'Fu',
  remote: true,
  place: null,
};

/** Longer titles are cut: no job's title is longer. */
export const MAX_TITLE_LENGTH = 120;

/** A title as it is kept: single spaces, none at the ends, at most `longestTitle` characters. */
export function tidyTitle(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH).trim();
}

/** The filters after a role is chosen: a title and a specialization belong to the role they were chosen for. */
export function withRole(filters: Filters, role: Role): Filters {
  return role === filters.role ? filters : { ...filters, role, title: '', specialization: '' };
}

/** How many of the panel's filters differ from their defaults; the title has its own box and is not counted. */
export function countChangedFilters(filters: Filters): number {
  return (['role', 'specialization', 'jobType', 'remote', 'place'] as const).filter(
    (name) => filters[name] !== defaultFilters[name],
  ).length;
}
