import { type Place, placeOf } from '../place.ts';
import type { Item } from './items.ts';
import {
  boundsOf,
  goOn,
  type Hints,
  inOrder,
  isState,
  type Part,
  type Reading,
  type Taken,
  taken,
} from './taken.ts';
import { townScore } from './town-score.ts';
import { wideScore } from './wide-score.ts';

/**
 * Some neighbouring items read as one place, and how good a reading that is: higher is better.
 * `bare`: it names no town. `apart`: it was posted as a place of its own. `aside`: it stands in brackets.
 */
export type Chunk = { place: Place; score: number; bare: boolean; apart: boolean; aside: boolean };

/** Saying a country or a region twice ('MX - Mexico City, Mexico') fits one place better than two. */
const AGAIN = 1.2;

/** A division the gazetteer does not know, between the town and its country: 'Cambridge, Cambridgeshire, UK'. */
function unknownDivision(all: readonly Taken[]): string | undefined {
  const between = all.findIndex(({ part }) => part === 'nothing');
  if (all[between - 1]?.part !== 'town' || all[between + 1]?.part !== 'country') return undefined;
  return all[between]?.item.field || undefined;
}

/** A second name for the town in a place of its own, which may be that of its county: 'Milan, Milano, Italy'. */
function secondName(all: readonly Taken[], country: string): string | undefined {
  const [, second] = taken(all, 'town');
  if (!second || taken(all, 'country').length === 0 || taken(all, 'region').length > 0) return undefined;
  return second.regions.some((region) => region.country === country) ? undefined : second.text;
}

function chunkOf(all: readonly Taken[], hints: Hints): Chunk | undefined {
  const bounds = inOrder(all) && boundsOf(all);
  const [first] = all;
  if (!bounds || !first) return undefined;
  const { country, regions } = bounds;
  const twice = Math.max(0, taken(all, 'country').length - 1) + Math.max(0, taken(all, 'region').length - 1);
  const position = { apart: first.item.apart, aside: first.item.aside };
  const [name] = taken(all, 'name');
  if (taken(all, 'town').length > 0) {
    const found = name ? undefined : townScore(all, bounds, hints);
    if (!found) return undefined;
    const posted = unknownDivision(all) ?? secondName(all, found.town.country);
    const place = placeOf({ town: found.town, posted });
    return { place, score: found.score + twice * AGAIN, bare: false, ...position };
  }
  const score = country === undefined && !regions ? undefined : wideScore(all, bounds, hints);
  if (score === undefined) return undefined;
  const region = regions?.find(isState) ?? regions?.[0];
  const place = placeOf({ name: name?.field, region, country });
  return { place, score: score + twice * AGAIN, bare: !name, ...position };
}

function partsOf(item: Item): Part[] {
  const parts: Part[] = [];
  if (item.towns.length > 0) parts.push('town');
  if (item.regions.length > 0) parts.push('region');
  if (item.country !== undefined) parts.push('country');
  if (item.field !== '') parts.push('name');
  if (!(item.whole && item.country !== undefined)) parts.push('nothing');
  return parts;
}

/** The best reading of neighbouring items as one place; undefined where they name none together. */
export function bestChunk(items: readonly Item[], hints: Hints): Chunk | undefined {
  let best: Chunk | undefined;
  const take = (reading: Reading): void => {
    const { all } = reading;
    const item = items[all.length];
    if (item) {
      for (const part of partsOf(item)) {
        const more = goOn(reading, { item, part });
        if (more) take(more);
      }
      return;
    }
    if (all.every(({ part }) => part === 'nothing')) return;
    const chunk = chunkOf(all, hints);
    if (chunk && (!best || chunk.score > best.score)) best = chunk;
  };
  take({ all: [], letters: '', leftOut: 0, names: 0 });
  return best;
}
