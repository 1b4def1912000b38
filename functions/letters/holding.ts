import type { Holding } from '../account-rights/holding.ts';
import { letterKey } from '../table/keys.ts';
import { removePartition, rowsOf } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import { LetterRow } from './letter.ts';
import { showLetter } from './show-letter.ts';

/** A person's letters, as they are shown; one that is being written is written no further once it is gone. */
export function lettersHolding(table: Table): Holding {
  const pkOf = (sub: string) => letterKey(sub, '').pk;
  return {
    name: 'letters',
    async read(sub) {
      const letters = [];
      for await (const rows of rowsOf(table, pkOf(sub)))
        letters.push(...rows.map((row) => showLetter(LetterRow.parse(row))));
      return letters.length === 0 ? undefined : letters;
    },
    erase: (sub) => removePartition(table, pkOf(sub)),
  };
}
