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
import { claimUpdate } from './claim-update.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** How long staff finds what was held or has failed, in seconds. */
const SEEN_FOR = 30 * 86_400;

const Due = z.object({ jobs: z.set(z.string()) });

/** The minute after which a deferred alert is drained, as the due row's key wants it. */
export const dueMinute = (at: number): string => new Date(Math.ceil(at / 60_000) * 60_000).toISOString();

/** Delivery's store over the one table. Reads are consistent: they decide whether something is sent. */
export function dynamoDeliveryStore(table: Table): DeliveryStore {
  const { documents, name } = table;
  const snapshot = createSnapshotReader(table);
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  const update = (
    Key: Key,
    rest: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ) => ignoreConditionFailure(documents.send(new UpdateCommand({ TableName: name, Key, ...rest })));
  /** Draws the attention of staff before anything is settled, so that nothing is settled unseen. */
  async function draw(sub: string, jobIds: readonly string[], at: string): Promise<void> {
    const expiresAt = Math.floor(Date.parse(at) / 1000) + SEEN_FOR;
    for (const jobId of jobIds) {
      const Item = { ...attentionKey(at, sub, jobId), expiresAt };
      await documents.send(new PutCommand({ TableName: name, Item }));
    }
  }
  const meter = async (sub: string) => Meter.parse((await get(meterKey(sub))) ?? {});

  return {
    async standing(sub, jobIds) {
      const [ofMeter, ofUser] = [meterKey(sub), userKey(sub)];
      const keys = [ofMeter, ...jobIds.map((jobId) => alertKey(sub, jobId)), ...jobIds.map(jobKey), ofUser];
      const rows = Map.groupBy(await snapshot(keys), ({ pk }) => pk);
      const [user] = rows.get(ofUser.pk) ?? [];
      return {
        meter: Meter.parse(rows.get(ofMeter.pk)?.[0] ?? {}),
        alerts: (rows.get(alertKey(sub, '').pk) ?? []).map((row) => Alert.parse(row)),
        jobs: jobIds.flatMap((jobId) => (rows.get(jobKey(jobId).pk) ?? []).map((row) => Job.parse(row))),
        user: user && User.parse(user),
      };
    },
    meter,
    async alerts(sub, jobIds) {
      const keys = jobIds.map((jobId) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: true })).map((row) => Alert.parse(row));
    },
    async suited(sub, jobIds) {
      const own = userKey(sub);
      const rows = await batchGet(table, [own, ...jobIds.map(jobKey)], { consistent: true });
      const user = rows.find(({ pk }) => pk === own.pk);
      return {
        user: user && User.parse(user),
        jobs: rows.filter((row) => row !== user).map((row) => Job.parse(row)),
      };
    },
    async claim(sub, claim) {
      const done = await update(meterKey(sub), { ...claimUpdate(claim), ReturnValues: 'ALL_NEW' });
      if (done) return Meter.parse(done.Attributes);
      // The SDK may have repeated an update whose answer was lost: then the lease is this very one.
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
    async attempt(sub, lease, { at, attempt, jobIds }) {
      const done = await update(meterKey(sub), {
        UpdateExpression: 'SET lease.#at = :at, lease.attempt = :attempt, lease.jobIds = :jobs',
        // The second alternative is this very update, repeated by the SDK because its answer was lost.
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
      return done && Meter.parse(done.Attributes);
    },
    async settle(sub, alerts, { state, why, at, messageId }) {
      const jobIds = alerts.map(({ sk }) => sk);
      if (state === 'held' || state === 'failed') await draw(sub, jobIds, at);
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
    async due(key) {
      const item = await get(key);
      return item && [...Due.parse(item).jobs];
    },
    async doneDue(key, jobIds) {
      const condition = {
        ConditionExpression: 'jobs = :jobs',
        ExpressionAttributeValues: { ':jobs': new Set(jobIds) },
      };
      const done = await ignoreConditionFailure(
        documents.send(new DeleteCommand({ TableName: name, Key: key, ...condition })),
      );
      return done !== undefined;
    },
    accepted: async (messageId) => (await get(messageKey(messageId))) !== undefined,
    async freeAlertsEnded(sub, at) {
      await changeUser(table, sub, (user, { charged }) =>
        user.freeAlertsEndedAt || charged.size < FREE_ALERTS ? undefined : { ...user, freeAlertsEndedAt: at },
      );
    },
  };
}
