import { readFileSync } from 'node:fs';
import { countriesAtOffset } from '../../places/countries-at-offset.ts';
import { areasOf, type RemoteAreas } from '../../places/remote-territory.ts';
import { WISH_AFTER } from './requirement-data.ts';

const ZONES = readFileSync(new URL('./time-zones.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [region = '', names = ''] = line.split('\t');
    const named = `(?<![a-z0-9.])(?:${names})`;
    return {
      region,
      pattern: new RegExp(
        `${named}(?: ?(?:and|to|or|/|&) ?[a-z]{2,4})?[ -]?(?:time)?[ -]?(?:± ?\\d|\\+/?- ?\\d|time ?zones?|timezones?|(?:working |business |core )?hours)` +
          `|(?:±|\\+/?-|within|between) ?\\d[^.;]{0,20} ${named}(?![a-z])`,
      ),
    };
  });

/** Words of a sentence about working hours. 'Apply by 5pm UTC-5' is about none. */
const WORKING = /\b(?:hours|time ?zones?|overlap|schedule|shifts?|between|within|located|based)\b|±/;

/**
 * Returns where it is the time at which a sentence has people work: 'CET ± 2 hours', 'PST hours', 'core hours
 * UTC+1 to UTC+3'.
 */
export const zonesIn = (sentence: string): RemoteAreas | null => {
  const folded = sentence.toLowerCase();
  return zonesOf(folded, WORKING.test(folded));
};

/** The same for a field with places, in which an offset alone says where: 'Remote (UTC+8)'. */
export const zonesInField = (field: string): RemoteAreas | null => zonesOf(field.toLowerCase(), true);

function zonesOf(folded: string, hasOffset: boolean): RemoteAreas | null {
  if (WISH_AFTER.test(folded)) return null;
  const regions = ZONES.filter(({ pattern }) => pattern.test(folded)).map(({ region }) => region);
  if (regions.length === 0) return hasOffset ? areasAtOffset(folded) : null;
  const isIndia = (region: string) => region === 'India';
  return {
    countries: regions.some(isIndia) ? ['IN'] : [],
    states: [],
    regions: regions.filter((region) => !isIndia(region)),
  };
}

const SIGNED = '([+−-] ?\\d{1,2})(?::?(\\d\\d))?(?!\\d)';
/** 'UTC+8', 'GMT-3 to GMT+1', 'UTC-5 ± 2'. */
const OFFSETS = new RegExp(
  `\\b(?:utc|gmt) ?${SIGNED}(?: ?(?:to|and|through|–|-|/) ?(?:utc|gmt)? ?${SIGNED})?(?: ?(?:±|\\+/?-) ?(\\d))?`,
);
/** 'UTC ± 3'. */
const AROUND_UTC = /\b(?:utc|gmt) ?(?:±|\+\/?-) ?(\d)\b/;

/** People an hour away share most of a working day. */
const NEAR_HOURS = 1;

function areasAtOffset(folded: string): RemoteAreas | null {
  const around = AROUND_UTC.exec(folded)?.[1];
  if (around !== undefined) return areasBetween(-Number(around), Number(around));
  const found = OFFSETS.exec(folded);
  if (found === null) return null;
  const [, first = '', firstMinutes, second, secondMinutes, tolerance] = found;
  const one = hoursOf(first, firstMinutes);
  const other = second === undefined ? one : hoursOf(second, secondMinutes);
  const near = Number(tolerance ?? (second === undefined ? NEAR_HOURS : 0));
  return areasBetween(Math.min(one, other) - near, Math.max(one, other) + near);
}

function hoursOf(signed: string, minutes = '0'): number {
  const hours = Number(signed.replace(/\D/g, '')) + Number(minutes) / 60;
  return signed.startsWith('+') ? hours : -hours;
}

const areasBetween = (from: number, to: number): RemoteAreas | null =>
  areasOf(countriesAtOffset(from, to).map((country) => ({ city: '', state: '', country })));
