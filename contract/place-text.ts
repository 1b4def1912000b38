import { sanitizePlace } from './sanitize-place.ts';
import type { Location } from './types.ts';

const aliases: Readonly<Record<string, string>> = { USA: 'US', 'UNITED STATES': 'US' };

/** 'city,state,country' for the URL's `Lo`; empty for none. */
export function placeToText(place: Location | null): string {
  return place === null ? '' : [place.city, place.state, place.country].join(',');
}

/**
 * The last part is the country, the one before it the state, and the rest the city. Returns null for anything else.
 */
export function placeFromText(text: string): Location | null {
  const parts = text.split(',').map((part) => part.trim());
  const country = parts.pop()?.toUpperCase() ?? '';
  const state = parts.pop() ?? '';
  return sanitizePlace({ city: parts.join(', '), state, country: aliases[country] ?? country });
}
