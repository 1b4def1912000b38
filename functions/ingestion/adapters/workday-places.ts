import { fold } from '@daybreak/contract/fold.ts';
import {
  countryByCode,
  countryByName,
  countryName,
  regionsByCode,
  regionsByName,
  townsByName,
} from '../../places/gazetteer/gazetteer.ts';
import type { Region } from '../../places/gazetteer/gazetteer-lines.ts';
import { parseLocations } from '../../places/parse/parse-locations.ts';

/** A list may count the places of a posting instead of naming them. */
const IS_COUNT = /^\d+\+? \p{L}+$/u;

/** Between the parts of an address. Some tenants write 'USA.VA.Reston', others 'US TX Southlake'. */
const SEPARATOR = /^[\s,.>|/_–—-]+/;
const WORD_END = /(?<=[^\s,.>|/_–—-])(?=[\s,.>|/_–—-]|$)/g;

/** A building, a street or a number after a town. */
const AFTER_TOWN = /\s*(?:[,>|/_]|\s[-–—]\s|\s\d).*$/;

const MAX_WORDS = 6;

interface Part<Meaning> {
  readonly meaning: Meaning;
  /** The rest of the address. */
  readonly rest: string;
  readonly isCode: boolean;
  /** More than a space follows. */
  readonly isApart: boolean;
}

/** Finds the most words at the start of an address that have a meaning. */
function findPart<Meaning>(
  text: string,
  lookUp: (words: string) => Meaning | undefined,
): Part<Meaning> | undefined {
  const ends = [...text.matchAll(WORD_END)].map(({ index }) => index).slice(0, MAX_WORDS);
  for (const end of ends.reverse()) {
    const words = text.slice(0, end);
    const meaning = lookUp(words);
    if (meaning === undefined) continue;
    const [separator = ''] = SEPARATOR.exec(text.slice(end)) ?? [];
    const rest = text.slice(end + separator.length);
    return { meaning, rest, isCode: isCode(words), isApart: separator.trim() !== '' };
  }
  return undefined;
}

const isCode = (words: string): boolean => /^[A-Z]{2,3}$/.test(words);

const countryNamed = (words: string): string | undefined =>
  (isCode(words) ? countryByCode(words) : undefined) ?? countryByName(fold(words));

const regionNamed = (country: string, words: string): Region | undefined =>
  [...regionsByCode(words), ...regionsByName(fold(words))].find((region) => region.country === country);

/** Returns the words if they name a town. */
const townNamed = (country: string, words: string, region?: Region): string | undefined =>
  townsByName(fold(words)).some(
    ({ town }) => town.country === country && (region === undefined || town.region?.name === region.name),
  )
    ? words
    : undefined;

/** 'IN', 'CA' and 'DE' are countries and states of the USA. */
const isStateToo = (text: string): boolean =>
  regionsByCode(/^[A-Z]*/.exec(text)?.[0] ?? '').some(({ country }) => country === 'US');

/**
 * Rewrites an address that starts with its country: 'USA, VA, McLean Greensboro Dr, Hamilton' becomes
 * 'McLean, Virginia, United States', because streets and buildings could be read as towns. Other texts stay
 * the same, except that '3 Locations' becomes ''.
 */
export function spellWorkdayPlace(text: string): string {
  const posted = text.trim();
  return IS_COUNT.test(posted) ? '' : (spellAddress(posted.replace(/^\((\p{L}+)\)/u, '$1')) ?? posted);
}

function spellAddress(address: string): string | undefined {
  const country = findPart(address, countryNamed);
  if (!country || !(country.isApart || country.isCode)) return undefined;
  const { meaning: code, rest } = country;
  const region = findPart(rest, (words) => regionNamed(code, words));
  if (region && region.rest !== '' && (region.isApart || region.isCode)) return spellTown(code, region);
  // Without its state, a town of these countries says too little.
  if (code === 'US' || code === 'CA' || (country.isCode && isStateToo(address))) return undefined;
  const town = findPart(rest, (words) => townNamed(code, words));
  return town && `${modeIn(town.rest)}${town.meaning}, ${countryName(code)}`;
}

function spellTown(code: string, { meaning: region, rest }: Part<Region>): string | undefined {
  const state = `${region.name}, ${countryName(code)}`;
  const known = findPart(rest, (words) => townNamed(code, words, region));
  if (known) return `${modeIn(known.rest)}${known.meaning}, ${state}`;
  const spelled = `${rest.replace(AFTER_TOWN, '')}, ${state}`;
  const [place, ...more] = parseLocations([spelled]).places;
  return place?.country === code && place.city !== '' && more.length === 0 ? spelled : undefined;
}

/** Words after a town that say that the work is remote. */
function modeIn(rest: string): string {
  if (rest === '') return '';
  const { remote, hybrid } = parseLocations([rest]);
  return remote ? 'Remote - ' : hybrid ? 'Hybrid - ' : '';
}
