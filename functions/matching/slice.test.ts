import { expect, test } from '@jest/globals';
import { FULL_RANGE, MAX_PER_RUN, readSlice, splitPartitions } from './slice.ts';
import { readWatcher } from './watcher.ts';
import type { WatcherIndex } from './watcher-index.ts';

const partitions = Array.from({ length: 11_662 }, (_, number) => ({
  pk: `WATCHER#engineer|city:us:tx:city-${number}`,
  place: `city:us:tx:city-${number}`,
}));

/** An index in which every partition has more watchers than anyone reads. */
const endless: Pick<WatcherIndex, 'query'> = {
  query: async (pk, { from }, limit) => ({
    watchers: Array.from({ length: limit }, (_, number) =>
      readWatcher({ pk, sk: `${from}${String(number).padStart(5, '0')}#ada##Engineer`, since: 0 }),
    ),
    more: true,
  }),
};

test('MATCH-01 no run reads many more watchers than its limit, even if all its partitions are popular', async () => {
  const [slice] = splitPartitions(partitions);
  const { candidates, rest } = await readSlice(endless, partitions, slice ?? FULL_RANGE, MAX_PER_RUN);
  expect(candidates.length).toBeGreaterThanOrEqual(MAX_PER_RUN);
  expect(candidates.length).toBeLessThan(4 * MAX_PER_RUN);
  expect(Object.keys(rest?.cursors ?? {})).toHaveLength(250);
});
