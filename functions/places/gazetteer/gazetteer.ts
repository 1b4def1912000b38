import { readFileSync } from 'node:fs';
import { fold } from '@daybreak/contract/fold.ts';

/** A state, province or other first-level division. `codes` are ISO 3166-2 codes, the current one first. */
export type Region = { country: string; codes: readonly string[]; name: string };

/** `people` is in thousands. */
export type Town = { name: string; country: string; region: Region | undefined; people: number };
export type TownMatch = { town: Town; isAlias: boolean };

type Gazetteer = {
  towns: Map<string, TownMatch[]>;
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

export type GazetteerEntry = { aliases: readonly string[] } & (
  | { kind: 'country'; country: string; three: string; name: string }
  | { kind: 'region'; region: Region }
  | { kind: 'town'; town: Town }
);

/**
 * Reads gazetteer.tsv (see gazetteer.generate.ts): '!' starts a comment, '@' a country, '#' a region, and other lines are
 * towns. Countries precede their regions, and regions their towns. A region that is the whole country is skipped.
 */
export function* gazetteerEntries(): Generator<GazetteerEntry> {
  let country = { code: '', name: '' };
  let region: Region | undefined;
  for (const line of readFileSync(new URL('./gazetteer.tsv', import.meta.url), 'utf8').split('\n')) {
    const [head = '', second = '', more = ''] = line.split('\t');
    const aliases = more === '' ? [] : more.split('|');
    if (head.startsWith('!')) continue;
    if (head.startsWith('@')) {
      const [two = '', three = ''] = head.slice(1).split('|');
      country = { code: two, name: second };
      region = undefined;
      yield { kind: 'country', country: two, three, name: second, aliases };
    } else if (head.startsWith('#')) {
      const codes = head.slice(1).split('|').filter(Boolean);
      const own = second === '' || second === country.name;
      region = own ? undefined : { country: country.code, codes, name: second };
      if (region) yield { kind: 'region', region, aliases };
    } else if (head !== '') {
      const town = { name: head, country: country.code, region, people: Number(second) };
      yield { kind: 'town', town, aliases: aliases.filter((name) => name !== country.name) };
    }
  }
}

function loadGazetteer(): Gazetteer {
  const all: Gazetteer = {
    towns: new Map(),
    regions: new Map(),
    regionCodes: new Map(),
    countries: new Map(),
    countryCodes: new Map(),
    names: new Map(),
  };
  for (const entry of gazetteerEntries()) {
    if (entry.kind === 'country') {
      const { country, three, name } = entry;
      all.countryCodes.set(country, country).set(three, country);
      all.names.set(country, name);
      for (const known of [name, ...entry.aliases]) all.countries.set(fold(known), country);
    } else if (entry.kind === 'region') {
      const { region } = entry;
      for (const name of [region.name, ...entry.aliases]) add(all.regions, fold(name), region);
      for (const code of region.codes) add(all.regionCodes, code, region);
    } else {
      const { town } = entry;
      const { name } = town;
      add(all.towns, fold(name), { town, isAlias: false });
      if (/['’]/.test(name)) add(all.towns, fold(name.replace(/['’]/, ' ')), { town, isAlias: false });
      for (const alias of entry.aliases) add(all.towns, fold(alias), { town, isAlias: true });
    }
  }
  return all;
}

let loaded: Gazetteer | undefined;
const gazetteer = () => {
  loaded ??= loadGazetteer();
  return loaded;
};

export const townsByName = (folded: string): readonly TownMatch[] => gazetteer().towns.get(folded) ?? [];

export const regionsByName = (folded: string): readonly Region[] => gazetteer().regions.get(folded) ?? [];

/** By ISO 3166-2 code in capitals, without the country: 'CA', 'KA', 'NSW'. */
export const regionsByCode = (code: string): readonly Region[] => gazetteer().regionCodes.get(code) ?? [];

/** Returns the alpha-2 code of a country by its folded name in English or another language. */
export const countryByName = (folded: string): string | undefined => gazetteer().countries.get(folded);

/** Returns the alpha-2 code for an alpha-2 or alpha-3 code in capitals. */
export const countryByCode = (code: string): string | undefined => gazetteer().countryCodes.get(code);

/** Returns the English name of an alpha-2 code, or the code itself if it is unknown. */
export const countryName = (code: string): string => gazetteer().names.get(code) ?? code;
