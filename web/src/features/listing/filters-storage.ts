import type { Filters } from '@daybreak/contract/board-filters.ts';
import { collectFilters, declaredFilters, parseFilter } from '@daybreak/contract/filter-values.ts';
import { placeToText } from '@daybreak/contract/place-text.ts';
import { sanitizePlace } from '@daybreak/contract/sanitize-place.ts';
import type { Location } from '@daybreak/contract/types.ts';
import type { KnownFilters } from './filters-url.ts';

/** Reading `localStorage` throws in browsers that block storage. */
export interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the first of the places that onboarding or the board stored. */
function parsePlaces(places: unknown): Location | null | undefined {
  if (!Array.isArray(places)) return undefined;
  const [first]: unknown[] = places;
  if (typeof first !== 'object' || first === null) return places.length === 0 ? null : undefined;
  const { city, state, country } = { city: '', state: '', country: '', ...first };
  if (!isText(city) || !isText(state) || !isText(country)) return undefined;
  return sanitizePlace({ city, state, country }) ?? undefined;
}

/** Reads the filters of the last visit, bare or JSON, and leaves out invalid ones. */
export function readStoredFilters(visit: StorageHost): KnownFilters {
  try {
    const memory = visit.localStorage;
    return collectFilters((filter) => {
      const text = memory.getItem(filter.keys.storage) ?? 'null';
      const value = parseJson(text);
      if (filter.kind === 'place') return parsePlaces(value);
      return value === null ? undefined : parseFilter(filter, isText(value) ? value : text);
    });
  } catch {
    // Browsers that block storage still get a board.
    return {};
  }
}

export function storeFilters(visit: StorageHost, filters: Filters): void {
  try {
    const memory = visit.localStorage;
    for (const [name, { keys }] of declaredFilters) {
      const value = filters[name];
      if (typeof value === 'object') storePlace(memory, keys.storage, value);
      // A search that is JSON by accident, such as one in quotes, has to be read as it was typed.
      else
        memory.setItem(
          keys.storage,
          isText(value) && parseJson(value) !== value ? JSON.stringify(value) : `${value}`,
        );
    }
  } catch {
    // The filters last until the page is left.
  }
}

/** Leaves the places alone that onboarding stored after the first while that one stays. */
function storePlace(memory: StorageHost['localStorage'], key: string, place: Location | null): void {
  const known = parsePlaces(parseJson(memory.getItem(key) ?? 'null'));
  if (known === undefined || placeToText(known) !== placeToText(place))
    memory.setItem(key, JSON.stringify(place === null ? [] : [place]));
}
