import {
  boardFilters,
  type DeclaredFilter,
  type FilterName,
  type Filters,
  type FilterValue,
} from './board-filters.ts';
import { placeFromText, placeToText } from './place-text.ts';
import type { JobFiltersInput } from './types.ts';

// Object.entries loses the names.
export const declaredFilters = Object.entries(boardFilters) as (readonly [FilterName, DeclaredFilter])[];

/** Reads a value for each filter. Filters without one are absent. */
export function collectFilters(read: (filter: DeclaredFilter) => FilterValue): Filters;
export function collectFilters(read: (filter: DeclaredFilter) => FilterValue | undefined): Partial<Filters>;
export function collectFilters(read: (filter: DeclaredFilter) => FilterValue | undefined): Partial<Filters> {
  const values = declaredFilters.map(([name, filter]) => [name, read(filter)] as const);
  // Each value is of its filter's own type, which Object.fromEntries can't know.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Filters>;
}

export const defaultFilters = collectFilters(({ initial }) => initial);

/** No job's title is longer. */
export const MAX_TEXT_LENGTH = 120;

/** Collapses spaces and cuts at `MAX_TEXT_LENGTH`. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH).trim();
}

/** Reads a value from a URL or from storage. Returns undefined for an unknown one. */
export function parseFilter(filter: DeclaredFilter, text: string): FilterValue | undefined {
  switch (filter.kind) {
    case 'text':
      return tidyText(text);
    case 'choice':
    case 'amount':
      return Object.hasOwn(filter.names, text) ? text : undefined;
    case 'several':
      return parseSeveral(filter.names, text);
    case 'switch':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'place':
      return text === '' ? null : (placeFromText(text) ?? undefined);
  }
}

function parseSeveral(names: Readonly<Record<string, string>>, text: string): string | undefined {
  const codes = codesOf(text);
  if (codes.some((code) => !Object.hasOwn(names, code))) return undefined;
  return Object.keys(names)
    .filter((code) => codes.includes(code))
    .join();
}

/** The codes in the value of a filter of which several can be chosen. */
export const codesOf = (value: string): readonly string[] => (value === '' ? [] : value.split(','));

/** Writes a value as `parseFilter` reads it. */
export const filterText = (value: FilterValue): string =>
  typeof value === 'object' ? placeToText(value) : String(value);

/** The value that excludes no job. */
export const excludingNone = (filter: DeclaredFilter): FilterValue =>
  'any' in filter ? filter.any : filter.initial;

/** Returns the chosen filters as the API takes them. */
export function toFiltersInput(filters: Filters): JobFiltersInput {
  const fields = declaredFilters.map(([name, filter]) => fieldsOf(name, filter, filters[name]));
  // Filters are named like the input's fields, which Object.assign can't know.
  return Object.assign({}, ...fields) as JobFiltersInput;
}

function fieldsOf(name: FilterName, filter: DeclaredFilter, value: FilterValue): object {
  if (value === null || (filter.kind !== 'switch' && value === excludingNone(filter))) return {};
  if (typeof value === 'object') return value;
  if (filter.kind === 'several') return { [name]: codesOf(String(value)) };
  return { [name]: filter.kind === 'amount' ? Number.parseInt(String(value), 10) : value };
}
