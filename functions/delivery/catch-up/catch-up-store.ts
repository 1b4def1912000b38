import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../../table/batch-get.ts';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { Job } from '../../table/job.ts';
import { dueKey, jobKey, type Key } from '../../table/keys.ts';
import { shardOf } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import { dueMinute, dynamoDeliveryStore } from '../dynamo-delivery-store.ts';
import type { CatchUpDesk, MissedAlert } from './catch-up.ts';

/** Where the jobs of a catch-up are due: at a minute that is over, so that what is put off meanwhile is not added to it. */
export const dueAlready = (sub: string, now: Date): Key =>
  dueKey(shardOf('due', sub), dueMinute(now.getTime() - 2 * 60_000), sub);

/** The ledger and what is due, as a catch-up writes them in the one table. */
export function catchUpStore(table: Table): Pick<CatchUpDesk, 'jobs' | 'open' | 'defer' | 'deferToNow'> {
  const { documents, name: TableName } = table;
  const { defer } = dynamoDeliveryStore(table);

  /** A row that is marked as told with this subscription already is left to what has become of it since. */
  async function openAgain({ pk, sk, matchedAt, catchUp }: MissedAlert): Promise<void> {
    const update = new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: 'SET #state = :pending, why = :none, matchedAt = :now, catchUp = :begun',
      ConditionExpression:
        '#state IN (:pending, :held, :dropped) AND (attribute_not_exists(catchUp) OR catchUp <> :begun) ' +
        'AND (attribute_not_exists(notRelevantAt) OR notRelevantAt = :null)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':pending': 'pending',
        ':held': 'held',
        ':dropped': 'dropped',
        ':none': '',
        ':null': null,
        ':now': matchedAt,
        ':begun': catchUp,
      },
    });
    await ignoreConditionFailure(documents.send(update));
  }

  return {
    jobs: async (jobIds) =>
      (await batchGet(table, jobIds.map(jobKey), { consistent: true })).map((row) => Job.parse(row)),
    defer,
    async open(alert) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const put = new PutCommand({ TableName, Item: alert, ConditionExpression });
      if (!(await ignoreConditionFailure(documents.send(put)))) await openAgain(alert);
    },
    async deferToNow(sub, jobIds, now) {
      const update = new UpdateCommand({
        TableName,
        Key: dueAlready(sub, now),
        UpdateExpression: 'ADD jobs :jobs SET atOnce = :now',
        ExpressionAttributeValues: { ':jobs': new Set(jobIds), ':now': now.toISOString() },
      });
      await documents.send(update);
    },
  };
}
