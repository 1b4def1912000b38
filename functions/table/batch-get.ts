import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most rows DynamoDB reads in one batch. */
const MAX_BATCH_SIZE = 100;

/** What DynamoDB leaves unread is asked for again so often, each time after a longer wait. */
const MAX_ATTEMPTS = 6;

/**
 * The rows of these keys that exist, in no order. DynamoDB may leave rows of a batch unread when it is busy: a row is
 * only absent here if there is none. Throws when some stay unread.
 */
export async function batchGet(
  { documents, name }: Table,
  keys: readonly Key[],
  { consistent }: { readonly consistent: boolean },
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let start = 0; start < keys.length; start += MAX_BATCH_SIZE) {
    let Keys: Record<string, unknown>[] = keys
      .slice(start, start + MAX_BATCH_SIZE)
      .map((key) => ({ ...key }));
    for (let turn = 0; Keys.length > 0; turn += 1) {
      if (turn === MAX_ATTEMPTS) throw new Error(`DynamoDB left ${Keys.length} rows unread: it is too busy.`);
      if (turn > 0) await wait(25 * 2 ** turn * Math.random());
      const { Responses, UnprocessedKeys } = await documents.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: consistent } } }),
      );
      rows.push(...(Responses?.[name] ?? []));
      Keys = UnprocessedKeys?.[name]?.Keys ?? [];
    }
  }
  return rows;
}
