import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { Alert } from '../table/alert.ts';
import { batchGet } from '../table/batch-get.ts';
import { FanOutSlice } from '../table/fan-out-slice.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { insertNew } from '../table/insert-new.ts';
import { Job } from '../table/job.ts';
import { alertKey, jobKey, type Key, sliceKey } from '../table/keys.ts';
import { retryWhileTimeLeft, type TimeLeft } from '../table/retry.ts';
import type { Table } from '../table/table.ts';
import type { Ledger } from './fan-out.ts';
import { sliceId } from './slice.ts';

/** The ledger over the one table. Writes that DynamoDB throttles are retried while time is left. */
export function ledgerStore(table: Table, timeLeft: TimeLeft): Ledger {
  const { documents, name } = table;
  return {
    open: (alerts) => insertNew(table, alerts, timeLeft),
    async alertsOf(jobId, subs) {
      const keys = subs.map((sub) => alertKey(sub, jobId));
      return (await batchGet(table, keys, { consistent: false })).map((item) => Alert.parse(item));
    },
    async saveSlices({ jobID, matchVersion }, slices) {
      const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
      for (const slice of slices) {
        const key = sliceKey(jobID, sliceId(slice));
        const Item = { ...key, ...slice, jobId: jobID, turn: matchVersion, expiresAt };
        await retryWhileTimeLeft(() => documents.send(new PutCommand({ TableName: name, Item })), timeLeft);
      }
    },
  };
}

/** The slices of fan-outs that are still to be worked. */
export function sliceStore({ documents, name }: Table) {
  return {
    /** Returns undefined for a slice that is done. */
    async read(key: Key): Promise<FanOutSlice | undefined> {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: true }),
      );
      return Item && FanOutSlice.parse(Item);
    },
    /** Removes a slice, unless the same slice was saved again for a later version of the job. */
    async remove({ pk, sk, turn }: FanOutSlice): Promise<void> {
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

/**
 * Reads current jobs, undefined for one that no longer exists; reads in the same turn share a call. A
 * malformed row fails only the read of that job.
 */
export function jobReader(table: Table): (jobId: string) => Promise<Job | undefined> {
  const rows = new DataLoader<string, Record<string, unknown> | undefined>(
    async (jobIds) => {
      const keys = [...new Set(jobIds)].map(jobKey);
      const found = await batchGet(table, keys, { consistent: true });
      const byPk = new Map(found.map((row) => [row['pk'], row]));
      return jobIds.map((jobId) => byPk.get(jobKey(jobId).pk));
    },
    { cache: false },
  );
  return async (jobId) => {
    const row = await rows.load(jobId);
    return row && Job.parse(row);
  };
}
