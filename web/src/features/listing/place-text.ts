import type { Location } from '@daybreak/contract/types.ts';
import { sanitizePlace } from '../places/sanitize-place.ts';

const aliases: Readonly<Record<string, string>> = { USA: 'US', 'UNITED STATES': 'US' };

/** A place as `Lo` in the URL carries it: 'city,state,country', empty for none. */
export function placeToText(place: Location | null): string {
  return place === null ? '' : [place.city, place.state, place.country].join(',');
}

/**
 * Reads `Lo`: the last part is the country, the one before it the state, all before them the city.
 * Null for what is no place.
 */
export function placeFromText(text: string): Location | null {
  const parts = text.split(',').map((part) => part.trim());
  const country = parts.pop()?.toUpperCase() ?? '';
  const state = parts.pop() ?? '';
  return sanitizePlace({ city: parts.join(', '), state, country: aliases[country] ?? country });
}
