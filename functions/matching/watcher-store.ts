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

/** DynamoDB's limit of rows in a batch. */
const BATCH_SIZE = 25;

/** How often a batch is sent at most. Each retry of its unwritten rows waits longer. */
const MAX_TRIES = 6;

const Rows = z.record(z.string(), z.string());

type WriteRequest = NonNullable<
  NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string]
>[number];

export function watcherStore({ documents, name }: Table): WatcherStore {
  async function get(Key: { pk: string; sk: string }) {
    return (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  }
  async function sendConditionally(command: PutCommand | DeleteCommand): Promise<boolean> {
    // The client has an overload for each command, none for the union.
    return (await ignoreConditionFailure(documents.send(command as PutCommand))) !== undefined;
  }
  async function write(requests: readonly WriteRequest[]) {
    for (let start = 0; start < requests.length; start += BATCH_SIZE) {
      let unwritten: WriteRequest[] = requests.slice(start, start + BATCH_SIZE);
      for (let turn = 0; unwritten.length > 0; turn += 1) {
        if (turn === MAX_TRIES)
          throw new Error(
            `DynamoDB is throttling: ${unwritten.length} watchers were not written. The message is retried.`,
          );
        if (turn > 0) await wait(25 * 2 ** turn * Math.random());
        const { UnprocessedItems } = await documents.send(
          new BatchWriteCommand({ RequestItems: { [name]: unwritten } }),
        );
        unwritten = UnprocessedItems?.[name] ?? [];
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
      if (!item) return { rows: {}, revision: 0, busySince: 0, caughtUp: null, welcomeDue: false };
      const { rows, ...rest } = Watchlist.omit({ pk: true, sk: true }).parse(item);
      const unzipped = Rows.parse(JSON.parse(gunzipSync(rows).toString('utf8')));
      return { rows: unzipped, ...rest };
    },
    saveList: (sub, { rows, revision, ...rest }) =>
      sendConditionally(
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
    async clearStale(sub, version) {
      await sendConditionally(
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
