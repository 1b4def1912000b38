import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { MAX_WATCHERS_PER_SECOND, pacedIndex } from './paced-index.ts';
import { FULL_RANGE } from './slice.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { sizeOf } from './watcher-page.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const people = Array.from({ length: 40 }, (_, n) => ({
  user: aUser({ sub: `person-${n}`, positions: ['Baker'] }),
  since: 0,
}));
const bakers = { key: 'baker', place: 'country:us' };
const others = { key: 'other', place: 'country:us' };

/** An index whose clock stands still until a wait ends, and what happened in order. */
function given(index: Pick<WatcherIndex, 'query'>) {
  const events: string[] = [];
  const waits: (() => void)[] = [];
  const paced = pacedIndex(
    {
      query(...args) {
        events.push(`read ${args[0] === bakers ? 'bakers' : 'others'}`);
        return index.query(...args);
      },
    },
    (milliseconds) =>
      new Promise<void>((resolve) => {
        events.push(`wait ${milliseconds}`);
        waits.push(resolve);
      }),
  );
  return { paced, events, endWait: () => waits.shift()?.() };
}

describe('a paced index', () => {
  test('reads a partition again only after the time that the watchers it read may take, and others at once', async () => {
    const { paced, events, endWait } = given(memoryIndex(people, NOW));
    const pause = `wait ${(40 * 1000) / MAX_WATCHERS_PER_SECOND}`;
    expect(sizeOf(await paced.query(bakers, FULL_RANGE, 100))).toBe(40);
    const second = paced.query(bakers, FULL_RANGE, 100);
    await paced.query(others, FULL_RANGE, 100);
    expect(events).toEqual(['read bakers', pause, 'read others', 'wait 0']);
    endWait();
    expect(sizeOf(await second)).toBe(40);
    expect(events.slice(4)).toEqual(['read bakers', pause]);
  });

  test('passes an error on, and reads again at once', async () => {
    const errors = [new Error('Throttled.')];
    const working = memoryIndex(people, NOW);
    const { paced, events } = given({
      async query(...args) {
        const error = errors.shift();
        if (error) throw error;
        return working.query(...args);
      },
    });
    await expect(paced.query(bakers, FULL_RANGE, 1)).rejects.toThrow('Throttled.');
    expect(sizeOf(await paced.query(bakers, FULL_RANGE, 1))).toBe(1);
    expect(events.slice(0, 2)).toEqual(['read bakers', 'read bakers']);
  });
});
