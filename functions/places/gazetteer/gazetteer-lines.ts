import { readFileSync } from 'node:fs';

/** A state, province or other first-level division. `codes` are ISO 3166-2 codes, the current one first. */
export type Region = { country: string; codes: readonly string[]; name: string };

/** `people` is in thousands. */
export type Town = { name: string; country: string; region: Region | undefined; people: number };

export type CountryEntry = {
  kind: 'country';
  country: string;
  three: string;
  name: string;
  aliases: readonly string[];
};

export type RegionEntry = { kind: 'region'; region: Region; aliases: readonly string[] };

/** The state and country of a town. */
export type Area = { country: CountryEntry | undefined; region: Region | undefined };

/** The line of a town, unparsed. */
export type TownLine = { kind: 'town'; line: string; area: Area };

/**
 * Reads gazetteer.tsv (see gazetteer.generate.ts): '!' starts a comment, '@' a country, '#' a region, and
 * other lines are towns. Countries precede their regions, and regions their towns. A region that is the whole
 * country is skipped.
 */
export function* gazetteerLines(): Generator<CountryEntry | RegionEntry | TownLine> {
  let area: Area = { country: undefined, region: undefined };
  for (const line of readFileSync(new URL('./gazetteer.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('!')) continue;
    if (line.startsWith('@')) {
      const country = readCountry(line);
      area = { country, region: undefined };
      yield country;
    } else if (line.startsWith('#')) {
      const entry = readRegion(line, area.country);
      area = { country: area.country, region: entry?.region };
      if (entry) yield entry;
    } else yield { kind: 'town', line, area };
  }
}

function readCountry(line: string): CountryEntry {
  const [head = '', name = ''] = line.split('\t');
  const [country = '', three = ''] = head.slice(1).split('|');
  return { kind: 'country', country, three, name, aliases: aliasesIn(line) };
}

function readRegion(line: string, country: CountryEntry | undefined): RegionEntry | undefined {
  const [head = '', name = ''] = line.split('\t');
  if (name === '' || name === country?.name) return undefined;
  const codes = head.slice(1).split('|').filter(Boolean);
  return {
    kind: 'region',
    region: { country: country?.country ?? '', codes, name },
    aliases: aliasesIn(line),
  };
}

export function readTown(line: string, { country, region }: Area): Town {
  const [name = '', people] = line.split('\t');
  return { name, country: country?.country ?? '', region, people: Number(people) };
}

// Runs for every town when names are indexed, and splitting its line takes twice as long.
export const townName = (line: string): string => line.slice(0, line.indexOf('\t'));

/** Returns the other names of a town, except that of its country. */
export function townAliases(line: string, { country }: Area): readonly string[] {
  const aliases = aliasesIn(line);
  return aliases.length > 0 ? aliases.filter((name) => name !== country?.name) : aliases;
}

function aliasesIn(line: string): readonly string[] {
  const at = line.indexOf('\t', line.indexOf('\t') + 1) + 1;
  return at === 0 || at === line.length ? [] : line.slice(at).split('|');
}
