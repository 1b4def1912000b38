import type { Holding } from '../account-rights/holding.ts';
import { Application } from '../table/application.ts';
import { applicationKey } from '../table/keys.ts';
import { removePartition, rowsOf } from '../table/rows.ts';
import type { Table } from '../table/table.ts';

/** What a person has applied for, with the person's own notes. */
export function applicationsHolding(table: Table): Holding {
  const all = (sub: string) => applicationKey(sub, '').pk;
  return {
    name: 'applications',
    async read(sub) {
      const applications = [];
      for await (const rows of rowsOf(table, all(sub)))
        for (const row of rows) {
          const { pk: _, sk: jobID, ...application } = Application.parse(row);
          applications.push({ jobID, ...application });
        }
      return applications.length > 0 ? applications : undefined;
    },
    erase: (sub) => removePartition(table, all(sub)),
  };
}
