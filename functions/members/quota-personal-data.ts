import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { quotaKey } from '../table/keys.ts';
import { deletePartition, readPartition } from '../table/rows.ts';
import type { Table } from '../table/table.ts';

/** A person's daily quotas of the last days. */
export function quotaPersonalData(table: Table): PersonalDataStore {
  const partition = (sub: string) => quotaKey(sub, '', '').pk;
  return {
    name: 'daily limits',
    async read(sub) {
      const used: Record<string, Record<string, number>> = {};
      for await (const rows of readPartition(table, partition(sub)))
        for (const { sk, taken } of rows) {
          const [day = '', what = ''] = `${sk}`.split('#');
          used[day] = { ...used[day], [what]: Number(taken) };
        }
      return { usedPerDay: used };
    },
    erase: (sub) => deletePartition(table, partition(sub)),
  };
}
