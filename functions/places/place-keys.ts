import type { Place } from './place.ts';
import {
  foldPlace,
  isOpenToRemote,
  type JobPlaces,
  requiresState,
  type WatchedPlaces,
  watchedPlaces,
} from './place-match.ts';
import { areasOfJob, countriesOf } from './remote-territory.ts';

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
 * 'remote' for jobs that are open to many countries or leave them open.
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

/** Whether a key is one for remote jobs. */
export const isRemoteKey = (key: string): boolean => key === 'remote' || key.startsWith('remote:');

/** A place key that a watcher is filed under. */
export interface FilingKey {
  readonly key: string;
  /** The watched city or state, if the key is the wide one of its country. */
  readonly place?: string;
}

/**
 * The keys of `watcherPlaceKeys`, and for each watched city and state the wide key of its country, such as
 * 'in:us', where jobs in many places of a country look. Countries and remote are wide already, and the second
 * key of a city ('?') has its first.
 */
export function filingKeys(user: WatchedPlaces): FilingKey[] {
  return watcherPlaceKeys(user).flatMap((key) => {
    const [kind, country = '', state] = key.split(':');
    const hasWideKey = (kind === 'city' || kind === 'state') && state !== NO_STATE;
    return hasWideKey ? [{ key }, { key: wideKey(country), place: key }] : [{ key }];
  });
}

const wideKey = (country: string): string => `in:${country}`;

/**
 * Returns the second key of a watched city with a state, 'city:gb:?:london', under which postings without one find it.
 */
export function withoutState(place: string): string | undefined {
  const [kind, country = '', state, city = ''] = place.split(':');
  const hasSecondKey = kind === 'city' && state !== ANY_STATE && !requiresState(country);
  return hasSecondKey ? cityKey(country, NO_STATE, city) : undefined;
}

/**
 * Returns the place keys of a job, where each country with more than `max` cities and states has its wide key
 * instead of theirs. A watcher found by a wide key still has to be verified: see `jobPlaceKeys`.
 */
export function boundedPlaceKeys(job: JobPlaces, max: number): string[] {
  const narrow = jobPlaceKeys(job);
  if (narrow.length <= max) return narrow;
  const counts = new Map<string, number>();
  const countryOf = (key: string) => (/^(city|state):/.test(key) ? (key.split(':')[1] ?? '') : undefined);
  for (const key of narrow) {
    const country = countryOf(key);
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const bounded = narrow.map((key) => {
    const country = countryOf(key);
    return country !== undefined && (counts.get(country) ?? 0) > max ? wideKey(country) : key;
  });
  return [...new Set(bounded)];
}

/**
 * The keys under which a job looks for watchers: every place as a city with its state and with any, as a
 * state and as a country, at most four each; if remote, each country of its territory, or 'remote' if those
 * are many or unknown. A watcher found by a remote key may live outside the territory.
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
  }
  if (isOpenToRemote(job)) for (const key of remoteKeys(job)) keys.add(key);
  return [...keys];
}

/** A remote job that is open to more countries looks among everyone who wants remote jobs. */
const MAX_REMOTE_COUNTRIES = 12;

function remoteKeys(job: JobPlaces): string[] {
  const areas = areasOfJob(job);
  const countries = areas === null ? undefined : countriesOf(areas);
  return countries === undefined || countries.length > MAX_REMOTE_COUNTRIES
    ? ['remote']
    : countries.map((country) => `remote:${country.toLowerCase()}`);
}

const cityKey = (country: string, state: string, city: string): string => `city:${country}:${state}:${city}`;
