import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { z } from 'zod';

/** The name of the partition key of a table, or of one of its indexes; null when there is no such table. */
export type PartitionKeyOf = (table: string, index: string | null) => Promise<string | null>;

const scalar = z.union([
  z.object({ S: z.string() }).transform(({ S }) => S),
  z.object({ N: z.string() }).transform(({ N }) => N),
  z.object({ B: z.string() }).transform(({ B }) => B),
]);

const query = z.object({
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).optional(),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()).optional(),
});

/** A key attribute's value as dynamodb:LeadingKeys compares it; empty for a value that no key can have. */
export function keyTexts(value: unknown): string[] {
  const parsed = scalar.safeParse(value);
  return parsed.success ? [parsed.data] : [];
}

/** The partition that a Query reads, from its KeyConditionExpression. */
export function queriedPartitions(body: unknown, partitionKey: string | null): string[] {
  const { KeyConditionExpression = '', ...maps } = query.parse(body);
  const equalities = KeyConditionExpression.matchAll(/(#?[\w.-]+)\s*=\s*(:\w+)/g);
  for (const [, name = '', placeholder = ''] of equalities) {
    if ((maps.ExpressionAttributeNames?.[name] ?? name) === partitionKey) {
      return keyTexts(maps.ExpressionAttributeValues?.[placeholder]);
    }
  }
  return [];
}

/** Reads partition keys from the tables' descriptions, each once. */
export function cachePartitionKeys(client: DynamoDBClient): PartitionKeyOf {
  const cache = new Map<string, string>();
  return async (table, index) => {
    const id = `${table}/${index ?? ''}`;
    const cached = cache.get(id);
    if (cached) return cached;
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
      const indexes = [...(Table?.GlobalSecondaryIndexes ?? []), ...(Table?.LocalSecondaryIndexes ?? [])];
      const schema = index
        ? indexes.find(({ IndexName }) => IndexName === index)?.KeySchema
        : Table?.KeySchema;
      const key = schema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? null;
      if (key !== null) cache.set(id, key);
      return key;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return null;
      throw error;
    }
  };
}
