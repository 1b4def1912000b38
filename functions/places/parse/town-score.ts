import { fold } from '../fold.ts';
import type { Town } from '../gazetteer/gazetteer.ts';
import { EVERYDAY } from './filler.ts';
import type { Item } from './items.ts';
import {
  agreedTown,
  type Bounds,
  CODED,
  type Hints,
  isBigTown,
  isState,
  type Taken,
  taken,
} from './taken.ts';

/** The price of a place: two are named only where one reading does not explain the words as well. */
const PLACE = 3;
const IN_REGION = 4.9;
/** A state's code right after its town is nothing else: 'Rome, NY' is not Rome and New York. */
const BY_CODE = 1.1;
const IN_COUNTRY = 3;
const IN_BOTH = 6;
/** A second name for the same town ('Milan Milano', 'Bangalore/Bengaluru'). */
const AGAIN = 4.5;
/** A part of a longer name right before a state's code: 'Annapolis' in 'Annapolis Junction, MD'. */
const OTHER_NAME = 6;
/** A quarter or suburb that is also a smaller town elsewhere: 'Whitefield' in 'Whitefield, Bangalore, India'. */
const QUARTER = 2;

/** In a list of states, the name of a state is no town. */
const STATES = 6;
/** Between a town and its country: the province, named after its capital ('Sant Cugat, Barcelona, Spain'). */
const PROVINCE = 4;
const PROVINCES_BY_TOWN = new Set(['ES', 'IT']);

const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC']);

/** Whether the name of a state, without another one beside it, means the state: 'Ontario', but not 'New York'. */
function isStateRather(item: Item, town: Town): boolean {
  const own = item.towns.some((hit) => hit.town === town && !hit.alias);
  return item.spelled && item.regions.some(isState) && !(own && town.people > 500);
}

/** Whether a town bears the name of another state than the one it is in: 'Oregon, Ohio'. */
const isOtherState = ({ spelled, regions }: Item, bounds: Bounds): boolean =>
  spelled && regions.some(isState) && !bounds.regions?.some((region) => regions.includes(region));

/** Whether a town item may stand for a town although nothing around it confirms that. */
function mayStandAlone(item: Item, town: Town): boolean {
  if (item.country !== undefined && (item.spelled || CODED.has(item.country)))
    return CITY_STATES.has(item.country);
  if (!item.whole && (EVERYDAY.has(fold(item.text)) || town.people < 100)) return false;
  return town.people >= 5 || item.towns.some(({ alias }) => alias);
}

/** Whether an item names a larger town of the same region. */
const holdsIn = (item: Item, { region, people }: Town): boolean =>
  item.towns.some(({ town }) => town.region === region && town.people > people);

/** What the known items left out of a place add; undefined where one of them cannot be left out. */
function leftOut(all: readonly Taken[], town: Town, confirmed: boolean): number | undefined {
  let score = 0;
  const at = all.findIndex(({ part }) => part === 'town');
  for (const [index, { item, part }] of all.entries()) {
    if (part !== 'nothing' || !item.known) continue;
    if (!item.whole) {
      score -= 0.1;
      continue;
    }
    const people = Math.max(0, ...item.towns.map((hit) => hit.town.people));
    const here = item.towns.some((hit) => hit.town.country === town.country);
    if (index > at && PROVINCES_BY_TOWN.has(town.country) && holdsIn(item, town)) {
      score += PROVINCE;
      continue;
    }
    const between = index > at && all[index + 1]?.part === 'country';
    const own = item.regions.some(({ country }) => country === town.country);
    const named = item.towns.length > 0 || (between && !own);
    if (!confirmed || !named || here || (index < at && people * 8 > town.people)) return undefined;
    score += QUARTER;
  }
  return score;
}

/** How well items read as one town of the gazetteer; undefined where they do not. */
export function townScore(
  all: readonly Taken[],
  bounds: Bounds,
  hints: Hints,
): { town: Town; score: number } | undefined {
  const items = taken(all, 'town');
  const best = agreedTown(items, bounds, hints);
  const [item] = items;
  if (!best || !item) return undefined;
  const { town } = best;
  const confirmed = bounds.regions !== undefined || bounds.country !== undefined;
  if (bounds.regions === undefined && isStateRather(item, town)) return undefined;
  const code = !item.spelled && item.regions.some(isState);
  if (code && bounds.country !== undefined) return undefined;
  if (!confirmed && !mayStandAlone(item, town)) return undefined;
  const rest = leftOut(all, town, confirmed);
  if (rest === undefined) return undefined;
  let score = best.weight - PLACE + (items.length - 1) * AGAIN + rest;
  if (hints.states && !isBigTown(item) && isOtherState(item, bounds)) score -= STATES;
  const [state] = taken(all, 'region');
  if (state && !state.spelled) score += BY_CODE;
  if (bounds.regions !== undefined) score += IN_REGION + (bounds.country === undefined ? 0 : IN_BOTH);
  else if (bounds.country !== undefined) score += IN_COUNTRY;
  else if (EVERYDAY.has(fold(item.text))) score -= 2;
  if (!item.whole) {
    const after = all[all.findIndex((one) => one.item === item) + 1];
    const other = after?.part === 'region' && !after.item.spelled;
    score -= confirmed ? (other && item.field !== '' ? OTHER_NAME : 0.3) : 2;
  }
  return { town, score };
}
