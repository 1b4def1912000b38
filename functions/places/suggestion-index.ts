import { fold } from '@daybreak/contract/fold.ts';
import { type GazetteerEntry, gazetteerEntries } from './gazetteer/gazetteer.ts';
import { type Place, toPlace } from './place.ts';

/** The folded names of a country or region. Codes match only in full. */
export interface AreaNames {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

export interface IndexedPlace {
  readonly place: Place;
  readonly kind: GazetteerEntry['kind'];
  /** In thousands; of a country or region, the sum of its towns. */
  people: number;
  /** The areas it is in, the narrowest first. */
  readonly within: readonly AreaNames[];
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

export function buildSuggestionIndex(): SuggestionIndex {
  const index = new Map<string, IndexedName[]>();
  const add = (folded: string, how: IndexedName['kind'], of: IndexedPlace) => {
    const letters = folded.slice(0, 2);
    const known = index.get(letters);
    if (known) known.push({ folded, kind: how, place: of });
    else index.set(letters, [{ folded, kind: how, place: of }]);
  };
  const addAll = (of: IndexedPlace, { names, codes }: AreaNames) => {
    const [own = '', ...others] = names;
    add(own, 'own', of);
    for (const name of others) add(name, 'other', of);
    for (const code of codes) add(code, 'code', of);
    if (of.kind !== 'town' || of.people >= MIN_PEOPLE_FOR_PARTS)
      for (let at = own.indexOf(' '); at >= 0; at = own.indexOf(' ', at + 1))
        add(own.slice(at + 1), 'part', of);
  };
  let country: (IndexedPlace & { readonly called: AreaNames }) | undefined;
  let region: (IndexedPlace & { readonly called: AreaNames }) | undefined;
  for (const entry of gazetteerEntries()) {
    if (entry.kind === 'country') {
      const called = {
        names: foldAll([entry.name, ...entry.aliases]),
        codes: foldAll([entry.country, entry.three]),
      };
      const place = toPlace({ country: entry.country });
      country = { place, kind: 'country', people: 0, within: [], called };
      region = undefined;
      addAll(country, called);
    } else if (entry.kind === 'region') {
      const called = {
        names: foldAll([entry.region.name, ...entry.aliases]),
        codes: foldAll(entry.region.codes.filter((code) => /\p{L}/u.test(code))),
      };
      const place = toPlace({ region: entry.region });
      region = { place, kind: 'region', people: 0, within: country ? [country.called] : [], called };
      // Codes of regions elsewhere are not typed.
      const known = ['US', 'CA'].includes(place.country) ? called : { ...called, codes: [] };
      addAll(region, known);
    } else {
      const { town } = entry;
      const around = town.region ? region : undefined;
      const within = [around, country].flatMap((wide) => (wide ? [wide.called] : []));
      const of: IndexedPlace = { place: toPlace({ town }), kind: 'town', people: town.people, within };
      const names = foldAll([town.name, ...entry.aliases]);
      addAll(of, { names, codes: [] });
      for (const wide of [around, country]) if (wide) wide.people += town.people;
    }
  }
  return index;
}
