import { pkOf } from './partition.ts';
import type { WatcherIndex } from './watcher-index.ts';
import { sizeOf } from './watcher-page.ts';

/**
 * How many watchers a worker reads from one partition in a second. All workers may read the same one, as when
 * a job is in many places of a country, and it serves 3,000 read units a second (docs/access-patterns.md).
 */
export const MAX_WATCHERS_PER_SECOND = 4_000;

/**
 * Wraps an index so that one worker reads a partition no faster than `MAX_WATCHERS_PER_SECOND`: the next
 * query of it waits. Queries of other partitions don't.
 */
export function pacedIndex<Index extends Pick<WatcherIndex, 'query'>>(
  index: Index,
  wait: (milliseconds: number) => Promise<unknown>,
): Index {
  const turns = new Map<string, Promise<void>>();
  return {
    ...index,
    query(partition, within, limit) {
      const pk = pkOf(partition);
      const page = (turns.get(pk) ?? Promise.resolve()).then(() => index.query(partition, within, limit));
      const turn = page
        .then(
          (read) => wait((sizeOf(read) * 1000) / MAX_WATCHERS_PER_SECOND),
          () => undefined,
        )
        .then(() => {
          if (turns.get(pk) === turn) turns.delete(pk);
        });
      turns.set(pk, turn);
      return page;
    },
  };
}
