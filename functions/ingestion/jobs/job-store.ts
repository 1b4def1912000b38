import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { StoredPosting } from '../../postings/stored-posting.ts';
import { SeenPosting } from '../../table/board.ts';
import { Job } from '../../table/job.ts';
import { dedupeGroupKey, jobKey, type Key, postingKey, storedPostingKey } from '../../table/keys.ts';
import { retryWhileTimeLeft, startCountdown } from '../../table/retry.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { isWriteConflict } from '../../table/write-conflict.ts';
import { DedupeGroup, emptyGroup } from './dedupe.ts';

export type Row = Record<string, unknown> & Key;

/** A row before and after a change; `before` is undefined for a new row. */
export interface Revision<Entity> {
  readonly before: Entity | undefined;
  readonly after: Entity;
}

/** A replayed recording has a `seenAt` in the past; rows are always stamped by the clock. */
export interface Timing {
  readonly seenAt: Date;
  readonly clock: () => Date;
}

export interface JobStore {
  listSeen(board: string): Promise<SeenPosting[]>;
  findSeen(board: string, id: string): Promise<SeenPosting | undefined>;
  findJob(jobId: string): Promise<Job | undefined>;
  findStoredPosting(jobId: string): Promise<StoredPosting | undefined>;
  /** Returns an empty group for a key without jobs. */
  findDedupeGroup(key: string): Promise<DedupeGroup>;
  /** Writes everything in one transaction. Returns false if the job or the group changed since it was read. */
  write(change: { job?: Revision<Job>; dedupeGroup?: DedupeGroup; rows: readonly Row[] }): Promise<boolean>;
  markMissing(row: SeenPosting, missed: boolean): Promise<void>;
  /** Makes the next reading treat an open posting as edited. */
  markOutdated(board: string, id: string): Promise<void>;
}

/** A throttled write is retried this long, because the AWS client does not retry transactions. */
const BUSY_MS = 10_000;

const ifRevision = (revision: number | undefined) =>
  revision === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': revision },
      };

export function jobStore(table: Table): JobStore {
  const { documents, name } = table;
  const put = (Item: Row, condition: object = {}) => ({ Put: { TableName: name, Item, ...condition } });
  async function read(Key: Key): Promise<unknown> {
    const { Item } = await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
    return Item;
  }
  async function updatePosting({ pk, sk }: Key, field: 'missed' | 'hash', value: boolean | string) {
    await documents.send(
      new UpdateCommand({
        TableName: name,
        Key: { pk, sk },
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  }
  return {
    async listSeen(board) {
      const { pk } = postingKey(board, '');
      const seen: SeenPosting[] = [];
      for await (const page of readPartition(table, pk))
        seen.push(...page.map((row) => SeenPosting.parse(row)));
      return seen;
    },
    findSeen: async (board, id) => SeenPosting.optional().parse(await read(postingKey(board, id))),
    findJob: async (jobId) => Job.optional().parse(await read(jobKey(jobId))),
    findStoredPosting: async (jobId) => StoredPosting.optional().parse(await read(storedPostingKey(jobId))),
    findDedupeGroup: async (key) =>
      DedupeGroup.optional().parse(await read(dedupeGroupKey(key))) ?? emptyGroup(key),
    async write({ job, dedupeGroup, rows }) {
      const groupBefore = dedupeGroup && dedupeGroup.revision > 1 ? dedupeGroup.revision - 1 : undefined;
      const TransactItems = [
        ...(job ? [put(job.after, ifRevision(job.before?.revision))] : []),
        ...(dedupeGroup ? [put(dedupeGroup, ifRevision(groupBefore))] : []),
        ...rows.map((row) => put(row)),
      ];
      try {
        const write = () => documents.send(new TransactWriteCommand({ TransactItems }));
        await retryWhileTimeLeft(write, startCountdown(BUSY_MS));
        return true;
      } catch (error) {
        if (isWriteConflict(error)) return false;
        throw error;
      }
    },
    markMissing: (row, missed) => updatePosting(row, 'missed', missed),
    markOutdated: (board, id) => updatePosting(postingKey(board, id), 'hash', ''),
  };
}
