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

/** Without a limit DynamoDB Local scans the whole table at once and serves no other request until it's done. */
const PAGE_SIZE = 500;

/** The key after which the next page begins; undefined at the beginning of the table. */
export type SweepCursor = Record<string, AttributeValue> | undefined;

/**
 * Deletes the expired items on one page of a table and returns the cursor of the next page. DynamoDB Local's own time
 * to live gives up on tables with more than some hundred items. `now` is in epoch seconds, like the attribute.
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
  const names = Object.fromEntries(keys.map((name, index) => [`#k${index}`, name]));
  const page = await client.send(
    new ScanCommand({
      TableName: tableName,
      Limit: PAGE_SIZE,
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
        expired.delete(key);
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
  }
  return page.LastEvaluatedKey;
}

/** Sweeps one page of every table each `intervalMs`, until stopped. */
export function startSweeper(
  client: DynamoDBClient,
  expired: ExpiredKeys,
  intervalMs = 5_000,
): { add(table: ExpiringTable): void; stop(): Promise<void> } {
  const tables = new Map<string, { table: ExpiringTable; cursor: SweepCursor }>();
  const stopping = new AbortController();
  const sweep = async () => {
    for await (const _ of setInterval(intervalMs, null, { signal: stopping.signal, ref: false })) {
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
