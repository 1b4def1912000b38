import { z } from 'zod';
import { insertionsOf } from '../insertions.ts';
import { type PartitionKeyOf, queriedPartition, textOf } from '../leading-keys.ts';

const attributes = z.record(z.string(), z.unknown());
const single = z.object({
  TableName: z.string(),
  IndexName: z.string().optional(),
  Key: attributes.optional(),
  Item: attributes.optional(),
});
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), single)) });
const reads = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(attributes) })),
});
const writes = z.looseObject({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: attributes }).optional(),
        DeleteRequest: z.object({ Key: attributes }).optional(),
      }),
    ),
  ),
});

const SINGLE = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * The partitions that a call touches, in the order of its parts: table and partition key's value; null where a part
 * has none that is known. Empty for calls that touch no rows, and for scans, which are spread over all partitions.
 */
export async function touchedPartitions(
  action: string,
  body: unknown,
  partitionKeyOf: PartitionKeyOf,
): Promise<(string | null)[]> {
  const partition = async (table: string, row: Record<string, unknown> | undefined) => {
    const key = await partitionKeyOf(table, null);
    const [value] = key && row ? textOf(row[key]) : [];
    return value === undefined ? null : `${table} ${value}`;
  };
  if (SINGLE.has(action)) {
    const { TableName, Key, Item } = single.parse(body);
    return [await partition(TableName, Key ?? Item)];
  }
  if (action === 'Query') {
    const { TableName, IndexName: index } = single.parse(body);
    const [value] = queriedPartition(body, await partitionKeyOf(TableName, index ?? null));
    return [value === undefined ? null : `${TableName}${index ? `/${index}` : ''} ${value}`];
  }
  if (action === 'TransactWriteItems' || action === 'TransactGetItems') {
    const parts = transaction.parse(body).TransactItems.flatMap((item) => Object.values(item));
    return Promise.all(parts.map(({ TableName, Key, Item }) => partition(TableName, Key ?? Item)));
  }
  if (action === 'BatchGetItem') {
    const tables = Object.entries(reads.parse(body).RequestItems);
    return Promise.all(tables.flatMap(([table, { Keys }]) => Keys.map((key) => partition(table, key))));
  }
  if (action === 'BatchWriteItem') {
    const tables = Object.entries(writes.parse(body).RequestItems);
    return Promise.all(
      tables.flatMap(([table, requests]) =>
        requests.map((one) => partition(table, one.PutRequest?.Item ?? one.DeleteRequest?.Key)),
      ),
    );
  }
  if (action === 'BatchExecuteStatement')
    return Promise.all(insertionsOf(body).map(({ table, item }) => partition(table, item)));
  return [];
}
