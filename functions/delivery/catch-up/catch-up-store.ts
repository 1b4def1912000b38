import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { Job } from '../../table/job.ts';
import { dueKey, jobKey, type Key } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import { dynamoDeliveryStore } from '../dynamo-delivery-store.ts';
import { dueMinute, waitUntil } from '../waiting.ts';
import type { Deps, MissedAlert } from './catch-up.ts';

/** The due row of a catch-up: in a past minute, so that it is no other due row of the person. */
export const pastDueKey = (sub: string, now: Date): Key =>
  dueKey(shardOf('due', sub), new Date(dueMinute(now.getTime() - 2 * 60_000)).toISOString(), sub);

export function catchUpStore(
  table: Table,
  now: () => Date,
): Pick<Deps, 'readJobs' | 'openAlert' | 'waitUntil' | 'deliverNow'> {
  const { documents, name: TableName } = table;
  const store = dynamoDeliveryStore(table);

  /**
   * An alert that is marked with this subscription or a later one keeps its state: a slow run may belong to an old one.
   */
  async function reopen({ pk, sk, matchedAt, catchUp }: MissedAlert): Promise<void> {
    const update = new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: 'SET #state = :pending, why = :none, matchedAt = :now, catchUp = :subscribedAt',
      ConditionExpression:
        '#state IN (:pending, :withheld, :dropped) AND (attribute_not_exists(catchUp) OR catchUp < :subscribedAt) ' +
        'AND (attribute_not_exists(notRelevantAt) OR notRelevantAt = :null)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':pending': 'pending',
        ':withheld': 'withheld',
        ':dropped': 'dropped',
        ':none': '',
        ':null': null,
        ':now': matchedAt,
        ':subscribedAt': catchUp,
      },
    });
    await ignoreConditionFailure(documents.send(update));
  }

  return {
    readJobs: async (jobIds) =>
      (await batchGet(table, jobIds.map(jobKey), { consistent: true })).map((row) => Job.parse(row)),
    waitUntil: (sub, from, at) => waitUntil({ store, now }, sub, from, at),
    async openAlert(alert) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const put = new PutCommand({ TableName, Item: alert, ConditionExpression });
      if (!(await ignoreConditionFailure(documents.send(put)))) await reopen(alert);
    },
    async deliverNow(sub, at) {
      const Item = { ...pastDueKey(sub, at), version: randomUUID(), atOnce: at.toISOString() };
      await documents.send(new PutCommand({ TableName, Item }));
    },
  };
}
