import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aUser } from '../table/fixtures/user.ts';
import type { WatcherIndex } from './candidates.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { sharedIndex } from './shared-index.ts';
import { FULL_RANGE } from './slice.ts';
import { wantedWatchers } from './watchers.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const people = Array.from({ length: 30 }, (_, n) => ({ user: aUser({ sub: `person-${n}` }), since: 0 }));
const partitions = [...new Set(people.flatMap(({ user }) => wantedWatchers(user, NOW)).map(({ pk }) => pk))];
const index = memoryIndex(people, NOW);

/** The index with what was asked of it; it fails for partitions of these. */
function counting(failing: ReadonlySet<string> = new Set()) {
  const asked: string[] = [];
  const query: WatcherIndex['query'] = async (pk, within, limit) => {
    asked.push(pk);
    if (failing.has(pk)) throw new Error(`${pk} is too busy.`);
    return index.query(pk, within, limit);
  };
  return { asked, shared: sharedIndex({ query }) };
}

describe('what is read of the index in one turn', () => {
  test('MATCH-01 is what each would have read alone, each part once; what fails fails by itself', async () => {
    const asks = fc.array(
      fc.record({
        pk: fc.constantFrom(...partitions, 'WATCHER#nobody|nowhere'),
        from: fc.constantFrom('0', '8', 'c'),
        limit: fc.integer({ min: 1, max: 40 }),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(asks, fc.subarray(partitions), async (wanted, busy) => {
        const failing = new Set(busy);
        const { asked, shared } = counting(failing);
        const together = await Promise.allSettled(
          wanted.map(({ pk, from, limit }) => shared.query(pk, { ...FULL_RANGE, from }, limit)),
        );
        for (const [at, { pk, from, limit }] of wanted.entries()) {
          const outcome = together[at];
          expect(outcome?.status).toBe(failing.has(pk) ? 'rejected' : 'fulfilled');
          if (outcome?.status !== 'fulfilled') continue;
          const { watchers: all } = await index.query(pk, { ...FULL_RANGE, from }, people.length + 1);
          expect(outcome.value.watchers).toEqual(all.slice(0, limit));
          // It may say that there are others where there are none, never the opposite.
          if (!outcome.value.more) expect(all.length).toBeLessThanOrEqual(limit);
        }
        expect(asked).toHaveLength(new Set(wanted.map(({ pk, from }) => `${pk} ${from}`)).size);
      }),
      { numRuns: 200 },
    );
  });

  test('is read anew in the next turn', async () => {
    const { asked, shared } = counting();
    const [pk = ''] = partitions;
    await shared.query(pk, FULL_RANGE, 5);
    await shared.query(pk, FULL_RANGE, 5);
    expect(asked).toEqual([pk, pk]);
  });
});
