import { fold } from '@daybreak/contract/fold.ts';
import { territoryRows } from '../places/territory-rows.ts';
import type { Place } from '../table/user.ts';
import { remember } from './remember.ts';
import type { Title } from './title.ts';

const kinds = new Map(territoryRows.map(({ word, kind }) => [word, kind]));
const codes = new Set(territoryRows.flatMap(({ parts }) => parts));
const partsOf = new Map<string, string[]>();
// A city's line says where it is.
for (const { word, kind, parts } of territoryRows)
  if (kind !== 'city') partsOf.set(word, [...(partsOf.get(word) ?? []), ...parts]);
  else for (const part of parts) partsOf.set(part, [...(partsOf.get(part) ?? []), word]);

/** Returns a territory and all its parts. */
const withParts = remember(
  (name: string): ReadonlySet<string> =>
    new Set([name, ...(partsOf.get(name) ?? []).flatMap((part) => [...withParts(part)])]),
);

/**
 * Whether a job is in the territories of a saved title: one overlaps a saved one. Titles of leaders have to name a
 * region, since a 'Sales Director EMEA' has a job of its own. A job without a territory matches only saved countries.
 */
export function coversTerritories(
  { territories, places = [] }: Pick<Title, 'territories' | 'places'>,
  saved: readonly string[],
  isLeader: boolean,
): boolean {
  if (saved.length === 0) return true;
  const wanted = narrowest(saved);
  if (isLeader && territories.length === 0 && wanted.some((name) => kinds.get(name) === 'region'))
    return false;
  const posted = territories.length > 0 ? narrowest(territories) : places;
  if (posted.length === 0) return wanted.every((name) => kinds.get(name) === 'country');
  return wanted.some((name) => posted.some((one) => !withParts(name).isDisjointFrom(withParts(one))));
}

/** Leaves out territories that contain another: 'Northeastern US' is the Northeast. */
const narrowest = (names: readonly string[]): readonly string[] =>
  names.length < 2
    ? names
    : names.filter((one) => !names.some((other) => other !== one && withParts(one).has(other)));

/** Returns the territories of places, written or folded: a city in territories.tsv, or the code of a state or country. */
export const territoriesOf = (places: readonly Readonly<Place>[]): readonly string[] =>
  places.filter(({ country }) => country !== '').map(territoryOf);

function territoryOf(place: Readonly<Place>): string {
  const [country, state] = [place.country.toUpperCase(), place.state.toUpperCase()];
  const ofState = `${country}-${state}`;
  const code = codes.has(ofState) ? ofState : country;
  const name = foldCity(place.city);
  return partsOf.get(code)?.includes(name) ? name : code;
}

const foldCity = remember((city) => fold(city).replace(/[^a-z]/g, ''));
