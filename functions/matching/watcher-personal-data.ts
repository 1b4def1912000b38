import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { staleKey, watchlistKey } from '../table/keys.ts';
import { deleteRows } from '../table/rows.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { keyOf, syncWatchers } from './sync-watchers.ts';
import { readWanted } from './watcher.ts';
import { watcherStore } from './watcher-store.ts';

/** A person's watchers and their list, for export and erasure. */
export function watcherPersonalData(table: Table, now: () => Date): PersonalDataStore {
  const store = watcherStore(table);
  return {
    name: 'matching',
    async read(sub) {
      const { rows } = await store.list(sub);
      // A wide row repeats a place that has its own row.
      const own = Object.keys(rows).filter((key) => !key.includes('|in:'));
      const watched = own.map((key) => {
        const { title, company } = readWanted(keyOf(key));
        const where = key.slice(key.indexOf('|') + 1, key.indexOf(' / '));
        return company === undefined ? { title, where } : { company, where };
      });
      return { watched };
    },
    async erase(sub) {
      // Without a profile no watcher is wanted, so the sync removes every row on the list.
      const withoutProfile = { ...store, user: async () => undefined };
      await syncWatchers(withoutProfile, sub, now());
      await deleteRows(table, [watchlistKey(sub), staleKey(shardOf('stale', sub), sub)]);
    },
  };
}
