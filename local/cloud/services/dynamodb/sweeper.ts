import { setInterval } from 'node:timers/promises';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import type { ExpiringTable } from './admin.ts';
import type { ExpiredKeys } from './expired-keys.ts';

/** Items of a page: without a limit DynamoDB Local goes through the whole table for each, and serves nobody meanwhile. */
const PAGE = 500;

/** Where a sweep of a table stands; undefined: at its beginning. */
export type SweepCursor = Record<string, AttributeValue> | undefined;

/**
 * Deletes the expired items of one page of a table and tells where the next page begins: DynamoDB Local's own time to
 * live gives up on tables of more than some hundred items. `now` is in seconds since 1970, as the attribute is.
 */
export async function sweepPage(
  client: DynamoDBClient,
  { tableName, attribute }: ExpiringTable,
  now: number,
  cursor: SweepCursor,
  expired: ExpiredKeys,
): Promise<SweepCursor> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  const keys = (Table?.KeySchema ?? []).flatMap(({ AttributeName: name }) => (name ? [name] : []));
  const names = Object.fromEntries(keys.map((name, position) => [`#k${position}`, name]));
  const page = await client.send(
    new ScanCommand({
      TableName: tableName,
      Limit: PAGE,
      FilterExpression: '#ttl <= :now',
      ProjectionExpression: ['#ttl', ...Object.keys(names)].join(', '),
      ExpressionAttributeNames: { '#ttl': attribute, ...names },
      ExpressionAttributeValues: { ':now': { N: String(now) } },
      ExclusiveStartKey: cursor,
    }),
  );
  for (const item of page.Items ?? []) {
    const key = Object.fromEntries(keys.flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
    expired.add(key);
    await client
      .send(
        new DeleteItemCommand({
          TableName: tableName,
          Key: key,
          ConditionExpression: '#ttl <= :now',
          ExpressionAttributeNames: { '#ttl': attribute },
          ExpressionAttributeValues: { ':now': { N: String(now) } },
        }),
      )
      .catch((error: unknown) => {
        expired.drop(key);
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
  }
  return page.LastEvaluatedKey;
}

/** Sweeps tables a page at a time, one page of each every `everyMs` milliseconds, until it is stopped. */
export function startSweeper(
  client: DynamoDBClient,
  expired: ExpiredKeys,
  everyMs = 5_000,
): { add(table: ExpiringTable): void; stop(): Promise<void> } {
  const tables = new Map<string, { table: ExpiringTable; cursor: SweepCursor }>();
  const stopping = new AbortController();
  const sweep = async () => {
    for await (const _ of setInterval(everyMs, null, { signal: stopping.signal, ref: false })) {
      for (const entry of tables.values()) {
        const now = Math.floor(Date.now() / 1000);
        entry.cursor = await sweepPage(client, entry.table, now, entry.cursor, expired).catch(
          () => undefined,
        );
      }
    }
  };
  const ended = sweep().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    add: (table) => tables.set(table.tableName, { table, cursor: undefined }),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
