import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import * as z from 'zod';
import { changeUser } from '../members/user-store.ts';
import { Alert, Meter } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { Job } from '../table/job.ts';
import {
  alertKey,
  attentionKey,
  dueKey,
  jobKey,
  type Key,
  messageKey,
  meterKey,
  userKey,
} from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { createSnapshotReader } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { Claim, DeliveryStore } from './delivery-store.ts';

/** How long staff can find what was withheld or has failed, in seconds. */
const ATTENTION_RETENTION = 30 * 86_400;

const Due = z.object({ jobs: z.set(z.string()) });

/** The minute of a due row's key: the first one that starts at or after an instant in milliseconds. */
export const dueMinute = (at: number): string => new Date(Math.ceil(at / 60_000) * 60_000).toISOString();

/** Reads are consistent, since they decide whether something is sent. */
export function dynamoDeliveryStore(table: Table): DeliveryStore {
  const { documents, name } = table;
  const snapshot = createSnapshotReader(table);
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  const update = (
    Key: Key,
    rest: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ) => ignoreConditionFailure(documents.send(new UpdateCommand({ TableName: name, Key, ...rest })));
  /** Written before anything is settled, so that staff misses nothing. */
  async function addToAttention(sub: string, jobIds: readonly string[], at: string): Promise<void> {
    const expiresAt = Math.floor(Date.parse(at) / 1000) + ATTENTION_RETENTION;
    for (const jobId of jobIds) {
      const Item = { ...attentionKey(at, sub, jobId), expiresAt };
      await documents.send(new PutCommand({ TableName: name, Item }));
    }
  }
  const meter = async (sub: string) => Meter.parse((await get(meterKey(sub))) ?? {});

  return {
    async readSnapshot(sub, jobIds) {
      const [meterRow, userRow] = [meterKey(sub), userKey(sub)];
      const keys = [meterRow, ...jobIds.map((jobId) => alertKey(sub, jobId)), ...jobIds.map(jobKey), userRow];
      const rows = Map.groupBy(await snapshot(keys), ({ pk }) => pk);
      const [user] = rows.get(userRow.pk) ?? [];
      return {
        meter: Meter.parse(rows.get(meterRow.pk)?.[0] ?? {}),
        alerts: (rows.get(alertKey(sub, '').pk) ?? []).map((row) => Alert.parse(row)),
        jobs: jobIds.flatMap((jobId) => (rows.get(jobKey(jobId).pk) ?? []).map((row) => Job.parse(row))),
        user: user && User.parse(user),
      };
    },
    readMeter: meter,
    async readAlerts(sub, jobIds) {
      const keys = jobIds.map((jobId) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: true })).map((row) => Alert.parse(row));
    },
    async readUserAndJobs(sub, jobIds) {
      const userRow = userKey(sub);
      const rows = await batchGet(table, [userRow, ...jobIds.map(jobKey)], { consistent: true });
      const user = rows.find(({ pk }) => pk === userRow.pk);
      return {
        user: user && User.parse(user),
        jobs: rows.filter((row) => row !== user).map((row) => Job.parse(row)),
      };
    },
    async claim(sub, claim) {
      const updated = await update(meterKey(sub), { ...claimUpdate(claim), ReturnValues: 'ALL_NEW' });
      if (updated) return Meter.parse(updated.Attributes);
      // The SDK may have retried an update whose response was lost: then the lease is this one.
      const now = await meter(sub);
      return now.lease?.messageId === claim.lease.messageId ? now : undefined;
    },
    async release(sub, messageId, nextAt) {
      await update(meterKey(sub), {
        UpdateExpression:
          'SET nextAt = :next, messages = if_not_exists(lease.#before, :none), lease = :none DELETE charged :message',
        ConditionExpression: 'lease.messageId = :id',
        ExpressionAttributeNames: { '#before': 'before' },
        ExpressionAttributeValues: {
          ':next': nextAt,
          ':none': null,
          ':message': new Set([messageId]),
          ':id': messageId,
        },
      });
    },
    async beginAttempt(sub, lease, { at, attempt, jobIds }) {
      const updated = await update(meterKey(sub), {
        UpdateExpression: 'SET lease.#at = :at, lease.attempt = :attempt, lease.jobIds = :jobs',
        // The second alternative is this same update, retried by the SDK because its response was lost.
        ConditionExpression: 'lease.messageId = :id AND lease.attempt IN (:before, :attempt)',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: {
          ':at': at,
          ':attempt': attempt,
          ':jobs': jobIds,
          ':before': lease.attempt,
          ':id': lease.messageId,
        },
        ReturnValues: 'ALL_NEW',
      });
      return updated && Meter.parse(updated.Attributes);
    },
    async settle(sub, alerts, { state, why, at, messageId }) {
      const jobIds = alerts.map(({ sk }) => sk);
      if (state === 'withheld' || state === 'failed') await addToAttention(sub, jobIds, at);
      const values = {
        ':state': state,
        ':why': why,
        ':at': state === 'sent' ? at : null,
        ':message': messageId,
        ':was': state === 'sent' ? 'sent' : 'pending',
      };
      await Promise.all(
        alerts.map(({ sk, catchUp }) =>
          update(alertKey(sub, sk), {
            UpdateExpression: 'SET #state = :state, why = :why, sentAt = :at, messageId = :message',
            ConditionExpression:
              state === 'sent'
                ? 'attribute_exists(pk) AND #state <> :was'
                : `#state = :was AND ${catchUp === undefined ? 'attribute_not_exists(catchUp)' : 'catchUp = :begun'}`,
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues:
              state === 'sent' || catchUp === undefined ? values : { ...values, ':begun': catchUp },
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
    async readDue(key) {
      const item = await get(key);
      return item && [...Due.parse(item).jobs];
    },
    async removeDue(key, jobIds) {
      const condition = {
        ConditionExpression: 'jobs = :jobs',
        ExpressionAttributeValues: { ':jobs': new Set(jobIds) },
      };
      const removed = await ignoreConditionFailure(
        documents.send(new DeleteCommand({ TableName: name, Key: key, ...condition })),
      );
      return removed !== undefined;
    },
    wasAccepted: async (messageId) => (await get(messageKey(messageId))) !== undefined,
    async markFreeAlertsEnded(sub, at) {
      await changeUser(table, sub, (user, { charged }) =>
        user.freeAlertsEndedAt || charged.size < FREE_ALERTS ? undefined : { ...user, freeAlertsEndedAt: at },
      );
    },
  };
}

/**
 * The conditional update that charges a message and takes the person's lease. `charged` is a set, so ten less its size
 * is what is left of the free alerts, however often the update is retried.
 */
function claimUpdate({ lease, nextAt, messages, charge, now, after }: Claim) {
  const isAfter =
    after === null ? '(attribute_not_exists(lease) OR lease = :after)' : 'lease.messageId = :after';
  const isOpen = `(attribute_not_exists(nextAt) OR nextAt <= :now) AND ${isAfter}`;
  const values = { ':now': now, ':next': nextAt, ':lease': lease, ':messages': messages, ':after': after };
  if (!charge) {
    return {
      UpdateExpression: 'SET nextAt = :next, lease = :lease, messages = :messages',
      ConditionExpression: isOpen,
      ExpressionAttributeValues: values,
    };
  }
  return {
    UpdateExpression: 'SET nextAt = :next, lease = :lease, messages = :messages ADD charged :message',
    ConditionExpression: `${isOpen} AND (attribute_not_exists(charged) OR size(charged) < :all)`,
    ExpressionAttributeValues: { ...values, ':message': new Set([lease.messageId]), ':all': FREE_ALERTS },
  };
}
