import { fold } from '../fold.ts';
import { EVERYDAY } from './filler.ts';
import type { Item } from './items.ts';
import { type Bounds, CODED, type Hints, isBigTown, isState, type Taken, taken } from './taken.ts';

/** Codes that are also words, seldom meant as a country when they stand alone. */
const WORDS = new Set('AT BE EST FIN HR ID IT NO PER'.split(' '));
/** Codes of both a state and a country that mean the country when they stand alone. */
const RATHER_COUNTRY = new Set(['IN']);

/** A region's code and its country, or a region's name; undefined where neither makes sense. */
function regionScore(state: Item, { country, regions = [] }: Bounds, hints: Hints): number | undefined {
  const known = regions.some(isState);
  if (!known && !state.spelled && country === undefined) return undefined;
  let score = country === undefined ? (state.spelled ? 1 : 0.8) : 2.6;
  if (hints.states && !known && !state.spelled) score -= 3;
  if (known) score += hints.countries.has('US') || hints.states ? 0.4 : 0.2;
  if (known && isBigTown(state)) {
    if (hints.states) score += 2.6;
    if (hints.remote) score += country === undefined ? 2.7 : 3.2;
  }
  if (country === undefined && !hints.states && RATHER_COUNTRY.has(state.text)) score -= 0.5;
  if (country === undefined && !state.whole) score -= state.spelled ? 1.5 : 3;
  return score;
}

function countryScore(land: Item): number | undefined {
  if (!land.spelled && !CODED.has(land.country ?? '')) return undefined;
  if (!land.whole) return land.spelled ? 0.5 : -2;
  return !land.spelled && WORDS.has(land.text) ? -3 : 1;
}

/** What a name that the gazetteer does not hold there adds, standing right before its state or country. */
function nameScore(all: readonly Taken[], { country }: Bounds): number | undefined {
  const at = all.findIndex(({ part }) => part === 'name');
  const name = all[at]?.item;
  if (!name) return 0;
  const everyday = EVERYDAY.has(fold(name.field)) && country === undefined;
  if (taken(all, 'name').length > 1 || everyday) return undefined;
  const after = all[at + 1];
  const elsewhere = name.known && name.whole;
  const state = after?.part === 'region' && !after.item.spelled && after.item.regions.some(isState);
  const other = name.country !== undefined || (state ? name.regions.some(isState) : name.regions.length > 0);
  if (after?.part === 'country') return other ? undefined : elsewhere ? 2.6 : 1.5;
  if (after?.part === 'region') {
    if (
      after.item.country !== undefined &&
      name.towns.some(({ town }) => town.country === after.item.country)
    )
      return undefined;
    if (country === undefined && !after.item.regions.some(isState)) return undefined;
    if (other && (country === undefined || after.item.spelled)) return undefined;
    if (after.item.spelled) return !name.known && country !== undefined ? 4.5 : 3;
    return elsewhere && country === undefined && isBigTown(after.item) ? undefined : 4.5;
  }
  if (at !== all.length - 1 || name.known) return undefined;
  const before = all[at - 1];
  if (before?.part === 'country') return before.item.spelled && at === 1 ? 0.8 : undefined;
  return before?.part === 'region' ? 1.5 : undefined;
}

/** How well items read as a state, a country, or a town known by its name alone; undefined where they do not. */
export function wideScore(all: readonly Taken[], bounds: Bounds, hints: Hints): number | undefined {
  if (all.some(({ item, part }) => part === 'nothing' && item.known && item.whole)) return undefined;
  const [state] = taken(all, 'region');
  const [land] = taken(all, 'country');
  const score = state ? regionScore(state, bounds, hints) : land && countryScore(land);
  const name = nameScore(all, bounds);
  return score === undefined || name === undefined ? undefined : score + name;
}
