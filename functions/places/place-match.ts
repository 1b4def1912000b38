import { fold } from '@daybreak/contract/fold.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { expandRegion } from './named-regions.ts';
import type { Place } from './place.ts';
import { acceptsAnyOf, areasOfJob, isRemoteFor, type RemoteAreas } from './remote-territory.ts';

/** The places a person watches. None, or only blank ones, means the whole USA. */
export interface WatchedPlaces {
  readonly locations: readonly Readonly<Place>[];
  readonly includeRemote: boolean;
  /** Remote jobs match too that don't say where they may be done. */
  readonly includeUnstatedTerritory?: boolean;
}

/** The places a job is posted in. */
export interface JobPlaces {
  readonly locations: readonly Readonly<Place>[];
  readonly isRemote: boolean;
  /** Where a remote job may be done; absent or null if only its places tell. */
  readonly territory?: RemoteAreas | null | undefined;
}

/** Whether the places match and, in words, by which one: 'Austin, TX', 'remote in United States', 'remote' or ''. */
export interface PlaceMatch {
  readonly matches: boolean;
  readonly by: string;
}

/** The place of a profile that has chosen none. */
export const defaultPlace: Place = { city: '', state: '', country: 'US' };

/** City-states, compared by country alone. */
const CITY_STATES: ReadonlySet<string> = new Set(['hk', 'sg']);

/** Countries in which many towns share a name, so that a posted town without its state isn't the wanted one. */
const STATE_REQUIRED: ReadonlySet<string> = new Set(['us', 'ca']);

/** Whether postings in a country (folded) have to name a city's state. */
export const requiresState = (country: string): boolean => STATE_REQUIRED.has(country);

/** A place as it is compared: lower case, without accents and punctuation. */
export function foldPlace({ city, state, country }: Readonly<Place>): Place {
  const folded = foldPart(country);
  if (CITY_STATES.has(folded)) return { city: '', state: '', country: folded };
  return { city: foldPart(city), state: foldPart(state), country: folded };
}

/** Some letters are folded to 18, and a place becomes part of a table key. */
const MAX_PART = 100;

const foldPart = (text: string): string => fold(text).replace(/ +/g, ' ').trim().slice(0, MAX_PART);

/**
 * Whether a wanted place contains a posted one, both folded. A part that the wanted place leaves out may be anything.
 * Outside the USA and Canada a posted city may leave out its state.
 */
export function containsPlace(wanted: Place, posted: Place): boolean {
  const agrees = (part: keyof Place) => wanted[part] === '' || wanted[part] === posted[part];
  if (!agrees('country') || !agrees('city')) return false;
  return agrees('state') || (wanted.city !== '' && posted.state === '' && !requiresState(posted.country));
}

/** Whether all places are whole countries, so that people who live anywhere in them may have the job. */
export const areWholeCountries = (posted: readonly Readonly<Place>[]): boolean =>
  posted.length > 0 &&
  posted.every(({ city, state, country }) => city === '' && state === '' && country !== '');

/** Whether a job may be done from where a person lives: it is remote, or no town has it. */
export const isOpenToRemote = ({ isRemote, locations }: JobPlaces): boolean =>
  isRemote || areWholeCountries(locations.map(foldPlace));

/**
 * Whether a job is in one of a person's places, or is remote, wanted as such, and open to one of them.
 * The board's place filter and the keys of the reverse index follow the same rule.
 */
export function placeMatches(user: WatchedPlaces, job: JobPlaces): PlaceMatch {
  const posted = job.locations.map(foldPlace);
  const watched = watchedPlaces(user);
  const around = watched.find((place) => {
    const wanted = foldPlace(place);
    return posted.some((one) => containsPlace(wanted, one));
  });
  if (around !== undefined) return { matches: true, by: placeName(around) };
  if (!user.includeRemote || !isOpenToRemote(job)) return { matches: false, by: '' };
  const areas = areasOfJob(job);
  const home = watched.find((place) => isRemoteFor(areas, place) === 'yes');
  if (home !== undefined)
    return { matches: true, by: `remote in ${placeName({ city: '', state: '', country: home.country })}` };
  return user.includeUnstatedTerritory === true && acceptsAnyOf(areas, watched) === 'unknown'
    ? { matches: true, by: 'remote' }
    : { matches: false, by: '' };
}

/**
 * A person's places, with the members of named regions in place of the regions. Each has a country: without
 * one, a place says too little to watch.
 */
export function watchedPlaces(user: WatchedPlaces): readonly Readonly<Place>[] {
  const places = user.locations.filter((place) =>
    Object.values(foldPlace(place)).some((part) => part !== ''),
  );
  if (places.length === 0) return [defaultPlace];
  return places.flatMap(expandRegion).filter((place) => foldPlace(place).country !== '');
}
