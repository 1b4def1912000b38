import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Meter } from '../../table/alert.ts';
import { batchGet } from '../../table/batch-get.ts';
import { Job } from '../../table/job.ts';
import { jobKey, type Key, meterKey } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { type Slice, sliceId } from '../slice.ts';

const SliceOfAudit = z.object({
  from: z.string(),
  to: z.string(),
  cursors: z.record(z.string(), z.string()).exactOptional(),
});

/**
 * A job whose alerts are still to be audited, or a slice of its people. The sort key is '<time>#<job>' and the slice's.
 */
export const AuditRow = z.object({
  pk: z.string(),
  sk: z.string(),
  expiresAt: z.number(),
  slice: SliceOfAudit.optional(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const suffixOf = (slice: Slice | undefined): string => (slice ? `#${sliceId(slice)}` : '');

const timeOf = ({ sk }: AuditRow): string => sk.slice(0, sk.indexOf('#'));

/** The id of the job that a row is about. */
export const jobIdOfAudit = ({ sk, slice }: AuditRow): string =>
  sk.slice(sk.indexOf('#') + 1, sk.length - suffixOf(slice).length);

/** The rows of audits, and what an audit reads. */
export function auditStore(table: Table) {
  const { documents, name: TableName } = table;
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const put = (Item: AuditRow) => documents.send(new PutCommand({ TableName, Item }));
  const remove = async ({ pk, sk }: Key): Promise<void> => {
    await documents.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  };
  return {
    /** Returns undefined for an audit that is done. */
    async read({ pk, sk }: Key): Promise<AuditRow | undefined> {
      const row = await get({ pk, sk });
      return row && AuditRow.parse(row);
    },
    async readJob(row: AuditRow): Promise<Job | undefined> {
      const job = await get(jobKey(jobIdOfAudit(row)));
      return job && Job.parse(job);
    },
    async readMeters(subs: readonly string[]): Promise<Map<string, Meter>> {
      const rows = await batchGet(table, subs.map(meterKey), { consistent: false });
      return new Map(rows.map((row) => [`${row['pk']}`.slice('METER#'.length), Meter.parse(row)]));
    },
    remove,
    /** Puts off an audit, or what is left of it: the audit of `slice`. */
    async postpone(row: AuditRow, at: Date, slice = row.slice): Promise<void> {
      const sk = `${at.toISOString()}#${jobIdOfAudit(row)}${suffixOf(slice)}`;
      await put({ ...row, sk, slice });
      await remove(row);
    },
    /** Adds slices of the same audit and returns their keys. */
    async addSlices(row: AuditRow, slices: readonly Slice[]): Promise<Key[]> {
      const rows = slices.map((slice) => ({
        ...row,
        sk: `${timeOf(row)}#${jobIdOfAudit(row)}${suffixOf(slice)}`,
        slice,
      }));
      for (const added of rows) await put(added);
      return rows.map(({ pk, sk }) => ({ pk, sk }));
    },
  };
}
export type AuditStore = ReturnType<typeof auditStore>;
