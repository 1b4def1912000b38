import type { Location } from '@daybreak/contract/types.ts';

const longestPart = 80;

/** A place from outside, or null where it is none: a country is two letters or unnamed, and some part is named. */
export function tidyPlace({ city, state, country }: Location): Location | null {
  const isNamed = city !== '' || state !== '' || country !== '';
  const isKnown = /^([A-Z]{2})?$/.test(country) && city.length <= longestPart && state.length <= longestPart;
  return isNamed && isKnown ? { city, state, country } : null;
}
