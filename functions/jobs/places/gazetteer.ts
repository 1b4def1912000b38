import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

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

/** Reads gazetteer.tsv (see gazetteer.generate.ts): '!' is a remark, '@' opens a country, '#' a region, other lines are towns. */
function read(): Gazetteer {
  const all: Gazetteer = {
    towns: new Map(),
    regions: new Map(),
    regionCodes: new Map(),
    countries: new Map(),
    countryCodes: new Map(),
    names: new Map(),
  };
  let country = '';
  let region: Region | undefined;
  for (const line of readFileSync(new URL('./gazetteer.tsv', import.meta.url), 'utf8').split('\n')) {
    const [head = '', second = '', more = ''] = line.split('\t');
    const aliases = more === '' ? [] : more.split('|');
    if (head.startsWith('!')) continue;
    if (head.startsWith('@')) {
      const [two = '', three = ''] = head.slice(1).split('|');
      country = two;
      all.countryCodes.set(two, two).set(three, two);
      region = undefined;
      all.names.set(country, second);
      for (const name of [second, ...aliases]) all.countries.set(fold(name), country);
    } else if (head.startsWith('#')) {
      const codes = head.slice(1).split('|').filter(Boolean);
      const own = second === '' || second === all.names.get(country);
      region = own ? undefined : { country, codes, name: second };
      if (!region) continue;
      for (const name of [second, ...aliases]) add(all.regions, fold(name), region);
      for (const code of codes) add(all.regionCodes, code, region);
    } else if (head !== '') {
      const town = { name: head, country, region, people: Number(second) };
      add(all.towns, fold(head), { town, alias: false });
      if (/['’]/.test(head)) add(all.towns, fold(head.replace(/['’]/, ' ')), { town, alias: false });
      for (const name of aliases)
        if (name !== all.names.get(country)) add(all.towns, fold(name), { town, alias: true });
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
