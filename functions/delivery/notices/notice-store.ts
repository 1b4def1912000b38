import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { noticeDueKey, noticeKey } from '../../table/keys.ts';
import { Notice } from '../../table/notice.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import type { NoticeStore } from './send-notice.ts';

export function noticeStore({ documents, name: TableName }: Table): NoticeStore {
  /** Returns false unless the notice is due and fulfills the condition. */
  const update = async (
    [sub, id]: readonly [string, string],
    UpdateExpression: string,
    condition: string,
    values: Record<string, unknown>,
  ): Promise<boolean> => {
    const command = new UpdateCommand({
      TableName,
      Key: noticeKey(sub, id),
      UpdateExpression,
      ConditionExpression: `#state = :due${condition}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ...values, ':due': 'due' },
    });
    return (await ignoreConditionFailure(documents.send(command))) !== undefined;
  };
  return {
    async read(sub, id) {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: noticeKey(sub, id), ConsistentRead: true }),
      );
      return Item && Notice.parse(Item);
    },
    beginAttempt: (sub, id, before, at) =>
      update([sub, id], 'SET attemptedAt = :at', ' AND attemptedAt = :before', {
        ':at': at,
        ':before': before,
      }),
    async settle(sub, id, state) {
      await update([sub, id], 'SET #state = :state', '', { ':state': state });
    },
    async defer(sub, id, minute) {
      const key = noticeDueKey(shardOf('due', sub), new Date(minute).toISOString(), sub, id);
      await documents.send(new PutCommand({ TableName, Item: { ...key, version: randomUUID() } }));
    },
  };
}
