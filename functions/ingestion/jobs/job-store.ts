import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { StoredPosting } from '../../postings/stored-posting.ts';
import { SeenPosting } from '../../table/board.ts';
import { Job } from '../../table/job.ts';
import { jobKey, type Key, postingKey, storedPostingKey, vacancyKey } from '../../table/keys.ts';
import { retryWhileTimeLeft, startCountdown } from '../../table/retry.ts';
import { readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { isWriteConflict } from '../../table/write-conflict.ts';
import { noVacancy, Vacancy } from './vacancy.ts';

/** Any row, to be put as it is. */
export type Row = Record<string, unknown> & Key;

/** A row that may only be written where it is still what was read; `before` is undefined where there was none. */
export interface Revised<Entity> {
  readonly before: Entity | undefined;
  readonly after: Entity;
}

/** Where jobs and what was seen of postings are kept. Every write is one transaction, so nothing is half there. */
export interface JobStore {
  seen(board: string): Promise<SeenPosting[]>;
  /** What was last seen of one posting. */
  posting(board: string, id: string): Promise<SeenPosting | undefined>;
  job(jobId: string): Promise<Job | undefined>;
  original(jobId: string): Promise<StoredPosting | undefined>;
  /** The jobs that have met under a key; an empty one where none has. */
  vacancy(key: string): Promise<Vacancy>;
  /** Writes a job, where it meets others, and their rows. False where somebody changed one of the two since. */
  write(change: { job?: Revised<Job>; vacancy?: Vacancy; rows: readonly Row[] }): Promise<boolean>;
  /** Marks a posting as missing once, or as there again. */
  mark(row: SeenPosting, missed: boolean): Promise<void>;
}

/** How long a write is tried while DynamoDB is too busy for it, in milliseconds: no client repeats a transaction. */
const BUSY_MS = 10_000;

const revisionWas = (revision: number | undefined) =>
  revision === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': revision },
      };

/** The store over the one table. */
export function jobStore(table: Table): JobStore {
  const { documents, name } = table;
  const put = (Item: Row, condition: object = {}) => ({ Put: { TableName: name, Item, ...condition } });
  async function read(Key: Key): Promise<unknown> {
    const { Item } = await documents.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
    return Item;
  }
  return {
    async seen(board) {
      const { pk } = postingKey(board, '');
      const seen: SeenPosting[] = [];
      for await (const page of readPartition(table, pk))
        seen.push(...page.map((row) => SeenPosting.parse(row)));
      return seen;
    },
    posting: async (board, id) => SeenPosting.optional().parse(await read(postingKey(board, id))),
    job: async (jobId) => Job.optional().parse(await read(jobKey(jobId))),
    original: async (jobId) => StoredPosting.optional().parse(await read(storedPostingKey(jobId))),
    vacancy: async (key) => Vacancy.optional().parse(await read(vacancyKey(key))) ?? noVacancy(key),
    async write({ job, vacancy, rows }) {
      const before = vacancy && vacancy.revision > 1 ? vacancy.revision - 1 : undefined;
      const TransactItems = [
        ...(job ? [put(job.after, revisionWas(job.before?.revision))] : []),
        ...(vacancy ? [put(vacancy, revisionWas(before))] : []),
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
    async mark({ pk, sk }, missed) {
      await documents.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: 'SET missed = :missed',
          ExpressionAttributeValues: { ':missed': missed },
        }),
      );
    },
  };
}
