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

/** A key attribute's value as dynamodb:LeadingKeys compares it; nothing for what can be no key. */
export function textOf(value: unknown): string[] {
  const parsed = scalar.safeParse(value);
  return parsed.success ? [parsed.data] : [];
}

/** The partition that a Query reads, taken from its KeyConditionExpression. */
export function queriedPartition(body: unknown, partitionKey: string | null): string[] {
  const { KeyConditionExpression = '', ...maps } = query.parse(body);
  const equalities = KeyConditionExpression.matchAll(/(#?[\w.-]+)\s*=\s*(:\w+)/g);
  for (const [, name = '', placeholder = ''] of equalities) {
    if ((maps.ExpressionAttributeNames?.[name] ?? name) === partitionKey) {
      return textOf(maps.ExpressionAttributeValues?.[placeholder]);
    }
  }
  return [];
}
