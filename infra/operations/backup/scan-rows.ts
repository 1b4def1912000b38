import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Pace } from './pace.ts';
import type { Row } from './row.ts';

/** What of a table is scanned. */
export interface Segment {
  readonly tableName: string;
  readonly segment: number;
  readonly segments: number;
}

/** Yields the rows of a part of a table, page by page, and spends the read units that each took. */
export async function* scanRows(
  client: DynamoDBClient,
  { tableName, segment, segments }: Segment,
  pace: Pace,
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
    await pace.spend(ConsumedCapacity?.CapacityUnits ?? 0);
  } while (ExclusiveStartKey);
}

/** Every row of a table. */
export async function* everyRow(client: DynamoDBClient, tableName: string, pace: Pace): AsyncGenerator<Row> {
  for await (const rows of scanRows(client, { tableName, segment: 0, segments: 1 }, pace)) yield* rows;
}
