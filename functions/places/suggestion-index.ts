import { fold } from './fold.ts';
import { type GazetteerEntry, gazetteerEntries } from './gazetteer/gazetteer.ts';
import { type Place, placeOf } from './place.ts';

/** What a country or region is called, folded; a code only when it is spelled out. */
export interface WideNames {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

/** A place that can be suggested. */
export interface Suggestible {
  readonly place: Place;
  readonly kind: GazetteerEntry['kind'];
  /** People in thousands; of a country or region, those of its towns. */
  people: number;
  /** What it lies in, the narrowest first. */
  readonly within: readonly WideNames[];
}

/** A name by which a place is found: its own, another one, from a later word of its own on, or a code. */
export interface Name {
  readonly folded: string;
  readonly of: Suggestible;
  readonly how: 'own' | 'other' | 'part' | 'code';
}

/** Names by their first two letters. */
export type SuggestionIndex = ReadonlyMap<string, readonly Name[]>;

/** Towns of fewer people, in thousands, are not found by a later word of their name. */
const FOUND_BY_ANY_WORD = 50;

const foldedEach = (names: readonly string[]): string[] => [...new Set(names.map(fold))];

/** Reads the gazetteer into an index; takes about as long as reading the file. */
export function readSuggestionIndex(): SuggestionIndex {
  const index = new Map<string, Name[]>();
  const add = (folded: string, how: Name['how'], of: Suggestible) => {
    const letters = folded.slice(0, 2);
    const known = index.get(letters);
    if (known) known.push({ folded, how, of });
    else index.set(letters, [{ folded, how, of }]);
  };
  const addAll = (of: Suggestible, { names, codes }: WideNames) => {
    const [own = '', ...others] = names;
    add(own, 'own', of);
    for (const name of others) add(name, 'other', of);
    for (const code of codes) add(code, 'code', of);
    if (of.kind !== 'town' || of.people >= FOUND_BY_ANY_WORD)
      for (let at = own.indexOf(' '); at >= 0; at = own.indexOf(' ', at + 1))
        add(own.slice(at + 1), 'part', of);
  };
  let country: (Suggestible & { readonly called: WideNames }) | undefined;
  let region: (Suggestible & { readonly called: WideNames }) | undefined;
  for (const entry of gazetteerEntries()) {
    if (entry.kind === 'country') {
      const called = {
        names: foldedEach([entry.name, ...entry.aliases]),
        codes: foldedEach([entry.country, entry.three]),
      };
      const place = placeOf({ country: entry.country });
      country = { place, kind: 'country', people: 0, within: [], called };
      region = undefined;
      addAll(country, called);
    } else if (entry.kind === 'region') {
      const called = {
        names: foldedEach([entry.region.name, ...entry.aliases]),
        codes: foldedEach(entry.region.codes.filter((code) => /\p{L}/u.test(code))),
      };
      const place = placeOf({ region: entry.region });
      region = { place, kind: 'region', people: 0, within: country ? [country.called] : [], called };
      // Regions of other countries have codes that nobody types.
      const known = ['US', 'CA'].includes(place.country) ? called : { ...called, codes: [] };
      addAll(region, known);
    } else {
      const { town } = entry;
      const around = town.region ? region : undefined;
      const within = [around, country].flatMap((wide) => (wide ? [wide.called] : []));
      const of: Suggestible = { place: placeOf({ town }), kind: 'town', people: town.people, within };
      const names = foldedEach([town.name, ...entry.aliases]);
      addAll(of, { names, codes: [] });
      for (const wide of [around, country]) if (wide) wide.people += town.people;
    }
  }
  return index;
}
