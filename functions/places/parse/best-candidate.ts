import { type Place, toPlace } from '../place.ts';
import {
  agreedBounds,
  type ClassifiedItem,
  extendReading,
  type Hints,
  type ItemKind,
  isInAddressOrder,
  isState,
  itemsOfKind,
  type Reading,
  repeatsState,
} from './classified-items.ts';
import type { Item } from './group-items.ts';
import { scoreTown } from './score-town.ts';
import { scoreWithoutTown } from './score-without-town.ts';

/** Adjacent items read as one place. A higher score is better. `isBare`: it names no town. */
export type PlaceCandidate = {
  place: Place;
  score: number;
  isBare: boolean;
  isSeparate: boolean;
  isInBrackets: boolean;
};

/** A repeated country or region ('MX - Mexico City, Mexico') suggests one place instead of two. */
const REPEATED = 1.6;
const REPEATED_STATE = 4;

/** A region that is not in the gazetteer, between a town and its country: 'Cambridge, Cambridgeshire, UK'. */
function unknownDivision(all: readonly ClassifiedItem[]): string | undefined {
  const between = all.findIndex(({ kind }) => kind === 'nothing');
  if (all[between - 1]?.kind !== 'town' || all[between + 1]?.kind !== 'country') return undefined;
  return all[between]?.item.field || undefined;
}

/** A second name of a town, which may be that of its county: 'Milan, Milano, Italy'. */
function secondName(all: readonly ClassifiedItem[], country: string): string | undefined {
  const [, second] = itemsOfKind(all, 'town');
  if (!second || itemsOfKind(all, 'country').length === 0 || itemsOfKind(all, 'region').length > 0)
    return undefined;
  return second.regions.some((region) => region.country === country) ? undefined : second.text;
}

function scoreCandidate(all: readonly ClassifiedItem[], hints: Hints): PlaceCandidate | undefined {
  const bounds = isInAddressOrder(all) && agreedBounds(all);
  const [first] = all;
  if (!bounds || !first) return undefined;
  const { country, regions } = bounds;
  const repetitions =
    Math.max(0, itemsOfKind(all, 'country').length - 1) + Math.max(0, itemsOfKind(all, 'region').length - 1);
  const [name] = itemsOfKind(all, 'name');
  const position = {
    isSeparate: first.item.isSeparate,
    isInBrackets: (itemsOfKind(all, 'town')[0] ?? name ?? first.item).isInBrackets,
  };
  if (itemsOfKind(all, 'town').length > 0) {
    const found = name ? undefined : scoreTown(all, bounds, hints);
    if (!found) return undefined;
    const posted = unknownDivision(all) ?? secondName(all, found.town.country);
    const place = toPlace({ town: found.town, posted });
    const repeated = repetitions * REPEATED + (repeatsState(all) ? REPEATED_STATE : 0);
    return { place, score: found.score + repeated, isBare: false, ...position };
  }
  const score = country === undefined && !regions ? undefined : scoreWithoutTown(all, bounds, hints);
  if (score === undefined) return undefined;
  const region = regions?.find(isState) ?? regions?.[0];
  const place = toPlace({ name: name?.field, region, country });
  return { place, score: score + repetitions * REPEATED, isBare: !name, ...position };
}

function possibleKinds(item: Item): ItemKind[] {
  const kinds: ItemKind[] = [];
  if (item.towns.length > 0) kinds.push('town');
  if (item.regions.length > 0) kinds.push('region');
  if (item.country !== undefined) kinds.push('country');
  if (item.field !== '') kinds.push('name');
  if (!(item.isWhole && item.country !== undefined)) kinds.push('nothing');
  return kinds;
}

/** Returns the best way to read all items as one place, or undefined if they name none together. */
export function bestCandidate(items: readonly Item[], hints: Hints): PlaceCandidate | undefined {
  let best: PlaceCandidate | undefined;
  const explore = (reading: Reading): void => {
    const { all } = reading;
    const item = items[all.length];
    if (item) {
      for (const kind of possibleKinds(item)) {
        const more = extendReading(reading, { item, kind });
        if (more) explore(more);
      }
      return;
    }
    if (all.every(({ kind }) => kind === 'nothing')) return;
    const candidate = scoreCandidate(all, hints);
    if (candidate && (!best || candidate.score > best.score)) best = candidate;
  };
  explore({ all: [], letters: '', skipped: 0, names: 0 });
  return best;
}
