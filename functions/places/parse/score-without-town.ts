import { fold } from '@daybreak/contract/fold.ts';
import type { Region } from '../gazetteer/gazetteer-lines.ts';
import {
  type Bounds,
  type ClassifiedItem,
  COUNTRIES_KNOWN_BY_CODE,
  type Hints,
  isBigTown,
  isState,
  itemsOfKind,
} from './classified-items.ts';
import { SHORT_NAME } from './find-span.ts';
import type { Item } from './group-items.ts';
import { EVERYDAY_WORDS } from './location-words.ts';

/** Country codes that are also words, and seldom mean the country on their own. */
const CODES_THAT_ARE_WORDS = new Set('AT BE EST FIN HR ID IT NO PER'.split(' '));
/** Codes of both a state and a country that mean the country on their own. */
const CODES_RATHER_COUNTRY = new Set(['IN']);

/** Whether the other locations say that the name or code of both a state and a country means the country. */
function isRatherCountry({ country, isSpelledOut }: Item, { areCountries, townCountries }: Hints): boolean {
  if (country === undefined) return false;
  return isSpelledOut ? areCountries : townCountries.has(country) && !townCountries.has('US');
}

/** Whether an item may be a region although no country confirms it. */
const isPlausibleBareRegion = ({ text }: Item, regions: readonly Region[]): boolean =>
  !EVERYDAY_WORDS.has(fold(text)) &&
  (!SHORT_NAME.test(text) || regions.some(({ country }) => COUNTRIES_KNOWN_BY_CODE.has(country)));

/** Makes a region and its country likelier than a town elsewhere and the country: 'Victoria, Australia'. */
const NO_TOWN_OF_ITS_NAME = 2.4;

/** Whether a region has a town of its name, or its country has one whose region the gazetteer doesn't know. */
const hasTownOfItsName = ({ towns }: Item, regions: readonly Region[]): boolean =>
  towns.some(({ town }) =>
    regions.some((region) => region === town.region || (!town.region && region.country === town.country)),
  );

/** Scores a region's name, or its code with a country. */
function scoreRegion(state: Item, { country, regions = [] }: Bounds, hints: Hints): number | undefined {
  const isKnownState = regions.some(isState);
  if (!isKnownState && !state.isSpelledOut && country === undefined) return undefined;
  if (country === undefined && !isPlausibleBareRegion(state, regions)) return undefined;
  let score = country === undefined ? (state.isSpelledOut ? 1 : 0.8) : 2.6;
  if (country !== undefined && state.isSpelledOut && !isKnownState && !hasTownOfItsName(state, regions))
    score += NO_TOWN_OF_ITS_NAME;
  if (hints.areStates && !isKnownState && !state.isSpelledOut) score -= 3;
  if (isKnownState) score += hints.countries.has('US') || hints.areStates ? 0.4 : 0.2;
  if (isKnownState && isBigTown(state)) {
    if (hints.areStates) score += 2.6;
    if (hints.startsRemote) score += country === undefined ? 2.7 : 3.2;
  }
  if (country === undefined && isRatherCountry(state, hints)) score -= 2;
  if (country === undefined && !hints.areStates && CODES_RATHER_COUNTRY.has(state.text)) score -= 0.5;
  if (country === undefined && !state.isWhole) score -= state.isSpelledOut ? 1.5 : 3;
  return score;
}

function scoreCountry(country: Item): number | undefined {
  if (!country.isSpelledOut && !COUNTRIES_KNOWN_BY_CODE.has(country.country ?? '')) return undefined;
  if (!country.isWhole) return country.isSpelledOut ? 0.5 : -2;
  return !country.isSpelledOut && CODES_THAT_ARE_WORDS.has(country.text) ? -3 : 1;
}

/**
 * Thousands of people. Below it, 'Clay, NY' is an unknown town in New York instead of Clay, Alabama, and New York City.
 */
const SMALL_TOWN = 50;

/**
 * Thousands of people. The gazetteer has every town of 5,000 people, so a name it lacks is a quarter of such a city.
 */
const LARGE_CITY = 1_000;
/** Tokyo's wards are cities by law. */
const WARDS_ARE_TOWNS = new Set(['JP']);

/** Whether a region outside the USA and Canada is named like a large city in its country: 'Mitte, Berlin'. */
const isCityToo = ({ towns }: Item, regions: readonly Region[]): boolean =>
  regions.some(
    (region) =>
      !isState(region) &&
      !WARDS_ARE_TOWNS.has(region.country) &&
      towns.some(({ town }) => town.people >= LARGE_CITY && town.country === region.country),
  );

/** Scores a town that is not in the gazetteer, right before its state or country. */
function scoreUnknownTown(all: readonly ClassifiedItem[], { country }: Bounds): number | undefined {
  const at = all.findIndex(({ kind }) => kind === 'name');
  const name = all[at]?.item;
  if (!name) return 0;
  const everyday = EVERYDAY_WORDS.has(fold(name.field)) && country === undefined;
  if (itemsOfKind(all, 'name').length > 1 || everyday) return undefined;
  const after = all[at + 1];
  const elsewhere = name.isKnown && name.isWhole;
  const state = after?.kind === 'region' && !after.item.isSpelledOut && after.item.regions.some(isState);
  const other = name.country !== undefined || (state ? name.regions.some(isState) : name.regions.length > 0);
  if (after?.kind === 'country') return other ? undefined : elsewhere ? 2.6 : 1.5;
  if (after?.kind === 'region') {
    if (!name.isKnown && isCityToo(after.item, after.item.regions)) return undefined;
    if (
      after.item.country !== undefined &&
      name.towns.some(({ town }) => town.country === after.item.country)
    )
      return undefined;
    if (country === undefined && !after.item.regions.some(isState)) return undefined;
    if (other && (country === undefined || after.item.isSpelledOut)) return undefined;
    if (after.item.isSpelledOut) return !name.isKnown && country !== undefined ? 4.5 : 3;
    const isOtherTown = elsewhere && name.towns.some(({ town }) => town.people > SMALL_TOWN);
    return isOtherTown && country === undefined && isBigTown(after.item) ? undefined : 4.5;
  }
  const before = all[at - 1];
  const isInState = before?.kind === 'region' && before.item.regions.some(isState) && country !== undefined;
  if (at !== all.length - 1 || (name.isKnown && !isInState)) return undefined;
  if (before?.kind === 'country') return before.item.isSpelledOut && at === 1 ? 0.8 : undefined;
  return before?.kind === 'region' ? 1.5 : undefined;
}

/** Scores items as a state, a country, or a town that is not in the gazetteer. Returns undefined if they are none. */
export function scoreWithoutTown(
  all: readonly ClassifiedItem[],
  bounds: Bounds,
  hints: Hints,
): number | undefined {
  if (all.some(({ item, kind }) => kind === 'nothing' && item.isKnown && item.isWhole)) return undefined;
  const [state] = itemsOfKind(all, 'region');
  const [country] = itemsOfKind(all, 'country');
  const score = state ? scoreRegion(state, bounds, hints) : country && scoreCountry(country);
  const name = scoreUnknownTown(all, bounds);
  return score === undefined || name === undefined ? undefined : score + name;
}
