import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import type { Pace } from './pace.ts';
import { attributesOf, type Row } from './row.ts';

/** As many as DynamoDB writes in one call. */
const BATCH = 25;

/** Waits this long before what was throttled is tried again, in milliseconds, and twice as long each further time. */
const FIRST_WAIT = 100;
const TRIES = 10;

/** A row that carries this is being restored: the stream's router routes no change of it. */
const MARK = 'restored';

/** Whether a restore was interrupted before it took the mark from a row. */
export const isMarked = (row: Row): boolean => row[MARK] !== undefined;

/** The table that rows are written to. */
export interface Target {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly pace: Pace;
}

/**
 * Writes rows in place of what is there under their keys, and returns how many. Each is written twice, first with a mark
 * by which the stream's router knows that it is no news, then as it is. The router compares the second with the first
 * and finds nothing changed, so nothing follows from a restored row.
 */
export async function writeRows(target: Target, rows: AsyncIterable<Row>, restored: string): Promise<number> {
  let written = 0;
  const flush = async (batch: readonly Row[]) => {
    await write(
      target,
      batch.map((row) => ({ PutRequest: { Item: { ...row, [MARK]: { S: restored } } } })),
    );
    await write(
      target,
      batch.map((row) => ({ PutRequest: { Item: row } })),
    );
    written += batch.length;
  };
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await flush(batch);
    batch = [];
  }
  if (batch.length > 0) await flush(batch);
  return written;
}

/** Deletes the rows of these keys. */
export async function deleteRows(target: Target, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const some = keys.slice(start, start + BATCH);
    const requests = some.map((key) => ({ DeleteRequest: { Key: attributesOf(key) } }));
    await write(target, requests);
  }
}

async function write({ client, tableName, pace }: Target, requests: readonly WriteRequest[]): Promise<void> {
  let left: WriteRequest[] = [...requests];
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === TRIES) throw new Error(`${tableName} throttles. Run restore again with a lower --rate.`);
    if (attempt > 0) await wait(FIRST_WAIT * 2 ** attempt);
    const { UnprocessedItems, ConsumedCapacity = [] } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: left }, ReturnConsumedCapacity: 'TOTAL' }),
    );
    left = UnprocessedItems?.[tableName] ?? [];
    await pace.spend(ConsumedCapacity.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0));
  }
}
