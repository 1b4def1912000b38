import type { DeclaredFilter, Filters } from '@daybreak/contract/board-filters.ts';
import { collectFilters, parseFilter } from '@daybreak/contract/filter-values.ts';
import { Fault } from '../../platform/fault.ts';

const MAX_LENGTH = 2_000;

/** A feed's filters, and the IANA time zone whose days it shows; empty for UTC. */
export interface FeedQuery {
  readonly filters: Filters;
  readonly timeZone: string;
}

const or = new Intl.ListFormat('en', { type: 'disjunction' });

function expectationOf(filter: DeclaredFilter): string {
  switch (filter.kind) {
    case 'choice':
    case 'amount':
      return or.format(Object.keys(filter.names));
    case 'several':
      return `some of ${Object.keys(filter.names).join(',')}, separated by commas`;
    case 'switch':
      return 'true or false';
    case 'place':
      return 'a city, a state and a country separated by commas, like Austin,TX,US or ,,DE';
    case 'text':
      return 'a text';
  }
}

/**
 * Parses a feed's filters from the query of the board's URL plus `tz`, an IANA time zone. Throws
 * `Fault('BadInput')` that names the invalid parameter.
 */
export function parseFeedQuery(query: URLSearchParams): FeedQuery {
  const read = (parameter: string): string => {
    const text = query.get(parameter) ?? '';
    if (text.length > MAX_LENGTH)
      throw new Fault('BadInput', `${parameter} must have at most 2,000 characters.`);
    return text;
  };
  const filters = collectFilters((filter) => {
    const text = read(filter.keys.url);
    const value = text === '' ? filter.initial : parseFilter(filter, text);
    if (value === undefined)
      throw new Fault('BadInput', `${filter.keys.url} must be ${expectationOf(filter)}.`);
    return value;
  });
  return { filters, timeZone: read('tz') };
}
