import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../../functions/table/keys.ts';
import type { Table } from '../../../../functions/table/table.ts';

/** Returns a row. Throws if there is none. */
export async function readRow({ documents, name }: Table, key: Key): Promise<object> {
  const { Item } = await documents.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  if (!Item) throw new Error(`There is no row ${key.pk}.`);
  return Item;
}
