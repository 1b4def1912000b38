import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aUser } from '../table/fixtures/user.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { type Partition, pkOf } from './partition.ts';
import { FULL_RANGE } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { sharedIndex } from './watcher-index.ts';
import { sizeOf, type WatcherPage } from './watcher-page.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const people = Array.from({ length: 30 }, (_, n) => ({
  user: aUser({ sub: `person-${n}`, positions: ['Backend Engineer', 'Data Engineer'] }),
  since: 0,
}));
/** All of these people watch the first two. Nobody watches the third. */
const partitions = ['engineer=backend', 'engineer=data', 'engineer'].map((key) => ({
  key,
  place: 'country:us',
}));
const index = memoryIndex(people, NOW);

const subsOf = ({ columns, start, end }: WatcherPage): readonly string[] => columns.subs.slice(start, end);

/** A shared index that records its queries and fails for these partitions. */
function counting(failing: ReadonlySet<Partition> = new Set()) {
  const queried: Partition[] = [];
  const query: WatcherIndex['query'] = async (partition, within, limit) => {
    queried.push(partition);
    if (failing.has(partition)) throw new Error(`${pkOf(partition)} is too busy.`);
    return index.query(partition, within, limit);
  };
  return { queried, shared: sharedIndex({ query }) };
}

describe('the shared index', () => {
  test('MATCH-01 gives each query its own result, reads each range once, and fails only the queries of a failing range', async () => {
    const asks = fc.array(
      fc.record({
        partition: fc.constantFrom(...partitions),
        from: fc.constantFrom('0', '8', 'c'),
        limit: fc.integer({ min: 1, max: 40 }),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(asks, fc.subarray(partitions), async (wanted, busy) => {
        const failing = new Set(busy);
        const { queried, shared } = counting(failing);
        const together = await Promise.allSettled(
          wanted.map(({ partition, from, limit }) => shared.query(partition, { ...FULL_RANGE, from }, limit)),
        );
        for (const [at, { partition, from, limit }] of wanted.entries()) {
          const outcome = together[at];
          expect(outcome?.status).toBe(failing.has(partition) ? 'rejected' : 'fulfilled');
          if (outcome?.status !== 'fulfilled') continue;
          const all = await index.query(partition, { ...FULL_RANGE, from }, people.length + 1);
          expect(subsOf(outcome.value)).toEqual(subsOf(all).slice(0, limit));
          // `more` may be wrong only when it is true.
          if (!outcome.value.more) expect(sizeOf(all)).toBeLessThanOrEqual(limit);
        }
        expect(queried).toHaveLength(
          new Set(wanted.map(({ partition, from }) => `${pkOf(partition)} ${from}`)).size,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('reads again in the next turn', async () => {
    const { queried, shared } = counting();
    const partition = { key: 'engineer', place: 'country:us' };
    await shared.query(partition, FULL_RANGE, 5);
    await shared.query(partition, FULL_RANGE, 5);
    expect(queried).toEqual([partition, partition]);
  });
});
