import { fold } from '@daybreak/contract/fold.ts';
import { bestCandidate, type PlaceCandidate } from './best-candidate.ts';
import type { Hints } from './classified-items.ts';
import type { Item, ItemGroup } from './group-items.ts';
import { EVERYDAY_WORDS } from './location-words.ts';

const MAX_ITEMS = 6;

/** Skipping an unknown name is free; skipping a name among other words is cheap. */
function skipCost(item: Item): number {
  if (!item.isKnown) return 0;
  if (!item.isWhole || EVERYDAY_WORDS.has(fold(item.text))) return 0.1;
  if (item.country !== undefined || item.regions.length > 0) return 2;
  return item.towns.some(({ town }) => town.people > 50) ? 1 : 0.3;
}

type Step = { score: number; candidates: readonly PlaceCandidate[] };

/** Finds the segmentation of items into places with the highest total score, by dynamic programming. */
function segmentItems(items: readonly Item[], hints: Hints): Step {
  const steps: Step[] = [{ score: 0, candidates: [] }];
  const cache = new Map<string, PlaceCandidate | undefined>();
  const candidateAt = (first: number, last: number) => {
    const slice = items.slice(first, last + 1);
    const key = slice
      .map(({ text, field, isWhole, isSeparate, isInBrackets }) =>
        [text, field, isWhole, isSeparate, isInBrackets].join(),
      )
      .join('|');
    if (!cache.has(key)) cache.set(key, bestCandidate(slice, hints));
    return cache.get(key);
  };
  items.forEach((item, last) => {
    const before = steps[last];
    let best: Step = before
      ? { ...before, score: before.score - skipCost(item) }
      : { score: 0, candidates: [] };
    for (let first = last; first >= 0 && first > last - MAX_ITEMS; first--) {
      const from = steps[first];
      const candidate = from && candidateAt(first, last);
      if (candidate && from.score + candidate.score > best.score)
        best = { score: from.score + candidate.score, candidates: [...from.candidates, candidate] };
      if (items[first]?.isSeparate) break;
    }
    steps.push(best);
  });
  return steps.at(-1) ?? { score: 0, candidates: [] };
}

/** Returns the places of a group in the order posted. */
export function findPlaces({ items, joined }: ItemGroup, hints: Hints): readonly PlaceCandidate[] {
  const single = segmentItems(items, hints);
  if (items.length === joined.length) return single.candidates;
  const joinedResult = segmentItems(joined, hints);
  return joinedResult.score > single.score ? joinedResult.candidates : single.candidates;
}
