import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import pLimit from 'p-limit';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** At about 5 ms each, one partition gets at most 800 of the 1,000 write units that it serves in a second. */
const MAX_CONCURRENT_DELETES = 4;

/** Reads all rows of a partition, page by page, with consistent reads. */
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

/** Deletes rows. A row that doesn't exist is not an error. */
export async function deleteRows({ documents, name }: Table, keys: readonly Key[]): Promise<void> {
  await pLimit(MAX_CONCURRENT_DELETES).map(keys, ({ pk, sk }) =>
    documents.send(new DeleteCommand({ TableName: name, Key: { pk, sk } })),
  );
}

export async function deletePartition(table: Table, pk: string): Promise<void> {
  for await (const rows of readPartition(table, pk)) await deleteRows(table, rows.map(toKey));
}

export const toKey = (row: Record<string, unknown>): Key => ({ pk: `${row['pk']}`, sk: `${row['sk']}` });
