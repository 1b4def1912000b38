import { isCode } from '../../components/is-code.ts';
import type { JobType, Role } from '../../generated/contract.ts';
import { jobTypeNames, roleNames } from './codes.ts';

/** What a visitor narrows and orders the board by. */
export interface Filters {
  /** As typed, without surrounding space; every word begins a word of the job's title. Empty for any title. */
  readonly title: string;
  readonly role: Role;
  readonly jobType: JobType;
  /** On: remote jobs first. Off: the others first. It never excludes. */
  readonly remote: boolean;
}

/** Reset gives exactly these. */
export const defaultFilters: Filters = { title: '', role: 'En', jobType: 'Fu', remote: true };

/** Longer titles are cut: no job's title is longer. */
export const longestTitle = 120;

/** A title as it is kept: single spaces, none at the ends, at most `longestTitle` characters. */
export function tidyTitle(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, longestTitle).trim();
}

/** Reads filters from a URL's query; what is missing or unknown takes its default. */
export function filtersFromSearch(search: string): Filters {
  const query = new URLSearchParams(search);
  const role = query.get('FR');
  const jobType = query.get('JT');
  const remote = query.get('Remote');
  return {
    title: tidyTitle(query.get('jobTitle') ?? ''),
    role: isCode(roleNames, role) ? role : defaultFilters.role,
    jobType: isCode(jobTypeNames, jobType) ? jobType : defaultFilters.jobType,
    remote: remote === 'true' || (remote !== 'false' && defaultFilters.remote),
  };
}

/** Writes filters as a URL's query, without the question mark. */
export function searchFromFilters(filters: Filters): string {
  const query = new URLSearchParams();
  if (filters.title !== '') query.set('jobTitle', filters.title);
  query.set('FR', filters.role);
  query.set('JT', filters.jobType);
  query.set('Remote', String(filters.remote));
  return query.toString();
}

/** How many of the panel's filters differ from their defaults; the title has its own box and is not counted. */
export function changedFilters(filters: Filters): number {
  return (['role', 'jobType', 'remote'] as const).filter((name) => filters[name] !== defaultFilters[name])
    .length;
}

/** The filters in words, as the empty board lists them. */
export function describeFilters(filters: Filters): string {
  const words = [
    roleNames[filters.role],
    jobTypeNames[filters.jobType],
    filters.remote ? 'Remote first' : 'Remote last',
  ];
  return (filters.title === '' ? words : [`“${filters.title}”`, ...words]).join(', ');
}
