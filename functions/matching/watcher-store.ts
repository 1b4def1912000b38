import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BatchWriteCommand, DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { staleKey, userKey, watchlistKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { Watchlist } from '../table/watcher.ts';
import type { WatcherStore } from './sync-watchers.ts';

/** The most rows DynamoDB writes in one batch. */
const BATCH = 25;

/** What DynamoDB leaves unwritten is given to it again so often, each time after a longer wait. */
const TRIES = 6;

const Rows = z.record(z.string(), z.string());

type WriteRequest = NonNullable<
  NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string]
>[number];

/** The store of watchers over the one table. */
export function watcherStore({ documents, name }: Table): WatcherStore {
  async function get(Key: { pk: string; sk: string }) {
    return (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  }
  async function conditionally(command: PutCommand | DeleteCommand): Promise<boolean> {
    // The client's overloads tell the two commands apart; both are sent alike.
    return (await ignoreConditionFailure(documents.send(command as PutCommand))) !== undefined;
  }
  async function write(requests: readonly WriteRequest[]) {
    for (let start = 0; start < requests.length; start += BATCH) {
      let left: WriteRequest[] = requests.slice(start, start + BATCH);
      for (let turn = 0; left.length > 0; turn += 1) {
        if (turn === TRIES) throw new Error(`DynamoDB left ${left.length} rows unwritten: it is too busy.`);
        if (turn > 0) await wait(25 * 2 ** turn * Math.random());
        const { UnprocessedItems } = await documents.send(
          new BatchWriteCommand({ RequestItems: { [name]: left } }),
        );
        left = UnprocessedItems?.[name] ?? [];
      }
    }
  }
  return {
    async user(sub) {
      const item = await get(userKey(sub));
      return item && User.parse(item);
    },
    async list(sub) {
      const item = await get(watchlistKey(sub));
      if (!item) return { rows: {}, revision: 0, busySince: 0, caughtUp: null };
      const { rows, revision, busySince, caughtUp } = Watchlist.parse(item);
      const unpacked = Rows.parse(JSON.parse(gunzipSync(rows).toString('utf8')));
      return { rows: unpacked, revision, busySince, caughtUp };
    },
    saveList: (sub, { rows, revision, ...rest }) =>
      conditionally(
        new PutCommand({
          TableName: name,
          Item: {
            ...watchlistKey(sub),
            rows: gzipSync(JSON.stringify(rows)),
            revision: revision + 1,
            ...rest,
          },
          ConditionExpression: 'attribute_not_exists(pk) OR revision = :revision',
          ExpressionAttributeValues: { ':revision': revision },
        }),
      ),
    put: (watchers) => write(watchers.map((Item) => ({ PutRequest: { Item } }))),
    remove: (keys) => write(keys.map((Key) => ({ DeleteRequest: { Key } }))),
    async settled(sub, version) {
      await conditionally(
        new DeleteCommand({
          TableName: name,
          Key: staleKey(shardOf('stale', sub), sub),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': version },
        }),
      );
    },
  };
}
