import { fold } from '../fold.ts';
import { bestChunk, type Chunk } from './chunks.ts';
import { EVERYDAY } from './filler.ts';
import type { Group, Item } from './items.ts';
import type { Hints } from './taken.ts';

const LONGEST = 6;

/** What leaving an item out costs: nothing for an unknown name, little for a name among other words. */
function leftOut(item: Item): number {
  if (!item.known) return 0;
  if (!item.whole || EVERYDAY.has(fold(item.text))) return 0.1;
  if (item.country !== undefined || item.regions.length > 0) return 2;
  return item.towns.some(({ town }) => town.people > 50) ? 1 : 0.3;
}

type Step = { score: number; chunks: readonly Chunk[] };

/** Divides items into places so that the whole reads best. */
function divide(items: readonly Item[], hints: Hints): Step {
  const steps: Step[] = [{ score: 0, chunks: [] }];
  const read = new Map<string, Chunk | undefined>();
  const chunkAt = (first: number, last: number) => {
    const some = items.slice(first, last + 1);
    const key = some
      .map(({ text, field, whole, apart, aside }) => [text, field, whole, apart, aside].join())
      .join('|');
    if (!read.has(key)) read.set(key, bestChunk(some, hints));
    return read.get(key);
  };
  items.forEach((item, last) => {
    const before = steps[last];
    let best: Step = before ? { ...before, score: before.score - leftOut(item) } : { score: 0, chunks: [] };
    for (let first = last; first >= 0 && first > last - LONGEST; first--) {
      const from = steps[first];
      const chunk = from && chunkAt(first, last);
      if (chunk && from.score + chunk.score > best.score)
        best = { score: from.score + chunk.score, chunks: [...from.chunks, chunk] };
      if (items[first]?.apart) break;
    }
    steps.push(best);
  });
  return steps.at(-1) ?? { score: 0, chunks: [] };
}

/** The places of a group, in the order posted, as they read best. */
export function assemble({ items, joined }: Group, hints: Hints): readonly Chunk[] {
  const apart = divide(items, hints);
  if (items.length === joined.length) return apart.chunks;
  const together = divide(joined, hints);
  return together.score > apart.score ? together.chunks : apart.chunks;
}
