import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { quotaKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** How often one person may have a thing in a UTC day; `what` names it in the row's key and in exports. */
export interface DailyLimit {
  readonly name: string;
  readonly max: number;
}

/** Who has it, on which UTC day (YYYY-MM-DD). */
export interface QuotaUse {
  readonly sub: string;
  readonly day: string;
}

/** What fails is given back, and may be tried again: so many times the limit, since each try may cost us something. */
const MAX_ATTEMPTS = 3;

/** A row is of no use after its day; it goes some time after the next, in seconds. */
const RETENTION_SECONDS = 2 * 86_400;

/** The UTC day of a moment. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

const base = (TableName: string, { name }: DailyLimit, { sub, day }: QuotaUse) => ({
  TableName,
  Key: quotaKey(sub, name, day),
});
const expiry = (day: string) =>
  Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + 86_400 + RETENTION_SECONDS;

/** The update that takes one of a day's; its condition fails where none is left. */
export const consumeUpdate = (table: Table, limit: DailyLimit, use: QuotaUse) => ({
  ...base(table.name, limit, use),
  UpdateExpression: 'ADD taken :one, tried :one SET expiresAt = :expiresAt',
  ConditionExpression:
    '(attribute_not_exists(taken) OR taken < :most) AND (attribute_not_exists(tried) OR tried < :tries)',
  ExpressionAttributeValues: {
    ':one': 1,
    ':expiresAt': expiry(use.day),
    ':most': limit.max,
    ':tries': limit.max * MAX_ATTEMPTS,
  },
});

/** The update that gives one back that was taken, for a transaction that makes sure that it is given back once. */
export const refundUpdate = (table: Table, limit: DailyLimit, use: QuotaUse) => ({
  ...base(table.name, limit, use),
  UpdateExpression: 'ADD taken :one SET expiresAt = :expiresAt',
  ExpressionAttributeValues: { ':one': -1, ':expiresAt': expiry(use.day) },
});

/** The day's limit of one person, each step one conditional update. */
export function dailyQuota(table: Table, limit: DailyLimit, sub: string, now: Date) {
  const use = { sub, day: utcDay(now) };
  const isDone = async (update: UpdateCommand) =>
    (await ignoreConditionFailure(table.documents.send(update))) !== undefined;
  return {
    /** Takes one; false where the day's are used up. */
    take: () => isDone(new UpdateCommand(consumeUpdate(table, limit, use))),
    /** Gives one back that was taken; where nothing is taken it does nothing. */
    async giveBack() {
      const { ExpressionAttributeValues: values, ...update } = refundUpdate(table, limit, use);
      await isDone(
        new UpdateCommand({
          ...update,
          ConditionExpression: 'taken > :none',
          ExpressionAttributeValues: { ...values, ':none': 0 },
        }),
      );
    },
  };
}
