import { zonesOfCountry } from './home-country.ts';
import { territoryRows } from './territory-rows.ts';

/** Midsummer of one half of the world is midwinter of the other, so a country has its standard time at one of these. */
const SOLSTICES = [new Date('2026-01-01T00:00:00Z'), new Date('2026-07-01T00:00:00Z')];

let offsets: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * Returns the countries (ISO alpha-2) in which employers post and that have a time zone between two offsets
 * from UTC, in hours. The first call takes about 50 ms.
 */
export function countriesAtOffset(from: number, to: number): string[] {
  offsets ??= new Map(
    territoryRows
      .filter(({ kind }) => kind === 'country')
      .map(({ parts: [country = ''] }) => [country, offsetsOf(country)]),
  );
  return [...offsets].flatMap(([country, hours]) =>
    hours.some((offset) => offset >= from && offset <= to) ? [country] : [],
  );
}

const offsetsOf = (country: string): number[] => [
  ...new Set(zonesOfCountry(country).flatMap((zone) => SOLSTICES.map((date) => offsetAt(zone, date)))),
];

/** Intl names the offset 'GMT-03:30', and the one of UTC 'GMT'. */
function offsetAt(timeZone: string, date: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
