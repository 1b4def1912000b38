import { z } from 'zod';
import { itemSize } from './item-size.ts';

/** The items of a write transaction, so far as its cost follows from them. */
export const transactItems = z.array(
  z.record(
    z.string(),
    z.object({ TableName: z.string(), Item: z.record(z.string(), z.unknown()).optional() }),
  ),
);

/** What writing an item of so many bytes consumes outside a transaction. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024));

/**
 * The write units that a transaction consumes of one table, as AWS counts: twice the size of each item in whole KB.
 * DynamoDB Local cannot be believed here: it reports four times the sum of the *distinct* sizes (two items of 1 KB: 4,
 * of 3 and 1 KB: 16). What is put is known from the request; for what is updated, deleted or checked its report leaves
 * an upper bound, which is exact when every item is below 1 KB or only one size is unknown.
 */
export function transactionUnits(
  items: z.infer<typeof transactItems>,
  table: string,
  reported: number,
): number {
  const actions = items.flatMap((item) => Object.values(item)).filter(({ TableName }) => TableName === table);
  const known = actions.flatMap(({ Item }) => (Item ? [writeUnits(itemSize(Item))] : []));
  const unknown = actions.length - known.length;
  const distinct = [...new Set(known)].reduce((sum, one) => sum + one, 0);
  const rest = Math.ceil(Math.max(reported / 4 - distinct, 0));
  const bound = rest > 0 ? rest : Math.max(1, ...known);
  const total = known.reduce((sum, one) => sum + one, 0) + (unknown > 0 ? unknown * bound : rest);
  return 2 * total;
}
