import { setTimeout as delay } from 'node:timers/promises';
import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import type { RateLimiter } from './rate-limiter.ts';
import { parseKey, type Row } from './row.ts';

/** DynamoDB's limit per call. */
const BATCH_SIZE = 25;

/** The delay before the first retry of throttled writes. It doubles with each retry. */
const FIRST_RETRY_MS = 100;
const MAX_ATTEMPTS = 10;

/** The stream's router ignores changes of rows with this attribute. */
const RESTORE_MARK = 'restored';

/** Whether an interrupted restore left its mark on the row. */
export const isMarked = (row: Row): boolean => row[RESTORE_MARK] !== undefined;

export interface TableAccess {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly limiter: RateLimiter;
}

/**
 * Writes rows, replacing those with the same keys, and returns how many. Writes each row twice: first with a
 * mark, so that the stream's router ignores it, then without it. The router finds no difference between the
 * two, so restored rows trigger nothing.
 */
export async function writeRows(
  target: TableAccess,
  rows: AsyncIterable<Row>,
  restoredAt: string,
): Promise<number> {
  let written = 0;
  const flush = async (batch: readonly Row[]) => {
    await writeBatch(
      target,
      batch.map((row) => ({ PutRequest: { Item: { ...row, [RESTORE_MARK]: { S: restoredAt } } } })),
    );
    await writeBatch(
      target,
      batch.map((row) => ({ PutRequest: { Item: row } })),
    );
    written += batch.length;
  };
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    await flush(batch);
    batch = [];
  }
  if (batch.length > 0) await flush(batch);
  return written;
}

export async function deleteRows(target: TableAccess, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const batch = keys.slice(start, start + BATCH_SIZE);
    const requests = batch.map((key) => ({ DeleteRequest: { Key: parseKey(key) } }));
    await writeBatch(target, requests);
  }
}

async function writeBatch(
  { client, tableName, limiter }: TableAccess,
  requests: readonly WriteRequest[],
): Promise<void> {
  let pending: WriteRequest[] = [...requests];
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt === MAX_ATTEMPTS)
      throw new Error(`${tableName} is throttling writes. Run restore again with a lower --rate.`);
    if (attempt > 0) await delay(FIRST_RETRY_MS * 2 ** attempt);
    const { UnprocessedItems, ConsumedCapacity = [] } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: pending }, ReturnConsumedCapacity: 'TOTAL' }),
    );
    pending = UnprocessedItems?.[tableName] ?? [];
    await limiter.spend(ConsumedCapacity.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0));
  }
}
