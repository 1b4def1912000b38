import type { Place } from './place.ts';
import { STATE_NAMES } from './states.ts';

/** Names for which the common one is shorter than CLDR's. */
const SHORT: Record<string, string> = { HK: 'Hong Kong', MO: 'Macao', MM: 'Myanmar', PS: 'Palestine' };
const names = new Intl.DisplayNames('en', { type: 'region' });

function countryOf(code: string): string {
  if (SHORT[code]) return SHORT[code];
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * One place as people read it: 'Austin, Texas', 'Toronto, Ontario', 'London, United Kingdom', 'Texas, United States',
 * 'Singapore'. Empty for a place that names nothing.
 */
export function placeLine({ city, state, country }: Place): string {
  const land = country === '' ? '' : countryOf(country);
  const region = STATE_NAMES[`${country}-${state}`];
  const wide = city !== '' && region ? region : land;
  const middle = city === '' ? (region ?? state) : '';
  const repeated = wide === city && region === undefined;
  return [city, middle, repeated ? '' : wide].filter((part) => part !== '').join(', ');
}

/** All places of a job as one line: the first two, or the first 'and 3 other places'; remote said first or last. */
export function placesLine(places: readonly Place[], isRemote: boolean): string {
  const lines = places.map(placeLine).filter((line) => line !== '');
  const [first, second] = lines;
  if (first === undefined) return isRemote ? 'Remote' : '';
  const towns = places.some(({ city }) => city !== '');
  const others = lines.length - 1;
  const all =
    lines.length === 1
      ? first
      : lines.length === 2
        ? `${first} and ${second}`
        : `${first} and ${others} other locations`;
  if (!isRemote) return all;
  return towns ? `${all} or remote` : `Remote, ${all}`;
}
