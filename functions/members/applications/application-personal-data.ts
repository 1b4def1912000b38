import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { Application } from '../../table/application.ts';
import { applicationKey } from '../../table/keys.ts';
import { deletePartition, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';

/** A person's applications and notes. */
export function applicationPersonalData(table: Table): PersonalDataStore {
  const partition = (sub: string) => applicationKey(sub, '').pk;
  async function* readApplications(sub: string) {
    for await (const rows of readPartition(table, partition(sub)))
      for (const row of rows) {
        const { pk: _, sk: jobID, ...application } = Application.parse(row);
        yield { jobID, ...application };
      }
  }
  return {
    name: 'applications',
    read: async (sub) => readApplications(sub),
    erase: (sub) => deletePartition(table, partition(sub)),
  };
}
