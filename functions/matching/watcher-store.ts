import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { staleKey, userKey, watchlistKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { Watchlist } from '../table/watcher.ts';
import type { WatcherStore } from './project.ts';

/** The most rows DynamoDB writes in one batch. */
const BATCH = 25;

type WriteRequest = NonNullable<
  NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string]
>[number];

/** The store of watchers over the one table. */
export function watcherStore({ documents, name }: Table): WatcherStore {
  async function get(Key: { pk: string; sk: string }) {
    return (await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  }
  async function conditionally(command: PutCommand | DeleteCommand): Promise<boolean> {
    try {
      // The client's overloads tell the two commands apart; both are sent alike.
      await documents.send(command as PutCommand);
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }
  async function write(requests: readonly WriteRequest[]) {
    for (let start = 0; start < requests.length; start += BATCH) {
      let left: WriteRequest[] = requests.slice(start, start + BATCH);
      while (left.length > 0) {
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
      return item ? Watchlist.parse(item) : { rows: {}, revision: 0 };
    },
    saveList: (sub, rows, revision) =>
      conditionally(
        new PutCommand({
          TableName: name,
          Item: { ...watchlistKey(sub), rows, revision: revision + 1 },
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
