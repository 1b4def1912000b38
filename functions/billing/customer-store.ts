import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readUser, storeUser } from '../members/user-store.ts';
import { customerKey, type Key } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import { allShards, shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import type { User } from '../table/user.ts';
import { applyPaymentChange } from './apply-payment-change.ts';

/** Whose a customer of the payment provider is, and people's records as far as payments go. */
export interface CustomerStore {
  /** The sub of the person whose customer it is; undefined for a customer that is none of ours. */
  subOf(customerId: string): Promise<string | undefined>;
  /** Remembers whose a customer is; repeating it changes nothing. */
  remember(customerId: string, sub: string): Promise<void>;
  forget(customerId: string): Promise<void>;
  /** Undefined where there is no such person, or the person is leaving. */
  user(sub: string): Promise<User | undefined>;
  /** Stores a change of a record as it was read, and lets its watchers follow; false where others were quicker. */
  store(before: User, change: Partial<User>): Promise<boolean>;
  /** All customers, some at a time. */
  all(): AsyncIterable<readonly string[]>;
}

const Row = z.object({ sub: z.string() });
const keyOf = (customerId: string): Key => customerKey(shardOf('customer', customerId), customerId);

/** Customers in the one table. */
export function customerStore(table: Table, now: () => Date): CustomerStore {
  const { documents, name: TableName } = table;
  return {
    async subOf(customerId) {
      const get = new GetCommand({ TableName, Key: keyOf(customerId), ConsistentRead: true });
      const { Item: item } = await documents.send(get);
      return item && Row.parse(item).sub;
    },
    async remember(customerId, sub) {
      await documents.send(new PutCommand({ TableName, Item: { ...keyOf(customerId), sub } }));
    },
    async forget(customerId) {
      await documents.send(new DeleteCommand({ TableName, Key: keyOf(customerId) }));
    },
    async user(sub) {
      return (await readUser(table, sub))?.user;
    },
    store(before, change) {
      const at = now();
      return storeUser(table, applyPaymentChange(before, change, at), at);
    },
    async *all() {
      for (const shard of allShards('customer'))
        for await (const rows of readPartition(table, customerKey(shard, '').pk))
          yield rows.map(({ sk }) => `${sk}`);
    },
  };
}
