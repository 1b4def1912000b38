import type { Location } from './types.ts';

const MAX_PART_LENGTH = 80;

/** Returns null unless some part is named and the country is empty or two letters. */
export function sanitizePlace({ city, state, country }: Location): Location | null {
  const isNamed = city !== '' || state !== '' || country !== '';
  const isKnown =
    /^([A-Z]{2})?$/.test(country) && city.length <= MAX_PART_LENGTH && state.length <= MAX_PART_LENGTH;
  return isNamed && isKnown ? { city, state, country } : null;
}
