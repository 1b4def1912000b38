import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { letterKey } from '../../table/keys.ts';
import { deletePartition, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { toCoverLetter } from './cover-letter.ts';
import { LetterRow } from './letter.ts';

/** A person's letters. Erasing one in progress also stops its generation. */
export function letterPersonalData(table: Table): PersonalDataStore {
  const pkOf = (sub: string) => letterKey(sub, '').pk;
  async function* lettersOf(sub: string) {
    for await (const rows of readPartition(table, pkOf(sub)))
      for (const row of rows) yield toCoverLetter(LetterRow.parse(row));
  }
  return {
    name: 'letters',
    read: async (sub) => lettersOf(sub),
    erase: (sub) => deletePartition(table, pkOf(sub)),
  };
}
