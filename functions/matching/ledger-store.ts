import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Alert } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { FanOutSlice } from '../table/fan-out-slice.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { insertNew } from '../table/insert-new.ts';
import { alertKey, type Key, sliceKey } from '../table/keys.ts';
import { retryWhileTimeLeft, startCountdown, type TimeLeft } from '../table/retry.ts';
import type { Table } from '../table/table.ts';
import { Watcher } from '../table/watcher.ts';
import type { WatcherIndex } from './candidates.ts';
import type { Ledger } from './fan-out.ts';

/** How long a popular key is asked for while its one partition is too busy, in milliseconds. */
const BUSY_MS = 10_000;

/** The reverse index over the one table; eventually consistent, half a read unit for each 4 KB begun. */
export function watcherIndex({ documents, name }: Table): WatcherIndex {
  return {
    async query(pk, { from, to }, limit) {
      const query = new QueryCommand({
        TableName: name,
        // No sort key is as short as `to`, so nothing that it names is among those below it.
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        Limit: limit,
      });
      const { Items = [], LastEvaluatedKey } = await retryWhileTimeLeft(
        () => documents.send(query),
        startCountdown(BUSY_MS),
      );
      return { watchers: Items.map((item) => Watcher.parse(item)), more: LastEvaluatedKey !== undefined };
    },
  };
}

/** The ledger over the one table; alerts that DynamoDB is too busy for are written while time is left. */
export function ledgerStore(table: Table, timeLeft: TimeLeft): Ledger {
  const { documents, name } = table;
  return {
    open: (alerts) => insertNew(table, alerts, timeLeft),
    async rows(jobId, subs) {
      const keys = subs.map((sub) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: false })).map((item) => Alert.parse(item));
    },
    async cut({ jobID, matchVersion }, pieces) {
      const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
      for (const piece of pieces) {
        const key = sliceKey(jobID, `${piece.from}-${piece.to}`);
        const Item = { ...key, ...piece, jobId: jobID, turn: matchVersion, expiresAt };
        await documents.send(new PutCommand({ TableName: name, Item }));
      }
    },
  };
}

/** The pieces of fan-outs over the one table. */
export function pieceStore({ documents, name }: Table) {
  return {
    /** A piece that is still to be worked; undefined where it is done. */
    async piece(key: Key): Promise<FanOutSlice | undefined> {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: true }),
      );
      return Item && FanOutSlice.parse(Item);
    },
    /** The piece is done, unless it was cut again at a later turn of its job. */
    async done({ pk, sk, turn }: FanOutSlice): Promise<void> {
      const remove = new DeleteCommand({
        TableName: name,
        Key: { pk, sk },
        ConditionExpression: 'turn = :turn',
        ExpressionAttributeValues: { ':turn': turn },
      });
      await ignoreConditionFailure(documents.send(remove));
    },
  };
}
