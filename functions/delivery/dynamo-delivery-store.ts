import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import pLimit from 'p-limit';
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
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { Claim, DeliveryStore, DueEntries } from './delivery-store.ts';

/** How long staff can find what was withheld or has failed, in seconds. */
const ATTENTION_RETENTION = 30 * 86_400;

/** A person's rows for staff are in one partition, which takes 1,000 writes a second. */
const CONCURRENT_PUTS = 4;

const Due = z.object({ version: z.string() });

/** About 40 KB: most people's waiting alerts, with those of the last message, in one query of at most 10 RCU. */
const PAGE = 100;

const keyOfDue = (sub: string, minute: number): Key =>
  dueKey(shardOf('due', sub), new Date(minute).toISOString(), sub);

/** Reads are consistent, since they decide whether something is sent. */
export function dynamoDeliveryStore(table: Table): DeliveryStore {
  const { documents, name } = table;
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  const update = (
    Key: Key,
    rest: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>,
  ) => ignoreConditionFailure(documents.send(new UpdateCommand({ TableName: name, Key, ...rest })));
  /** Written before anything is settled, so that staff misses nothing. */
  async function addToAttention(sub: string, jobIds: readonly string[], at: string): Promise<void> {
    const expiresAt = Math.floor(Date.parse(at) / 1000) + ATTENTION_RETENTION;
    await pLimit(CONCURRENT_PUTS).map(jobIds, async (jobId) => {
      const Item = { ...attentionKey(shardOf('attention', sub), at, sub, jobId), expiresAt };
      await documents.send(new PutCommand({ TableName: name, Item }));
    });
  }
  const meter = async (sub: string) => Meter.parse((await get(meterKey(sub))) ?? {});

  return {
    readMeter: meter,
    async readAlerts(sub, jobIds) {
      const keys = jobIds.map((jobId) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: true })).map((row) => Alert.parse(row));
    },
    async readAlertPage(sub, from, before) {
      const { pk } = alertKey(sub, '');
      const { Items = [], LastEvaluatedKey } = await documents.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: from === '' ? 'pk = :pk' : 'pk = :pk AND sk >= :from',
          ExpressionAttributeValues: from === '' ? { ':pk': pk } : { ':pk': pk, ':from': from },
          ScanIndexForward: false,
          Limit: PAGE,
          ConsistentRead: true,
          ...(before === undefined ? {} : { ExclusiveStartKey: alertKey(sub, before) }),
        }),
      );
      const alerts = Items.map((row) => Alert.parse(row));
      return { alerts, next: LastEvaluatedKey && alerts.at(-1)?.sk };
    },
    async readUser(sub) {
      const user = await get(userKey(sub));
      return user && User.parse(user);
    },
    async readJobs(alerts) {
      const keys = alerts.map(({ sk }) => jobKey(sk));
      const rows = await batchGet(table, keys, { consistent: true });
      return rows.map((row) => Job.parse(row));
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
          'SET nextAt = :next, messages = if_not_exists(lease.#before, :none), ' +
          'digest = if_not_exists(lease.digestBefore, :none), ' +
          'leftUntil = if_not_exists(lease.leftBefore, :never), lease = :none DELETE charged :message',
        ConditionExpression: 'lease.messageId = :id',
        ExpressionAttributeNames: { '#before': 'before' },
        ExpressionAttributeValues: {
          ':next': nextAt,
          ':none': null,
          ':never': '',
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
    async putDue(sub, minute) {
      const Item = { ...keyOfDue(sub, minute), version: randomUUID() };
      await documents.send(new PutCommand({ TableName: name, Item }));
    },
    async noteDue(sub, was, next) {
      const noted = await update(meterKey(sub), {
        UpdateExpression: 'SET dueAt = :dueAt, waitingFrom = :waitingFrom, waitingTo = :waitingTo',
        ConditionExpression: isAsRead(was),
        ExpressionAttributeValues: {
          ...valuesAsRead(was),
          ':dueAt': next.dueAt,
          ':waitingFrom': next.waitingFrom,
          ':waitingTo': next.waitingTo,
        },
      });
      return noted !== undefined;
    },
    async clearDue(sub, minute) {
      await update(meterKey(sub), {
        UpdateExpression: 'SET dueAt = :none',
        ConditionExpression: 'dueAt = :minute',
        ExpressionAttributeValues: { ':none': null, ':minute': minute },
      });
    },
    async readDue(key) {
      const row = await get(key);
      return row && Due.parse(row).version;
    },
    async removeDue(key, version) {
      const remove = new DeleteCommand({
        TableName: name,
        Key: key,
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      });
      await ignoreConditionFailure(documents.send(remove));
    },
    wasAccepted: async (messageId) => (await get(messageKey(messageId))) !== undefined,
    async markFreeAlertsEnded(sub, at) {
      await changeUser(table, sub, (user, { charged }) =>
        user.freeAlertsEndedAt || charged.size < FREE_ALERTS ? undefined : { ...user, freeAlertsEndedAt: at },
      );
    },
  };
}

/** The condition that the meter's entries are as they were read; a new meter has none. */
const isAsRead = ({ dueAt, waitingFrom, waitingTo }: DueEntries): string =>
  [
    dueAt === null ? '(attribute_not_exists(dueAt) OR dueAt = :dueWas)' : 'dueAt = :dueWas',
    waitingFrom === ''
      ? '(attribute_not_exists(waitingFrom) OR waitingFrom = :fromWas)'
      : 'waitingFrom = :fromWas',
    waitingTo === null ? '(attribute_not_exists(waitingTo) OR waitingTo = :toWas)' : 'waitingTo = :toWas',
  ].join(' AND ');

const valuesAsRead = ({ dueAt, waitingFrom, waitingTo }: DueEntries) => ({
  ':dueWas': dueAt,
  ':fromWas': waitingFrom,
  ':toWas': waitingTo,
});

/**
 * The conditional update that charges a message and takes the person's lease. `charged` is a set, so ten less its size
 * is what is left of the free alerts, however often the update is retried.
 */
function claimUpdate(claim: Claim) {
  const { lease, nextAt, messages, charge, now, after, due, waitingFrom, digest, leftUntil } = claim;
  const isAfter =
    after === null ? '(attribute_not_exists(lease) OR lease = :after)' : 'lease.messageId = :after';
  const isOpen = `(attribute_not_exists(nextAt) OR nextAt <= :now) AND ${isAfter} AND ${isAsRead(due)}`;
  const values = {
    ...valuesAsRead(due),
    ':now': now,
    ':next': nextAt,
    ':lease': lease,
    ':messages': messages,
    ':after': after,
    ':waitingFrom': waitingFrom,
    ':digest': digest,
    ':leftUntil': leftUntil,
  };
  const set =
    'SET nextAt = :next, lease = :lease, messages = :messages, waitingFrom = :waitingFrom, ' +
    'digest = :digest, leftUntil = :leftUntil';
  if (!charge) {
    return { UpdateExpression: set, ConditionExpression: isOpen, ExpressionAttributeValues: values };
  }
  return {
    UpdateExpression: `${set} ADD charged :message`,
    ConditionExpression: `${isOpen} AND (attribute_not_exists(charged) OR size(charged) < :all)`,
    ExpressionAttributeValues: { ...values, ':message': new Set([lease.messageId]), ':all': FREE_ALERTS },
  };
}
