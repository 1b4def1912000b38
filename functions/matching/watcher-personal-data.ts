import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { staleKey, watchlistKey } from '../table/keys.ts';
import { deleteRows } from '../table/rows.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { isOfCompany } from './dream-companies.ts';
import { syncWatchers } from './sync-watchers.ts';
import { watcherStore } from './watcher-store.ts';

/** What a person watches in the reverse index, and the list by which it is found. */
export function watcherPersonalData(table: Table, now: () => Date): PersonalDataStore {
  const store = watcherStore(table);
  return {
    name: 'matching',
    async read(sub) {
      const { rows } = await store.list(sub);
      const watched = Object.entries(rows).map(([key, content]) => {
        const [type = '', ...words] = content.split(' ');
        const where = key.slice(key.indexOf('|') + 1, key.lastIndexOf(' / '));
        const what = isOfCompany(key) ? { company: words.join(' ') } : { title: words.join(' ') };
        return { ...what, where, jobType: type === '-' ? null : type };
      });
      return { watched };
    },
    async erase(sub) {
      // Without a record nothing is wanted, so every row that the list knows goes, as with any change of a profile.
      const nobody = { ...store, user: async () => undefined };
      await syncWatchers(nobody, sub, now(), () => []);
      await deleteRows(table, [watchlistKey(sub), staleKey(shardOf('stale', sub), sub)]);
    },
  };
}
