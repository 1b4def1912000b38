import { placeName } from '@daybreak/contract/place-name.ts';
import type { Place } from './place.ts';
import { territoryNameOf } from './territories.ts';
import { wantedFirst } from './wanted-first.ts';

/**
 * Names a job's places in one line: 'Austin, TX and Boston, MA', 'Austin, TX and 3 other locations or remote', 'Remote,
 * United States'.
 */
export function placesLine(places: readonly Place[], isRemote: boolean): string {
  const region = territoryNameOf(places);
  const names = region ? [region] : [...new Set(places.map(placeName))].filter((name) => name !== '');
  const [first, second, ...more] = names;
  if (first === undefined) return isRemote ? 'Remote' : '';
  const all = joinNames(first, second, more.length);
  if (!isRemote) return all;
  return region === undefined && places.some(({ city }) => city !== '')
    ? `${all} or remote`
    : `Remote, ${all}`;
}

/** Names a stored job's places with the reader's own first. */
export function readersPlacesLine(
  job: { readonly locations: readonly Place[]; readonly isRemote: boolean; readonly jobLocation: string },
  wanted: readonly Place[],
): string {
  return placesLine(wantedFirst(job.locations, wanted), job.isRemote) || job.jobLocation;
}

function joinNames(first: string, second: string | undefined, more: number): string {
  if (second === undefined) return first;
  return more === 0 ? `${first} and ${second}` : `${first} and ${more + 1} other locations`;
}
