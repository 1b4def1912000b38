import { expect, test } from '@jest/globals';
import { pkOf } from './partition.ts';
import { FULL_RANGE, MAX_PER_RUN, readSlice, splitPartitions } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { pageOf, sizeOf } from './watcher-page.ts';

const partitions = Array.from({ length: 11_662 }, (_, number) => ({
  key: 'engineer',
  place: `city:us:tx:city-${number}`,
}));

/** An index in which every partition has more watchers than anyone reads. */
const endless: Pick<WatcherIndex, 'query'> = {
  query: async (partition, { from }, limit) => {
    const first = Number.parseInt(from.slice(0, 8), 16);
    const rows = Array.from({ length: limit }, (_, number) => ({
      sk: `${(first + number + 1).toString(16).padStart(8, '0')}#ada##Engineer`,
      since: 0,
    }));
    return pageOf(pkOf(partition), rows, true);
  },
};

test('MATCH-01 no run reads many more watchers than its limit, even if all its partitions are popular', async () => {
  const [slice] = splitPartitions(partitions);
  const { found, rest } = await readSlice(endless, partitions, slice ?? FULL_RANGE, MAX_PER_RUN);
  const read = found.reduce((sum, { page }) => sum + sizeOf(page), 0);
  expect(read).toBeGreaterThanOrEqual(MAX_PER_RUN);
  expect(read).toBeLessThan(4 * MAX_PER_RUN);
  expect(Object.keys(rest?.cursors ?? {})).toHaveLength(250);
});
