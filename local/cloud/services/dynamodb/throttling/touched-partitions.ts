import { type Attributes, callParts, singleCall } from '../item-calls.ts';
import { keyTexts, type PartitionKeyOf, queriedPartitions } from '../leading-keys.ts';

const ROW_OPERATIONS = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * Returns a name for the partition of each part of a call, in the call's order; null for a part whose partition is
 * unknown. Empty for calls that touch no rows, and for scans, which spread over all partitions.
 */
export async function touchedPartitions(
  action: string,
  body: unknown,
  partitionKeyOf: PartitionKeyOf,
): Promise<(string | null)[]> {
  const partitionOf = async (table: string, row: Attributes | undefined) => {
    const key = await partitionKeyOf(table, null);
    const [value] = key && row ? keyTexts(row[key]) : [];
    return value === undefined ? null : `${table} ${value}`;
  };
  const parts = callParts(action, body);
  if (parts)
    return Promise.all(parts.flatMap(({ table, rows }) => rows.map((row) => partitionOf(table, row))));
  if (ROW_OPERATIONS.has(action)) {
    const { TableName = '', Key, Item } = singleCall.parse(body);
    return [await partitionOf(TableName, Key ?? Item)];
  }
  if (action === 'Query') {
    const { TableName = '', IndexName: index } = singleCall.parse(body);
    const [value] = queriedPartitions(body, await partitionKeyOf(TableName, index ?? null));
    return [value === undefined ? null : `${TableName}${index ? `/${index}` : ''} ${value}`];
  }
  return [];
}
