import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Alert } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { alertKey, pieceKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { Watcher } from '../table/watcher.ts';
import type { Ledger } from './fan-out.ts';
import type { WatcherIndex } from './match.ts';

/** The reverse index over the one table; eventually consistent, half a read unit per 40 watchers. */
export function watcherIndex({ documents, name }: Table): WatcherIndex {
  return {
    async query(pk, range, limit) {
      const watchers: Watcher[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await documents.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: range === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :range)',
            ExpressionAttributeValues: range === '' ? { ':pk': pk } : { ':pk': pk, ':range': range },
            ...(start ? { ExclusiveStartKey: start } : {}),
          }),
        );
        watchers.push(...(page.Items ?? []).map((item) => Watcher.parse(item)));
        start = page.LastEvaluatedKey;
      } while (start && watchers.length <= limit);
      return { watchers, more: start !== undefined };
    },
  };
}

/** The ledger over the one table. */
export function ledgerStore(table: Table): Ledger {
  const { documents, name } = table;
  return {
    async open(alert) {
      const put = new PutCommand({
        TableName: name,
        Item: alert,
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      await documents.send(put).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    },
    async rows(jobId, subs) {
      const keys = subs.map((sub) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: false })).map((item) => Alert.parse(item));
    },
    async cut({ jobID, matchVersion }, ranges) {
      const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
      for (const range of ranges) {
        const Item = { ...pieceKey(jobID, range), jobId: jobID, turn: matchVersion, expiresAt };
        await documents.send(new PutCommand({ TableName: name, Item }));
      }
    },
    async pieceDone(jobId, range) {
      await documents.send(new DeleteCommand({ TableName: name, Key: pieceKey(jobId, range) }));
    },
  };
}
