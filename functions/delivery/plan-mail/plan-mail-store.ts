import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { planMailDueKey, planMailKey } from '../../table/keys.ts';
import { PlanMail } from '../../table/plan-mail.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import type { PlanMailStore } from './send-plan-mail.ts';

export function planMailStore({ documents, name: TableName }: Table): PlanMailStore {
  /** Returns false unless the mail is due and fulfills the condition. */
  const update = async (
    [sub, version]: readonly [string, string],
    UpdateExpression: string,
    condition: string,
    values: Record<string, unknown>,
  ): Promise<boolean> => {
    const command = new UpdateCommand({
      TableName,
      Key: planMailKey(sub, version),
      UpdateExpression,
      ConditionExpression: `#state = :due${condition}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ...values, ':due': 'due' },
    });
    return (await ignoreConditionFailure(documents.send(command))) !== undefined;
  };
  return {
    async read(sub, version) {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: planMailKey(sub, version), ConsistentRead: true }),
      );
      return Item && PlanMail.parse(Item);
    },
    beginAttempt: (sub, version, before, at) =>
      update([sub, version], 'SET attemptedAt = :at', ' AND attemptedAt = :before', {
        ':at': at,
        ':before': before,
      }),
    async settle(sub, version, state) {
      await update([sub, version], 'SET #state = :state', '', { ':state': state });
    },
    async defer(sub, version, minute) {
      const key = planMailDueKey(shardOf('due', sub), new Date(minute).toISOString(), sub, version);
      await documents.send(new PutCommand({ TableName, Item: { ...key, version: randomUUID() } }));
    },
  };
}
