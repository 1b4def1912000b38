import { fold } from '@daybreak/contract/fold.ts';
import {
  type CountryEntry,
  gazetteerLines,
  type Region,
  type RegionEntry,
  readTown,
  type Town,
  townAliases,
} from './gazetteer-lines.ts';
import { TownIndex, type TownMatch } from './town-index.ts';

export type GazetteerEntry =
  | CountryEntry
  | RegionEntry
  | { kind: 'town'; town: Town; aliases: readonly string[] };

/** Returns countries, each followed by its regions, each followed by its towns. */
export function* gazetteerEntries(): Generator<GazetteerEntry> {
  for (const entry of gazetteerLines()) {
    if (entry.kind === 'town') {
      const { line, area } = entry;
      yield { kind: 'town', town: readTown(line, area), aliases: townAliases(line, area) };
    } else yield entry;
  }
}

type Gazetteer = {
  towns: TownIndex;
  regions: Map<string, Region[]>;
  regionCodes: Map<string, Region[]>;
  countries: Map<string, string>;
  countryCodes: Map<string, string>;
  names: Map<string, string>;
};

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function loadGazetteer(): Gazetteer {
  const all: Gazetteer = {
    towns: new TownIndex(),
    regions: new Map(),
    regionCodes: new Map(),
    countries: new Map(),
    countryCodes: new Map(),
    names: new Map(),
  };
  for (const entry of gazetteerLines()) {
    if (entry.kind === 'country') {
      const { country, three, name } = entry;
      all.countryCodes.set(country, country).set(three, country);
      all.names.set(country, name);
      for (const known of [name, ...entry.aliases]) all.countries.set(fold(known), country);
    } else if (entry.kind === 'region') {
      const { region } = entry;
      for (const name of [region.name, ...entry.aliases]) add(all.regions, fold(name), region);
      for (const code of region.codes) add(all.regionCodes, code, region);
    } else all.towns.add(entry);
  }
  return all;
}

let loaded: Gazetteer | undefined;
const gazetteer = () => {
  loaded ??= loadGazetteer();
  return loaded;
};

export const townsByName = (folded: string): readonly TownMatch[] => gazetteer().towns.find(folded);

export const regionsByName = (folded: string): readonly Region[] => gazetteer().regions.get(folded) ?? [];

/** By ISO 3166-2 code in capitals, without the country: 'CA', 'KA', 'NSW'. */
export const regionsByCode = (code: string): readonly Region[] => gazetteer().regionCodes.get(code) ?? [];

/** Returns the alpha-2 code of a country by its folded name in English or another language. */
export const countryByName = (folded: string): string | undefined => gazetteer().countries.get(folded);

/** Returns the alpha-2 code for an alpha-2 or alpha-3 code in capitals. */
export const countryByCode = (code: string): string | undefined => gazetteer().countryCodes.get(code);

/** Returns the English name of an alpha-2 code, or the code itself if it is unknown. */
export const countryName = (code: string): string => gazetteer().names.get(code) ?? code;
