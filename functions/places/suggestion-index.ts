import { fold } from '@daybreak/contract/fold.ts';
import { readEmployers } from './gazetteer/employers.ts';
import { type GazetteerEntry, gazetteerEntries } from './gazetteer/gazetteer.ts';
import { namedRegions } from './named-regions.ts';
import { type Place, placeKey, toPlace } from './place.ts';

/** The folded names of a country or region. Codes match only in full. */
export interface AreaNames {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

export interface IndexedPlace {
  readonly place: Place;
  readonly kind: GazetteerEntry['kind'] | 'named region';
  /** In thousands; of a country or region, the sum of its towns. */
  people: number;
  /** Employers that posted jobs there, as recorded; of a country or region, the sum of its places. */
  employers: number;
  /** The areas it is in, the narrowest first. */
  readonly within: readonly AreaNames[];
  /** Of a town: its number among the towns of the gazetteer. */
  readonly townNumber?: number;
}

/** A name of a place: its own, another one, a later part of its own, or a code. */
export interface IndexedName {
  readonly folded: string;
  readonly place: IndexedPlace;
  readonly kind: 'own' | 'other' | 'part' | 'code';
}

/** Keyed by the first two letters. */
export type SuggestionIndex = ReadonlyMap<string, readonly IndexedName[]>;

/** Smaller towns, in thousands, are not found by a later word of their name. */
const MIN_PEOPLE_FOR_PARTS = 50;

const foldAll = (names: readonly string[]): string[] => [...new Set(names.map(fold))];

type Area = IndexedPlace & { readonly called: AreaNames };

/** Countries whose states people name by code. */
const HAS_TYPED_CODES: ReadonlySet<string> = new Set(['US', 'CA']);

export function buildSuggestionIndex(): SuggestionIndex {
  const index = new Map<string, IndexedName[]>();
  const employers = readEmployers();
  const members = new Map<string, IndexedPlace | undefined>();
  for (const { members: places } of namedRegions())
    for (const place of places) members.set(placeKey(place), undefined);
  const enter = <Entered extends IndexedPlace>(of: Entered, around: readonly Area[]): Entered => {
    const key = placeKey(of.place);
    const count = employers.get(key) ?? 0;
    for (const place of [of, ...around]) place.employers += count;
    if (members.has(key)) members.set(key, of);
    return of;
  };
  let towns = 0;
  let country: Area | undefined;
  let region: Area | undefined;
  for (const entry of gazetteerEntries()) {
    if (entry.kind === 'country') {
      const names = foldAll([entry.name, ...entry.aliases]);
      const called = { names, codes: foldAll([entry.country, entry.three]) };
      const place = toPlace({ country: entry.country });
      country = enter({ place, kind: 'country', people: 0, employers: 0, within: [], called }, []);
      region = undefined;
      addNames(index, country, called);
    } else if (entry.kind === 'region') {
      const names = foldAll([entry.region.name, ...entry.aliases]);
      const called = { names, codes: foldAll(entry.region.codes.filter((code) => /\p{L}/u.test(code))) };
      const place = toPlace({ region: entry.region });
      const around = country ? [country] : [];
      const within = around.map((wide) => wide.called);
      region = enter({ place, kind: 'region', people: 0, employers: 0, within, called }, around);
      addNames(index, region, HAS_TYPED_CODES.has(place.country) ? called : { names, codes: [] });
    } else {
      const { town } = entry;
      const around = [town.region && region, country].filter((wide) => wide !== undefined);
      const within = around.map((wide) => wide.called);
      const of = {
        place: toPlace({ town }),
        kind: 'town',
        people: town.people,
        employers: 0,
        within,
        townNumber: towns,
      } as const;
      towns += 1;
      addNames(index, enter(of, around), { names: foldAll([town.name, ...entry.aliases]), codes: [] });
      for (const wide of around) wide.people += town.people;
    }
  }
  addNamedRegions(index, members);
  return index;
}

function addNamedRegions(
  index: Map<string, IndexedName[]>,
  known: ReadonlyMap<string, IndexedPlace | undefined>,
): void {
  for (const { place, aliases, members } of namedRegions()) {
    const sum = (part: 'people' | 'employers') =>
      members.reduce((total, member) => total + (known.get(placeKey(member))?.[part] ?? 0), 0);
    const of: IndexedPlace = {
      place,
      kind: 'named region',
      people: sum('people'),
      employers: sum('employers'),
      within: [],
    };
    addNames(index, of, { names: foldAll([place.state, ...aliases]), codes: [] });
  }
}

function addNames(index: Map<string, IndexedName[]>, place: IndexedPlace, { names, codes }: AreaNames): void {
  const add = (folded: string, kind: IndexedName['kind']) => {
    const letters = folded.slice(0, 2);
    const known = index.get(letters);
    if (known) known.push({ folded, kind, place });
    else index.set(letters, [{ folded, kind, place }]);
  };
  const [own = '', ...others] = names;
  add(own, 'own');
  for (const name of others) add(name, 'other');
  for (const code of codes) add(code, 'code');
  if (place.kind === 'town' && place.people < MIN_PEOPLE_FOR_PARTS) return;
  for (let at = own.indexOf(' '); at >= 0; at = own.indexOf(' ', at + 1)) add(own.slice(at + 1), 'part');
}
