import {
  DeleteCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { Fault } from '../platform/fault.ts';
import { DeletionRequest } from '../table/deletion-request.ts';
import { deletionRequestKey, type Key, staleKey, userKey } from '../table/keys.ts';
import { allShards, shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { isWriteConflict } from '../table/write-conflict.ts';
import { deviceRowWrites } from './push/device-rows.ts';

/**
 * After this long, nothing in flight can write a row about the person any more: function runs, retried messages, upload
 * links (5 minutes) and tokens, which can't be revoked (15 minutes).
 */
export const IN_FLIGHT_LIMIT_MS = 75 * 60_000;

/** The message for a request this old was lost on its way to the eraser. */
const LOST_AFTER_MS = 60_000;

export interface DeletionRequestStore {
  /**
   * Stores the request, closes the record and turns off its alerts in one transaction. Idempotent. Returns
   * false if there is no such person. Throws `Fault('Conflict')` after 3 write conflicts.
   */
  begin(sub: string, now: Date): Promise<boolean>;
  find(sub: string): Promise<DeletionRequest | undefined>;
  /** Records that everything was removed for the first time. */
  markErased(sub: string, now: Date): Promise<void>;
  remove(sub: string): Promise<void>;
  /** Returns the keys of requests that were lost on their way, or that are due for the final pass. */
  due(now: Date): Promise<Key[]>;
}

const keyOf = (sub: string): Key => deletionRequestKey(shardOf('leaving', sub), sub);

/** Whether the pass for rows that were in flight during the first one is due. */
export const isFinalPassDue = ({ erasedAt }: DeletionRequest, now: Date): boolean =>
  erasedAt !== null && now.getTime() - Date.parse(erasedAt) >= IN_FLIGHT_LIMIT_MS;

export function deletionRequestStore({ documents, name: TableName }: Table): DeletionRequestStore {
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  async function attempt(sub: string, now: Date): Promise<'begun' | 'unknown person' | 'conflict'> {
    const item = await get(userKey(sub));
    if (!item) return 'unknown person';
    const user = User.parse(item);
    if (user.leavingAt) return 'begun';
    const at = now.toISOString();
    const version = user.version + 1;
    const closed: User = {
      ...user,
      version,
      leavingAt: at,
      changedAt: at,
      userPrefs: { ...user.userPrefs, notifyEmail: false, notifyText: false },
      pushDevices: [],
    };
    const unchanged = {
      ConditionExpression: 'version = :before',
      ExpressionAttributeValues: { ':before': user.version },
    };
    const stale = { ...staleKey(shardOf('stale', sub), sub), version, since: at };
    const rows = [
      { Put: { TableName, Item: closed, ...unchanged } },
      { Put: { TableName, Item: { ...keyOf(sub), since: at, erasedAt: null } } },
      { Put: { TableName, Item: stale } },
      ...deviceRowWrites(TableName, user, closed),
    ];
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: rows }));
      return 'begun';
    } catch (error) {
      if (isWriteConflict(error)) return 'conflict';
      throw error;
    }
  }

  return {
    async begin(sub, now) {
      for (let count = 0; count < 3; count += 1) {
        const outcome = await attempt(sub, now);
        if (outcome !== 'conflict') return outcome === 'begun';
      }
      throw new Fault('Conflict', 'Your profile is being changed somewhere else. Please try again.');
    },
    async find(sub) {
      const item = await get(keyOf(sub));
      return item && DeletionRequest.parse(item);
    },
    async markErased(sub, now) {
      await documents.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(sub),
          UpdateExpression: 'SET erasedAt = :at',
          ExpressionAttributeValues: { ':at': now.toISOString() },
        }),
      );
    },
    async remove(sub) {
      await documents.send(new DeleteCommand({ TableName, Key: keyOf(sub) }));
    },
    async due(now) {
      const shards = allShards('leaving').map((shard) =>
        documents.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk',
            ConsistentRead: true,
            ExpressionAttributeValues: { ':pk': deletionRequestKey(shard, '').pk },
          }),
        ),
      );
      const requests = (await Promise.all(shards)).flatMap(({ Items = [] }) =>
        Items.map((item) => DeletionRequest.parse(item)),
      );
      const isLost = ({ since, erasedAt }: DeletionRequest) =>
        erasedAt === null && now.getTime() - Date.parse(since) >= LOST_AFTER_MS;
      return requests
        .filter((request) => isLost(request) || isFinalPassDue(request, now))
        .map(({ pk, sk }) => ({ pk, sk }));
    },
  };
}
