import { readWatcher, type Watcher, watcherSk } from '../../../functions/matching/watcher.ts';
import type { WatcherIndex } from '../../../functions/matching/watcher-index.ts';
import { watcherPk } from '../../../functions/table/keys.ts';
import { savedTitleKeys } from '../../../functions/titles/keys.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { itemBytes, readUnits } from '../../measure/item-bytes.ts';
import type { Population } from '../create-population.ts';

/** Builds the reverse index as a map of sorted arrays. Its rows are those of the table. */
export function createMemoryIndex(population: Population): WatcherIndex {
  const partitions = new Map<string, Watcher[]>();
  const keysOf = new Map<string, readonly string[]>();
  for (const [at, person] of population.people.entries()) {
    for (const title of population.titlesOf(at)) {
      const keys = keysOf.get(title) ?? savedTitleKeys(parseTitle(title));
      keysOf.set(title, keys);
      for (const key of keys) {
        for (const { key: placeKey, place } of population.filingKeysOf(at)) {
          const pk = watcherPk(key, placeKey);
          const rows = partitions.get(pk) ?? [];
          rows.push(readWatcher({ pk: rows[0]?.pk ?? pk, sk: watcherSk(person, title, place), since: 0 }));
          partitions.set(pk, rows);
        }
      }
    }
  }
  return {
    followersOf: async () => new Set<string>(),
    async query(pk, { from, to }, limit) {
      const rows = partitions.get(pk) ?? [];
      const start = positionOf(from, rows);
      const end = Math.min(positionOf(to, rows), start + limit);
      return { watchers: rows.slice(start, end), more: end < rows.length && end === start + limit };
    },
  };
}

/** Returns the position of the first row whose sort key is at least `sk`. */
function positionOf(sk: string, rows: readonly Watcher[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.sk ?? '') < sk) low = middle + 1;
    else high = middle;
  }
  return low;
}

const rowOf = ({ pk, sk, since }: Watcher) => ({ pk, sk, since });

/** Wraps an index to count the read units of its queries, which it adds to `total.readUnits`. */
export const countReadUnits = (index: WatcherIndex, total: { readUnits: number }): WatcherIndex => ({
  ...index,
  async query(...args) {
    const page = await index.query(...args);
    total.readUnits += readUnits(
      page.watchers.reduce((bytes, watcher) => bytes + itemBytes(rowOf(watcher)), 0),
    );
    return page;
  },
});
