import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { statsKey } from './keys.ts';
import type { Table } from './table.ts';

/** How long a day's statistics are kept, in milliseconds. */
const RETENTION = 90 * 86_400_000;

/** Returns when a UTC day's statistics expire, in epoch seconds. */
export const statsExpiry = (day: string): number => Math.floor((Date.parse(day) + RETENTION) / 1000);

/** Adds to numbers of the UTC day ('YYYY-MM-DD') of an instant in epoch milliseconds. Not idempotent. */
export async function addToDay(
  { documents, name }: Table,
  kind: 'alerts' | 'operations',
  at: number,
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  const day = new Date(at).toISOString().slice(0, 10);
  const names = Object.keys(numbers);
  await documents.send(
    new UpdateCommand({
      TableName: name,
      Key: statsKey(day, kind),
      UpdateExpression: `SET expiresAt = :expiresAt ADD ${names.map((one) => `${one} :${one}`).join(', ')}`,
      ExpressionAttributeValues: {
        ':expiresAt': statsExpiry(day),
        ...Object.fromEntries(Object.entries(numbers).map(([one, value]) => [`:${one}`, value])),
      },
    }),
  );
}
