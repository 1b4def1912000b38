import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** DynamoDB's limit per call. */
const MAX_BATCH_SIZE = 100;

const MAX_ATTEMPTS = 6;

/**
 * Reads the rows that exist for these keys, in no particular order. Retries rows that DynamoDB leaves unread when it is
 * busy, and throws if some stay unread after 6 attempts.
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
    for (let attempt = 0; Keys.length > 0; attempt += 1) {
      if (attempt === MAX_ATTEMPTS)
        throw new Error(`DynamoDB left ${Keys.length} rows unread after ${MAX_ATTEMPTS} attempts.`);
      if (attempt > 0) await wait(25 * 2 ** attempt * Math.random());
      const { Responses, UnprocessedKeys } = await documents.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: consistent } } }),
      );
      rows.push(...(Responses?.[name] ?? []));
      Keys = UnprocessedKeys?.[name]?.Keys ?? [];
    }
  }
  return rows;
}
