import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { quotaKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** How often one person may ask for suggestions in a UTC day: for each of 40 titles, and again for half of them. */
export const MOST_A_DAY = 60;

/** A row is of no use after its day; it goes some time after the next, in seconds. */
const KEPT = 2 * 86_400;

/** The day's limit of one person, each step one conditional update. */
export function dailyLimit({ documents, name }: Table, sub: string, now: Date) {
  const Key = quotaKey(sub, 'suggest_titles', now.toISOString().slice(0, 10));
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT;
  async function add(number: number, condition: string, bound: number): Promise<boolean> {
    try {
      const update = new UpdateCommand({
        TableName: name,
        Key,
        UpdateExpression: 'ADD taken :number SET expiresAt = :expiresAt',
        ConditionExpression: condition,
        ExpressionAttributeValues: { ':number': number, ':bound': bound, ':expiresAt': expiresAt },
      });
      await documents.send(update);
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }
  return {
    /** Takes one; false where the day's are used up. */
    take: () => add(1, 'attribute_not_exists(taken) OR taken < :bound', MOST_A_DAY),
    /** Gives one back that was taken. */
    giveBack: async () => void (await add(-1, 'taken > :bound', 0)),
  };
}
