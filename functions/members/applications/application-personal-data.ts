import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { Application } from '../../table/application.ts';
import { applicationKey } from '../../table/keys.ts';
import { deletePartition, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';

/** What a person has applied for, with the person's own notes. */
export function applicationPersonalData(table: Table): PersonalDataStore {
  const all = (sub: string) => applicationKey(sub, '').pk;
  async function* applicationsOf(sub: string) {
    for await (const rows of readPartition(table, all(sub)))
      for (const row of rows) {
        const { pk: _, sk: jobID, ...application } = Application.parse(row);
        yield { jobID, ...application };
      }
  }
  return {
    name: 'applications',
    read: async (sub) => applicationsOf(sub),
    erase: (sub) => deletePartition(table, all(sub)),
  };
}
