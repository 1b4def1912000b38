import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Key, staleKey } from '../../table/keys.ts';
import { allShards } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

const StaleRow = z.object({ pk: z.string(), sk: z.string(), since: z.string() });

/** The most rows of a shard that one sweep reads. */
const MAX_ROWS = 100;

/** Returns the marks of profiles whose watchers have been stale since before an instant. */
export async function staleProfiles({ documents, name }: Table, before: Date): Promise<Key[]> {
  const shards = await Promise.all(
    allShards('stale').map(async (shard) => {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': staleKey(shard, '').pk },
          Limit: MAX_ROWS,
          ConsistentRead: true,
        }),
      );
      return Items.map((item) => StaleRow.parse(item));
    }),
  );
  return shards
    .flat()
    .filter(({ since }) => since < before.toISOString())
    .map(({ pk, sk }) => ({ pk, sk }));
}
