import type { WatcherIndex } from '../../matching/watcher-index.ts';
import { wantedWatchers } from '../../matching/watchers.ts';
import type { User } from '../../table/user.ts';
import type { Watcher } from '../../table/watcher.ts';

/** The reverse index as if there were nobody but this person, who has watched ever since. */
export function ownWatchers(user: User, now: Date): WatcherIndex {
  const partitions = new Map<string, Watcher[]>();
  for (const row of wantedWatchers(user, now))
    partitions.set(row.pk, [...(partitions.get(row.pk) ?? []), { ...row, since: 0 }]);
  return { query: async (pk) => ({ watchers: partitions.get(pk) ?? [], more: false }) };
}
