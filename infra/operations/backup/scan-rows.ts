import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { RateLimiter } from './rate-limiter.ts';
import type { Row } from './row.ts';

export interface Segment {
  readonly tableName: string;
  readonly segment: number;
  readonly segments: number;
}

/** Yields the pages of one segment of a parallel scan. Spends the RCU of each page. */
export async function* scanRows(
  client: DynamoDBClient,
  { tableName, segment, segments }: Segment,
  limiter: RateLimiter,
): AsyncGenerator<Row[]> {
  let ExclusiveStartKey: Row | undefined;
  do {
    const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(
      new ScanCommand({
        TableName: tableName,
        Segment: segment,
        TotalSegments: segments,
        ExclusiveStartKey,
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    yield Items ?? [];
    ExclusiveStartKey = LastEvaluatedKey;
    await limiter.spend(ConsumedCapacity?.CapacityUnits ?? 0);
  } while (ExclusiveStartKey);
}

/** Yields every row of a table. */
export async function* scanTable(
  client: DynamoDBClient,
  tableName: string,
  limiter: RateLimiter,
): AsyncGenerator<Row> {
  for await (const rows of scanRows(client, { tableName, segment: 0, segments: 1 }, limiter)) yield* rows;
}
