import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** How many rows are removed at once. */
const AT_ONCE = 25;

/** All rows of a partition, read consistently, page by page. */
export async function* readPartition(
  { documents, name }: Table,
  pk: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const query = {
    TableName: name,
    KeyConditionExpression: 'pk = :pk',
    ConsistentRead: true,
    ExpressionAttributeValues: { ':pk': pk },
  };
  for await (const { Items = [] } of paginateQuery({ client: documents }, query)) yield Items;
}

/** Removes rows, some of them at once; those that are not there are none to remove. */
export async function deleteRows({ documents, name }: Table, keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    await Promise.all(
      some.map(({ pk, sk }) => documents.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }))),
    );
  }
}

/** Removes all rows of a partition. */
export async function deletePartition(table: Table, pk: string): Promise<void> {
  for await (const rows of readPartition(table, pk)) await deleteRows(table, rows.map(toKey));
}

/** The key of a row as it was read. */
export const toKey = (row: Record<string, unknown>): Key => ({ pk: `${row['pk']}`, sk: `${row['sk']}` });
