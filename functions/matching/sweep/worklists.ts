import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Job } from '../../table/job.ts';
import { auditKey, jobKey, staleKey } from '../../table/keys.ts';
import { allShards } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

const AuditRow = z.object({ pk: z.string(), sk: z.string(), expiresAt: z.number() });
export type AuditRow = z.infer<typeof AuditRow>;

const StaleRow = z.object({ pk: z.string(), sk: z.string(), since: z.string() });

/** The most rows of a shard that one sweep reads. */
const MAX_ROWS = 100;

/** Marks that other steps leave, from which the sweep finds unfinished work. */
export interface Worklists {
  /** Returns jobs written before an instant whose alerts are not all settled. */
  audits(before: Date): Promise<AuditRow[]>;
  job(row: AuditRow): Promise<Job | undefined>;
  done(row: AuditRow): Promise<void>;
  postpone(row: AuditRow, at: Date): Promise<void>;
  /** Returns the marks of profiles whose watchers have been stale since before an instant. */
  stale(before: Date): Promise<{ pk: string; sk: string }[]>;
}

export function worklists({ documents, name }: Table): Worklists {
  const query = async (pk: string, below?: string) => {
    const { Items } = await documents.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: below ? 'pk = :pk AND sk < :below' : 'pk = :pk',
        ExpressionAttributeValues: below ? { ':pk': pk, ':below': below } : { ':pk': pk },
        Limit: MAX_ROWS,
        ConsistentRead: true,
      }),
    );
    return Items ?? [];
  };
  const remove = async ({ pk, sk }: AuditRow) => {
    await documents.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  };
  return {
    async audits(before) {
      const shards = await Promise.all(
        allShards('audit').map((shard) => query(auditKey(shard, '', '').pk, before.toISOString())),
      );
      return shards.flat().map((item) => AuditRow.parse(item));
    },
    async job({ sk }) {
      const Key = jobKey(sk.slice(sk.indexOf('#') + 1));
      const { Item: item } = await documents.send(
        new GetCommand({ TableName: name, Key, ConsistentRead: true }),
      );
      return item && Job.parse(item);
    },
    done: remove,
    async postpone(row, at) {
      const sk = `${at.toISOString()}#${row.sk.slice(row.sk.indexOf('#') + 1)}`;
      await documents.send(new PutCommand({ TableName: name, Item: { ...row, sk } }));
      await remove(row);
    },
    async stale(before) {
      const shards = await Promise.all(allShards('stale').map((shard) => query(staleKey(shard, '').pk)));
      return shards
        .flat()
        .map((item) => StaleRow.parse(item))
        .filter(({ since }) => since < before.toISOString())
        .map(({ pk, sk }) => ({ pk, sk }));
    },
  };
}
