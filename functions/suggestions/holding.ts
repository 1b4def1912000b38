import type { Holding } from '../account-rights/holding.ts';
import { quotaKey } from '../table/keys.ts';
import { removePartition, rowsOf } from '../table/rows.ts';
import type { Table } from '../table/table.ts';

/** How often a person has asked for suggestions in the last two days; the suggestions themselves are the account's. */
export function suggestionsHolding(table: Table): Holding {
  const quotas = (sub: string) => quotaKey(sub, '', '').pk;
  return {
    name: 'suggestions',
    async read(sub) {
      const asked: Record<string, number> = {};
      for await (const rows of rowsOf(table, quotas(sub)))
        for (const { sk, taken } of rows) asked[`${sk}`.split('#')[0] ?? ''] = Number(taken);
      return { askedPerDay: asked };
    },
    erase: (sub) => removePartition(table, quotas(sub)),
  };
}
