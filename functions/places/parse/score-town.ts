import { fold } from '@daybreak/contract/fold.ts';
import type { Town } from '../gazetteer/gazetteer-lines.ts';
import {
  agreedTown,
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

/** The cost of a place, so that two places have to explain the words better than one. */
const PLACE = 3;
const IN_REGION = 4.9;
/** A state's code right after its town: 'Rome, NY' is not Rome and New York. */
const BY_CODE = 1.1;
/** The same if the name alone means a town abroad: 'Sidney, NY' is not Sydney and New York. */
const BY_CODE_NOT_ABROAD = 2;
const IN_COUNTRY = 3;
const IN_BOTH = 6;
/** A second name for the same town ('Milan Milano', 'Bangalore/Bengaluru'). */
const SECOND_NAME = 4.5;
/** A quarter or suburb that is also a smaller town elsewhere: 'Whitefield' in 'Whitefield, Bangalore, India'. */
const QUARTER = 2;

/** In a list of states, the name of a state is not a town. */
const STATES = 6;
/** A province named after its capital, between a town and its country: 'Sant Cugat, Barcelona, Spain'. */
const PROVINCE = 4;
const PROVINCES_BY_TOWN = new Set(['ES', 'IT']);

const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC']);

/** The name of a state on its own means the state ('Ontario'), except for large cities such as 'New York'. */
function isRatherState(item: Item, town: Town): boolean {
  const own = item.towns.some((match) => match.town === town && !match.isAlias);
  return item.isSpelledOut && item.regions.some(isState) && !(own && town.people > 500);
}

/** A town named like another state than its own: 'Oregon, Ohio'. */
const isNamedLikeOtherState = ({ isSpelledOut, regions }: Item, bounds: Bounds): boolean =>
  isSpelledOut && regions.some(isState) && !bounds.regions?.some((region) => regions.includes(region));

/** Thousands of people. Below it, a name of three letters is more often another word: 'Jay', 'Ski'. */
const SHORT_NAMED_TOWN = 20;

/** 'Goa' is in India instead of the Philippines, where it is a town. */
const isPlausibleShortName = ({ text, isWhole, regions }: Item, town: Town): boolean =>
  isWhole &&
  town.people >= SHORT_NAMED_TOWN &&
  COUNTRIES_KNOWN_BY_CODE.has(town.country) &&
  regions.every((region) => region === town.region) &&
  !EVERYDAY_WORDS.has(fold(text));

/** Whether an item may be a town although nothing around it confirms that. */
function isPlausibleAlone(item: Item, town: Town): boolean {
  if (item.country !== undefined && (item.isSpelledOut || COUNTRIES_KNOWN_BY_CODE.has(item.country)))
    return CITY_STATES.has(item.country);
  if (SHORT_NAME.test(item.text)) return isPlausibleShortName(item, town);
  if (!item.isWhole && (EVERYDAY_WORDS.has(fold(item.text)) || town.people < 100)) return false;
  return town.people >= 5 || item.towns.some(({ isAlias }) => isAlias);
}

const namesLargerTownIn = (item: Item, { region, people }: Town): boolean =>
  item.towns.some(({ town }) => town.region === region && town.people > people);

/** Scores the known items that a place skips. Returns undefined if one of them cannot be skipped. */
function scoreSkipped(all: readonly ClassifiedItem[], town: Town, confirmed: boolean): number | undefined {
  let score = 0;
  const at = all.findIndex(({ kind }) => kind === 'town');
  for (const [index, { item, kind }] of all.entries()) {
    if (kind !== 'nothing' || !item.isKnown) continue;
    if (!item.isWhole) {
      score -= 0.1;
      continue;
    }
    const people = Math.max(0, ...item.towns.map((hit) => hit.town.people));
    const here = item.towns.some((hit) => hit.town.country === town.country);
    if (index > at && PROVINCES_BY_TOWN.has(town.country) && namesLargerTownIn(item, town)) {
      score += PROVINCE;
      continue;
    }
    const between = index > at && all[index + 1]?.kind === 'country';
    const own = item.regions.some(({ country }) => country === town.country);
    const named = item.towns.length > 0 || (between && !own);
    if (!confirmed || !named || here || (index < at && people * 8 > town.people)) return undefined;
    score += QUARTER;
  }
  return score;
}

/**
 * Scores a state's code beside a town: a list of cities seldom goes abroad, so 'Philadelphia, NY' may be two cities.
 */
function scoreCode(all: readonly ClassifiedItem[], { country }: Town, hints: Hints): number {
  const [state] = itemsOfKind(all, 'region');
  if (!state || state.isSpelledOut) return 0;
  const alone = agreedTown(itemsOfKind(all, 'town'), { country: undefined, regions: undefined }, hints);
  return alone?.town.country === country ? BY_CODE : BY_CODE_NOT_ABROAD;
}

/** Scores items as one town of the gazetteer. Returns undefined if they are none. */
export function scoreTown(
  all: readonly ClassifiedItem[],
  bounds: Bounds,
  hints: Hints,
): { town: Town; score: number } | undefined {
  const items = itemsOfKind(all, 'town');
  const best = agreedTown(items, bounds, hints);
  const [item] = items;
  if (!best || !item) return undefined;
  const { town } = best;
  const confirmed = bounds.regions !== undefined || bounds.country !== undefined;
  if (bounds.regions === undefined && isRatherState(item, town)) return undefined;
  const code = !item.isSpelledOut && item.regions.some(isState);
  if (code && bounds.country !== undefined) return undefined;
  if (!confirmed && !isPlausibleAlone(item, town)) return undefined;
  const rest = scoreSkipped(all, town, confirmed);
  if (rest === undefined) return undefined;
  let score = best.weight - PLACE + (items.length - 1) * SECOND_NAME + rest;
  if (hints.areStates && !isBigTown(item) && isNamedLikeOtherState(item, bounds)) score -= STATES;
  if (hints.areAllStates && bounds.country !== undefined && isNamedLikeOtherState(item, bounds))
    score -= STATES;
  const byCode = scoreCode(all, town, hints);
  score += byCode;
  if (bounds.regions !== undefined) score += IN_REGION + (bounds.country === undefined ? 0 : IN_BOTH);
  else if (bounds.country !== undefined) score += IN_COUNTRY;
  else if (EVERYDAY_WORDS.has(fold(item.text))) score -= 2;
  if (!item.isWhole) {
    const after = all[all.findIndex((one) => one.item === item) + 1];
    const other = after?.kind === 'region' && !after.item.isSpelledOut;
    // In 'Annapolis Junction, MD', the code doesn't confirm 'Annapolis'.
    score -= confirmed ? (other && item.field !== '' ? IN_REGION + byCode : 0.3) : 2;
  }
  return { town, score };
}
