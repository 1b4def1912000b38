import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { quotaKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** How often a person may do something per UTC day. `name` is in the row's key and in exports. */
export interface DailyLimit {
  readonly name: string;
  readonly max: number;
}

/** The day is a UTC day, YYYY-MM-DD. */
export interface QuotaUse {
  readonly sub: string;
  readonly day: string;
}

/** Failures are refunded, but an attempt may cost money: attempts are limited to this many times the daily limit. */
const MAX_ATTEMPTS = 3;

const RETENTION_SECONDS = 2 * 86_400;

export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

const rowUpdate = (TableName: string, { name }: DailyLimit, { sub, day }: QuotaUse) => ({
  TableName,
  Key: quotaKey(sub, name, day),
});
const expiresAt = (day: string) =>
  Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + 86_400 + RETENTION_SECONDS;

/** Returns an update that uses one of the day's quota. Its condition fails if none is left. */
export const consumeUpdate = (table: Table, limit: DailyLimit, use: QuotaUse) => ({
  ...rowUpdate(table.name, limit, use),
  UpdateExpression: 'ADD taken :one, tried :one SET expiresAt = :expiresAt',
  ConditionExpression:
    '(attribute_not_exists(taken) OR taken < :most) AND (attribute_not_exists(tried) OR tried < :tries)',
  ExpressionAttributeValues: {
    ':one': 1,
    ':expiresAt': expiresAt(use.day),
    ':most': limit.max,
    ':tries': limit.max * MAX_ATTEMPTS,
  },
});

/** Returns an update that refunds one, for a transaction that ensures it happens once. */
export const refundUpdate = (table: Table, limit: DailyLimit, use: QuotaUse) => ({
  ...rowUpdate(table.name, limit, use),
  UpdateExpression: 'ADD taken :one SET expiresAt = :expiresAt',
  ExpressionAttributeValues: { ':one': -1, ':expiresAt': expiresAt(use.day) },
});

/** A person's quota of one day. Each operation is one conditional update. */
export function dailyQuota(table: Table, limit: DailyLimit, sub: string, now: Date) {
  const use = { sub, day: utcDay(now) };
  const isApplied = async (update: UpdateCommand) =>
    (await ignoreConditionFailure(table.documents.send(update))) !== undefined;
  return {
    /** Uses one; returns false if none is left today. */
    consume: () => isApplied(new UpdateCommand(consumeUpdate(table, limit, use))),
    /** Refunds one, unless none was used. */
    async refund() {
      const { ExpressionAttributeValues: values, ...update } = refundUpdate(table, limit, use);
      await isApplied(
        new UpdateCommand({
          ...update,
          ConditionExpression: 'taken > :none',
          ExpressionAttributeValues: { ...values, ':none': 0 },
        }),
      );
    },
  };
}
