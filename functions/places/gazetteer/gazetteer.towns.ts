import { fold } from '@daybreak/contract/fold.ts';
import * as z from 'zod';

/** The scripts of countries that don't write with Latin letters, and of those that use another one too. */
const OWN_SCRIPTS: readonly (readonly [script: string, countries: string])[] = [
  ['Cyrillic', 'RU UA BY KZ KG TJ UZ MN BG RS MK'],
  ['Greek', 'GR CY'],
  ['Hebrew', 'IL'],
  ['Arabic', 'AE AF BH DZ EG IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE'],
  ['Armenian', 'AM'],
  ['Georgian', 'GE'],
  ['Han', 'CN TW HK MO JP SG'],
  ['Hiragana', 'JP'],
  ['Katakana', 'JP'],
  ['Hangul', 'KR KP'],
  ['Thai', 'TH'],
  ['Devanagari', 'IN NP'],
  ['Bengali', 'BD IN'],
  ['Tamil', 'IN LK'],
  ['Telugu', 'IN'],
  ['Khmer', 'KH'],
  ['Ethiopic', 'ET'],
];
const PATTERNS = new Map<string, RegExp[]>();
for (const [script, countries] of OWN_SCRIPTS)
  for (const country of countries.split(' '))
    PATTERNS.set(country, [
      ...(PATTERNS.get(country) ?? []),
      new RegExp(String.raw`^[\p{sc=${script}}\p{M}ー ’'-]{2,}$`, 'u'),
    ]);

/** Whether a name is written in a script of its country. */
export const isInOwnScript = (name: string, country: string): boolean =>
  PATTERNS.get(country)?.some((pattern) => pattern.test(name)) === true;

const Current = z.array(
  z.object({ name: z.string(), country: z.string(), lat: z.string(), lng: z.string() }),
);

const LARGE = 100_000;
/** Where today's names are transcriptions that nobody writes. */
const NAMED_OTHERWISE = new Set(['CN', 'KP', 'LY']);
const OF_AREAS = /\b(?:province|district|county|township|region|centre|center|downtown|city)\b/i;

/**
 * The names of today of large towns, by GeoNames id: of the same country and coordinates, where today's list
 * has the former name nowhere in the country any more. Other names at the same coordinates are those of
 * quarters.
 */
export function currentNames(lines: readonly string[], today: unknown): ReadonlyMap<string, string> {
  const current = Current.parse(today);
  const names = new Set(current.map(({ name, country }) => `${country} ${fold(name)}`));
  const at = new Map(current.map(({ name, country, lat, lng }) => [`${country} ${lat} ${lng}`, name]));
  const renamed = new Map<string, string>();
  for (const line of lines) {
    const [
      id = '',
      name = '',
      ,
      alternates = '',
      latitude,
      longitude,
      ,
      ,
      country = '',
      ,
      ,
      ,
      ,
      ,
      people = '0',
    ] = line.split('\t');
    if (Number(people) < LARGE || names.has(`${country} ${fold(name)}`)) continue;
    const now = at.get(`${country} ${latitude} ${longitude}`);
    const isKnownName = alternates.split(',').some((alias) => fold(alias) === fold(now ?? ''));
    if (now === undefined || NAMED_OTHERWISE.has(country) || OF_AREAS.test(now)) continue;
    if (isKnownName || country === 'IN') renamed.set(id, now);
  }
  return renamed;
}

interface Town {
  readonly name: string;
  readonly country: string;
  readonly people: number;
  readonly aliases: Set<string>;
  readonly isQuarter?: boolean;
  readonly latitude?: number;
  readonly longitude?: number;
}

const KM_PER_DEGREE = 111;
const MAX_KM = 16;
/** From here on, a part of a city is one itself: Navi Mumbai. */
const CITY = 1_000_000;

function distance(one: Town, other: Town): number {
  const north = (one.latitude ?? 0) - (other.latitude ?? 0);
  const east =
    ((one.longitude ?? 0) - (other.longitude ?? 0)) * Math.cos(((one.latitude ?? 0) * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}

/**
 * Makes the quarters of a city other names of it, in place: a job in Kreuzberg is in Berlin. A quarter with
 * the name of another town is dropped, and one without a larger city around it stays.
 */
export function foldQuarters(towns: Town[]): void {
  const byCountry = Map.groupBy(towns, ({ country }) => country);
  const isFolded = (quarter: Town): boolean => {
    if (quarter.people >= CITY) return false;
    const inCountry = byCountry.get(quarter.country) ?? [];
    const city = inCountry
      .filter(
        (town) => !town.isQuarter && town.people > 2 * quarter.people && distance(town, quarter) < MAX_KM,
      )
      .toSorted((one, other) => other.people - one.people)[0];
    if (!city) return false;
    const isTaken = inCountry.some((town) => !town.isQuarter && fold(town.name) === fold(quarter.name));
    const names = isTaken ? [] : [quarter.name, ...quarter.aliases].filter((name) => !OF_AREAS.test(name));
    for (const name of names) city.aliases.add(name);
    return true;
  };
  const folded = new Set(towns.filter((town) => town.isQuarter === true && isFolded(town)));
  towns.splice(0, towns.length, ...towns.filter((town) => !folded.has(town)));
}

/** Names in Latin letters and in the country's own script, and in other scripts for larger cities. */
export const isWantedAlias = (alias: string, people: number, country: string) =>
  isInOwnScript(alias, country) ||
  /^\p{Lu}[\p{Script=Latin} '’.-]{3,}$/u.test(alias) ||
  (people >= 500_000 &&
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}ー-]{2,}$/u.test(alias)) ||
  (people >= 300_000 && /^[\p{sc=Hebrew}\p{sc=Greek} -]{3,}$/u.test(alias)) ||
  (people >= 1_000_000 && /^[\p{sc=Arabic}\p{sc=Thai}\p{sc=Devanagari} -]{3,}$/u.test(alias));
