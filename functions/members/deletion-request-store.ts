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

/**
 * By this time after the first erasure, in milliseconds, nothing is left that could still write a row of the person:
 * runs of functions, retried messages, upload links (5 minutes) and tokens, which nothing takes back (15 minutes).
 */
export const IN_FLIGHT_LIMIT_MS = 75 * 60_000;

/** A mark this old has been lost on its way to the eraser, in milliseconds. */
const LOST_AFTER_MS = 60_000;

/** The marks of those who leave. */
export interface DeletionRequestStore {
  /**
   * In one transaction keeps the wish, closes the record and ends its alerts. Gives false where there is no such person;
   * repeating it changes nothing. Throws Conflict where others keep changing the record.
   */
  begin(sub: string, now: Date): Promise<boolean>;
  find(sub: string): Promise<DeletionRequest | undefined>;
  /** All of the person has been removed once. */
  markErased(sub: string, now: Date): Promise<void>;
  /** Nothing can come after it: the mark itself goes. */
  remove(sub: string): Promise<void>;
  /** The keys of marks to look at: lost on their way, or due for the last time. */
  due(now: Date): Promise<Key[]>;
}

const keyOf = (sub: string): Key => deletionRequestKey(shardOf('leaving', sub), sub);

/** Whether the last look at what may have come in flight is due. */
export const isFinalPassDue = ({ erasedAt }: DeletionRequest, now: Date): boolean =>
  erasedAt !== null && now.getTime() - Date.parse(erasedAt) >= IN_FLIGHT_LIMIT_MS;

/** The marks in the one table. */
export function deletionRequestStore({ documents, name: TableName }: Table): DeletionRequestStore {
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  async function attempt(sub: string, now: Date): Promise<'left' | 'nobody' | 'busy'> {
    const item = await get(userKey(sub));
    if (!item) return 'nobody';
    const user = User.parse(item);
    if (user.leavingAt) return 'left';
    const at = now.toISOString();
    const version = user.version + 1;
    const closed: User = {
      ...user,
      version,
      leavingAt: at,
      changedAt: at,
      userPrefs: { ...user.userPrefs, notifyEmail: false, notifyText: false },
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
    ];
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: rows }));
      return 'left';
    } catch (error) {
      if (isWriteConflict(error)) return 'busy';
      throw error;
    }
  }

  return {
    async begin(sub, now) {
      for (let turn = 0; turn < 3; turn += 1) {
        const came = await attempt(sub, now);
        if (came !== 'busy') return came === 'left';
      }
      throw new Fault(
        'Conflict',
        'Your profile is being changed elsewhere at this moment. Please try again.',
      );
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
      const marks = (await Promise.all(shards)).flatMap(({ Items = [] }) =>
        Items.map((item) => DeletionRequest.parse(item)),
      );
      const isLost = ({ since, erasedAt }: DeletionRequest) =>
        erasedAt === null && now.getTime() - Date.parse(since) >= LOST_AFTER_MS;
      return marks
        .filter((mark) => isLost(mark) || isFinalPassDue(mark, now))
        .map(({ pk, sk }) => ({ pk, sk }));
    },
  };
}
