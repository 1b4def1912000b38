import { readFileSync } from 'node:fs';
import { fold } from '../fold.ts';

/** A state, province or other first-level division; `codes` are its ISO 3166-2 codes, current one first. */
export type Region = { country: string; codes: readonly string[]; name: string };

/** A town of the gazetteer; `people` in thousands, `alias` when it was found by another name than its own. */
export type Town = { name: string; country: string; region: Region | undefined; people: number };
export type TownHit = { town: Town; alias: boolean };

type Gazetteer = {
  towns: Map<string, TownHit[]>;
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

/** A line of the gazetteer with the other names it is known by. Codes and names are as they are spelled. */
export type GazetteerEntry = { aliases: readonly string[] } & (
  | { kind: 'country'; country: string; three: string; name: string }
  | { kind: 'region'; region: Region }
  | { kind: 'town'; town: Town }
);

/**
 * Reads gazetteer.tsv (see gazetteer.generate.ts): '!' is a remark, '@' opens a country, '#' a region, other lines are
 * towns. A country comes before its regions and these before their towns; a region that is the whole country is none.
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

function read(): Gazetteer {
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
      add(all.towns, fold(name), { town, alias: false });
      if (/['’]/.test(name)) add(all.towns, fold(name.replace(/['’]/, ' ')), { town, alias: false });
      for (const alias of entry.aliases) add(all.towns, fold(alias), { town, alias: true });
    }
  }
  return all;
}

let loaded: Gazetteer | undefined;
const gazetteer = () => {
  loaded ??= read();
  return loaded;
};

/** Towns that bear a folded name, as their own or as an alias. */
export const townsNamed = (folded: string): readonly TownHit[] => gazetteer().towns.get(folded) ?? [];

/** Regions that bear a folded name. */
export const regionsNamed = (folded: string): readonly Region[] => gazetteer().regions.get(folded) ?? [];

/** Regions of all countries with an ISO 3166-2 code, given in capitals without the country ('CA', 'KA', 'NSW'). */
export const regionsCoded = (code: string): readonly Region[] => gazetteer().regionCodes.get(code) ?? [];

/** The ISO 3166-1 alpha-2 code of a country's folded name, in English or another language. */
export const countryNamed = (folded: string): string | undefined => gazetteer().countries.get(folded);

/** The alpha-2 code of an ISO 3166-1 code of two or three capitals. */
export const countryCoded = (code: string): string | undefined => gazetteer().countryCodes.get(code);

/** The usual English name of an ISO 3166-1 alpha-2 code; the code itself where it is unknown. */
export const countryName = (code: string): string => gazetteer().names.get(code) ?? code;
