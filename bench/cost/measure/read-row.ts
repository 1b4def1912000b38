import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/table/keys.ts';
import type { Table } from '../../../functions/table/table.ts';

/** Returns a row. Throws if it does not exist. */
export async function readRow({ documents, name }: Table, key: Key): Promise<object> {
  const { Item } = await documents.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  if (!Item) throw new Error(`The row ${key.pk} does not exist.`);
  return Item;
}
