import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { changeUser } from '../accounts/user-store.ts';
import { Alert, Meter } from '../table/alert.ts';
import { Job } from '../table/job.ts';
import { alertKey, dueKey, jobKey, type Key, messageKey, meterKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { claimUpdate } from './claim-update.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** The most rows DynamoDB reads in one batch. */
const BATCH = 100;

const Due = z.object({ jobs: z.set(z.string()) });

/** The minute after which a deferred alert is drained, as the due row's key wants it. */
export const dueMinute = (at: number): string => new Date(Math.ceil(at / 60_000) * 60_000).toISOString();

/** Delivery's store over the one table. Reads are consistent: they decide whether something is sent. */
export function dynamoDeliveryStore(table: Table): DeliveryStore {
  const { documents, name } = table;
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  async function batch(keys: readonly Key[]) {
    const rows: Record<string, unknown>[] = [];
    for (let start = 0; start < keys.length; start += BATCH) {
      let Keys: Record<string, unknown>[] = keys.slice(start, start + BATCH).map((key) => ({ ...key }));
      while (Keys.length > 0) {
        const answer = await documents.send(
          new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: true } } }),
        );
        rows.push(...(answer.Responses?.[name] ?? []));
        Keys = answer.UnprocessedKeys?.[name]?.Keys ?? [];
      }
    }
    return rows;
  }
  const update = (
    Key: Key,
    rest: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ) => unlessConditionFails(documents.send(new UpdateCommand({ TableName: name, Key, ...rest })));

  return {
    async user(sub) {
      const item = await get(userKey(sub));
      return item && User.parse(item);
    },
    meter: async (sub) => Meter.parse((await get(meterKey(sub))) ?? {}),
    alerts: async (sub, jobIds) =>
      (await batch(jobIds.map((jobId) => alertKey(sub, jobId)))).map((item) => Alert.parse(item)),
    jobs: async (jobIds) => (await batch(jobIds.map(jobKey))).map((item) => Job.parse(item)),
    async claim(sub, claim) {
      const done = await update(meterKey(sub), claimUpdate(claim));
      if (done) return true;
      // The SDK may have repeated an update whose answer was lost: then the lease is this very one.
      return Meter.parse((await get(meterKey(sub))) ?? {}).lease?.messageId === claim.lease.messageId;
    },
    async release(sub, messageId, now) {
      await update(meterKey(sub), {
        UpdateExpression: 'SET nextAt = :now, lease = :none DELETE charged :message',
        ConditionExpression: 'lease.messageId = :id',
        ExpressionAttributeValues: {
          ':now': now,
          ':none': null,
          ':message': new Set([messageId]),
          ':id': messageId,
        },
      });
    },
    attempt: (sub, lease, at) =>
      update(meterKey(sub), {
        UpdateExpression: 'SET lease.#at = :at',
        ConditionExpression: 'lease.messageId = :id AND (lease.#at = :before OR lease.#at = :at)',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':at': at, ':before': lease.at, ':id': lease.messageId },
      }),
    async settle(sub, jobIds, { state, why, at, messageId }) {
      const ExpressionAttributeValues = {
        ':state': state,
        ':why': why,
        ':at': state === 'sent' ? at : null,
        ':message': messageId,
        ':pending': 'pending',
      };
      await Promise.all(
        jobIds.map((jobId) =>
          update(alertKey(sub, jobId), {
            UpdateExpression: 'SET #state = :state, why = :why, sentAt = :at, messageId = :message',
            ConditionExpression: '#state = :pending',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues,
          }),
        ),
      );
    },
    async defer(sub, jobIds, at) {
      await update(dueKey(shardOf('due', sub), dueMinute(at), sub), {
        UpdateExpression: 'ADD jobs :jobs',
        ExpressionAttributeValues: { ':jobs': new Set(jobIds) },
      });
    },
    async due(key) {
      const item = await get(key);
      return item && [...Due.parse(item).jobs];
    },
    async doneDue(key, jobIds) {
      const condition = {
        ConditionExpression: 'jobs = :jobs',
        ExpressionAttributeValues: { ':jobs': new Set(jobIds) },
      };
      return unlessConditionFails(
        documents.send(new DeleteCommand({ TableName: name, Key: key, ...condition })),
      );
    },
    accepted: async (messageId) => (await get(messageKey(messageId))) !== undefined,
    async freeAlertsEnded(sub, at) {
      await changeUser(table, sub, (user) =>
        user.freeAlertsEndedAt ? undefined : { ...user, freeAlertsEndedAt: at },
      );
    },
  };
}

async function unlessConditionFails(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
