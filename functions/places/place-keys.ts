import type { Place } from './place.ts';
import {
  foldPlace,
  type JobPlaces,
  leavesCountryOpen,
  requiresState,
  type WatchedPlaces,
  watchedPlaces,
} from './place-match.ts';

/** In a city's key: the person takes any state. */
const ANY_STATE = '*';
/** In a city's key: the posting leaves its state out. */
const NO_STATE = '?';

/**
 * The key of a place at its own granularity: 'city:us:tx:austin', 'city:us:*:austin' for a city in any state,
 * 'state:us:tx' or 'country:us'; '' for a place without a country. Case and accents are folded.
 */
export function watchedPlaceKey(place: Readonly<Place>): string {
  const { city, state, country } = foldPlace(place);
  if (country === '') return '';
  if (city !== '') return cityKey(country, state === '' ? ANY_STATE : state, city);
  return state === '' ? `country:${country}` : `state:${country}:${state}`;
}

/**
 * The keys under which a person's places are filed: one for each place (two for a city with a state outside the USA and
 * Canada, where postings often leave the state out) and, with remote included, 'remote:<country>' for each country and
 * 'remote' for jobs that leave the country open.
 */
export function watcherPlaceKeys(user: WatchedPlaces): string[] {
  const keys = new Set<string>();
  for (const place of watchedPlaces(user)) {
    const { city, state, country } = foldPlace(place);
    keys.add(watchedPlaceKey(place));
    if (city !== '' && state !== '' && !requiresState(country)) keys.add(cityKey(country, NO_STATE, city));
    if (user.includeRemote) keys.add(`remote:${country}`);
  }
  if (user.includeRemote) keys.add('remote');
  return [...keys];
}

/**
 * The keys under which a job looks for watchers: every place as a city with its state and with any, as a state and as a
 * country, at most four each; if remote, each of its countries and, where one is left open, 'remote'.
 */
export function jobPlaceKeys(job: JobPlaces): string[] {
  const keys = new Set<string>();
  const posted = job.locations.map(foldPlace);
  for (const { city, state, country } of posted) {
    if (country === '') continue;
    if (city !== '') {
      if (state !== '') keys.add(cityKey(country, state, city));
      else if (!requiresState(country)) keys.add(cityKey(country, NO_STATE, city));
      keys.add(cityKey(country, ANY_STATE, city));
    }
    if (state !== '') keys.add(`state:${country}:${state}`);
    keys.add(`country:${country}`);
    if (job.isRemote) keys.add(`remote:${country}`);
  }
  if (job.isRemote && leavesCountryOpen(posted)) keys.add('remote');
  return [...keys];
}

const cityKey = (country: string, state: string, city: string): string => `city:${country}:${state}:${city}`;
