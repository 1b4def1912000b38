import { fold } from '@daybreak/contract/fold.ts';
import { type Place, placeKey } from './place.ts';
import { territoryRows } from './territory-rows.ts';

/** A region that postings name instead of countries or states: it stands for a set of them. */
export interface Territory {
  readonly name: string;
  readonly members: readonly Place[];
}

const rows = new Map(territoryRows.map((row) => [row.word, row]));

/** Returns the codes of the countries and states in a territory. */
function codesOf(part: string): readonly string[] {
  const row = rows.get(part);
  if (row === undefined) return [part];
  return row.kind === 'country' ? row.parts.slice(0, 1) : row.parts.flatMap(codesOf);
}

/** The District of Columbia is Washington. */
function placeOf(code: string): Place {
  const [country = '', state = ''] = code.split('-');
  return { city: code === 'US-DC' ? 'Washington' : '', state, country };
}

const TERRITORIES = territoryRows
  .filter(({ names }) => names.length > 0)
  .map(({ word, names }): { territory: Territory; names: readonly string[] } => ({
    territory: { name: names[0] ?? '', members: [...new Set(codesOf(word))].map(placeOf) },
    names,
  }));
const byWord = new Map(
  TERRITORIES.flatMap(({ territory, names }) =>
    names.map((name): [string, Territory] => [fold(name), territory]),
  ),
);
const keyOf = (places: readonly Place[]): string => places.map(placeKey).toSorted().join(' ');
const byMembers = new Map(
  TERRITORIES.map(({ territory }): [string, string] => [keyOf(territory.members), territory.name]),
);

/** Returns the territory that a folded phrase names: 'emea', 'contiguous 48 states'. */
export const territoryByWord = (folded: string): Territory | undefined => byWord.get(folded);

/** Returns the members of a territory by its name. Throws for an unknown one. */
export function membersOf(name: string): readonly Place[] {
  const territory = byWord.get(fold(name));
  if (!territory) throw new Error(`There is no territory called ${name}.`);
  return territory.members;
}

/** Returns the name of the territory whose members the places are, if they are at least three. */
export const territoryNameOf = (places: readonly Place[]): string | undefined =>
  places.length < 3 ? undefined : byMembers.get(keyOf(places));
