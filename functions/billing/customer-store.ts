import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readUser, storeUser } from '../members/user-store.ts';
import { log } from '../platform/log.ts';
import { addToDay } from '../table/add-to-day.ts';
import { customerKey, type Key } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import { allShards, shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import type { User } from '../table/user.ts';
import { applyPaymentChange } from './apply-payment-change.ts';
import { planNotice } from './plan-notice.ts';
import { subscriptionChange } from './subscription-change.ts';

/** The owners of Stripe customers, and the records of people. */
export interface CustomerStore {
  /** Returns the sub of a customer's owner, or undefined for an unknown customer. */
  findOwner(customerId: string): Promise<string | undefined>;
  /** Idempotent. */
  saveOwner(customerId: string, sub: string): Promise<void>;
  remove(customerId: string): Promise<void>;
  /** Undefined if there is no such person, or the account is being deleted. */
  readUser(sub: string): Promise<User | undefined>;
  /**
   * Stores a change of a record, with the mail that confirms it, and marks it for a watcher sync; returns
   * false on a write conflict.
   */
  storeChange(before: User, change: Partial<User>): Promise<boolean>;
  /** Returns the ids of all customers in batches. */
  listAll(): AsyncIterable<readonly string[]>;
}

const Row = z.object({ sub: z.string() });
const keyOf = (customerId: string): Key => customerKey(shardOf('customer', customerId), customerId);

export function customerStore(table: Table, now: () => Date): CustomerStore {
  const { documents, name: TableName } = table;
  return {
    async findOwner(customerId) {
      const get = new GetCommand({ TableName, Key: keyOf(customerId), ConsistentRead: true });
      const { Item: item } = await documents.send(get);
      return item && Row.parse(item).sub;
    },
    async saveOwner(customerId, sub) {
      await documents.send(new PutCommand({ TableName, Item: { ...keyOf(customerId), sub } }));
    },
    async remove(customerId) {
      await documents.send(new DeleteCommand({ TableName, Key: keyOf(customerId) }));
    },
    async readUser(sub) {
      return (await readUser(table, sub))?.user;
    },
    async storeChange(before, change) {
      const at = now();
      const next = applyPaymentChange(before, change, at);
      const mail = planNotice(before, next, at);
      const isStored = await storeUser(table, next, at, mail ? [{ Put: { TableName, Item: mail } }] : []);
      const counted = isStored ? subscriptionChange(before, next, at) : undefined;
      // The change is stored, and a retry would find nothing to count.
      if (counted)
        await addToDay(table, 'operations', at.getTime(), { [counted]: 1 }).catch((error: Error) =>
          log.warn('subscription not counted', { error }),
        );
      return isStored;
    },
    async *listAll() {
      for (const shard of allShards('customer'))
        for await (const rows of readPartition(table, customerKey(shard, '').pk))
          yield rows.map(({ sk }) => `${sk}`);
    },
  };
}
