import type { Location } from '../generated/contract.ts';
import { fold } from './fold.ts';

/** Where a person wants to work. No place, or only blank ones, stands for the default place. */
export interface WantedPlaces {
  readonly locations: readonly Location[];
  readonly includeRemote: boolean;
}

/** Where a job is. */
export interface OfferedPlaces {
  readonly locations: readonly Location[];
  readonly isRemote: boolean;
}

/** Whether places suit each other, and in words which did: 'Austin, TX, US', 'remote in US', 'remote', '' for none. */
export interface PlaceMatch {
  readonly matches: boolean;
  readonly by: string;
}

/** The place of a profile that has chosen none. */
export const defaultPlace: Location = { city: '', state: '', country: 'US' };

const withoutCities: ReadonlySet<string> = new Set(['hk', 'sg']);
const alwaysWithState: ReadonlySet<string> = new Set(['us', 'ca']);

/** In a city's key: whoever says no state takes every one. */
const ANY_STATE = '*';
/** In a city's key: the job leaves its state out. */
const UNSAID_STATE = '?';

/**
 * The key of a place at its own granularity: 'city:us:tx:austin', 'state:us:tx' or 'country:us'; '' for a place that
 * names no country. Case and diacritics are folded. Outside the USA and Canada a city without a state has '*' for it.
 */
export function watchedPlaceKey(place: Location): string {
  const { city, state, country } = folded(place);
  if (country === '') return '';
  if (city !== '')
    return cityKey(country, state === '' && !alwaysWithState.has(country) ? ANY_STATE : state, city);
  return state === '' ? `country:${country}` : `state:${country}:${state}`;
}

/**
 * The keys under which a person's places are filed: one for each place at the person's own granularity (two for a
 * city with a state outside the USA and Canada, where jobs often leave the state out) and, with remote included,
 * 'remote:<country>' for each country and 'remote' for remote jobs that name no country.
 */
export function watcherPlaceKeys(user: WantedPlaces): string[] {
  const keys = new Set<string>();
  for (const place of chosen(user)) {
    const { city, state, country } = folded(place);
    if (country === '') continue;
    keys.add(watchedPlaceKey(place));
    if (city !== '' && state !== '' && !alwaysWithState.has(country))
      keys.add(cityKey(country, UNSAID_STATE, city));
    if (user.includeRemote) keys.add(`remote:${country}`);
  }
  if (user.includeRemote) keys.add('remote');
  return [...keys];
}

/** The keys a job looks under: every place as city, as state and as country; if remote, each of its countries or 'remote'. */
export function jobPlaceKeys(job: OfferedPlaces): string[] {
  const keys = new Set<string>();
  for (const place of job.locations) {
    const { city, state, country } = folded(place);
    if (country === '') continue;
    if (city !== '') for (const said of statesOf(country, state)) keys.add(cityKey(country, said, city));
    if (state !== '') keys.add(`state:${country}:${state}`);
    keys.add(`country:${country}`);
    if (job.isRemote) keys.add(`remote:${country}`);
  }
  if (job.isRemote && keys.size === 0) keys.add('remote');
  return [...keys];
}

/**
 * The place rule in plain words, without keys: a place of the person contains a place of the job
 * at the person's granularity, or the job is remote, the person includes remote, and the job's country, where named,
 * is one of the person's.
 */
export function placeMatches(user: WantedPlaces, job: OfferedPlaces): PlaceMatch {
  const wanted = chosen(user);
  const around = wanted.find((place) => job.locations.some((offered) => contains(place, offered)));
  if (around !== undefined) return { matches: true, by: label(around) };
  if (!job.isRemote || !user.includeRemote) return { matches: false, by: '' };
  const named = job.locations.map((place) => folded(place).country).filter((country) => country !== '');
  if (named.length === 0) return { matches: true, by: 'remote' };
  const home = wanted.find((place) => named.includes(folded(place).country));
  return home === undefined ? { matches: false, by: '' } : { matches: true, by: `remote in ${home.country}` };
}

/** States are compared always in the USA and Canada, elsewhere where both sides name one. */
function contains(wide: Location, narrow: Location): boolean {
  const [wanted, offered] = [folded(wide), folded(narrow)];
  if (wanted.country === '' || wanted.country !== offered.country) return false;
  if (wanted.city === '') return wanted.state === '' || wanted.state === offered.state;
  if (wanted.city !== offered.city) return false;
  if (wanted.state === offered.state) return true;
  return !alwaysWithState.has(wanted.country) && (wanted.state === '' || offered.state === '');
}

function chosen(user: WantedPlaces): readonly Location[] {
  const places = user.locations.filter((place) => Object.values(folded(place)).some((part) => part !== ''));
  return places.length > 0 ? places : [defaultPlace];
}

/** Hong Kong and Singapore are compared by country. */
function folded(place: Location): Location {
  const country = plain(place.country);
  if (withoutCities.has(country)) return { city: '', state: '', country };
  return { city: plain(place.city), state: plain(place.state), country };
}

function plain(text: string): string {
  return fold(text).replace(/ +/g, ' ').trim();
}

function statesOf(country: string, state: string): readonly string[] {
  if (alwaysWithState.has(country)) return [state];
  return [state === '' ? UNSAID_STATE : state, ANY_STATE];
}

function cityKey(country: string, state: string, city: string): string {
  return `city:${country}:${state}:${city}`;
}

function label(place: Location): string {
  return [place.city, place.state, place.country].filter((part) => part.trim() !== '').join(', ');
}
