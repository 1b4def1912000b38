import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateQuery, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { PostingSeen } from '../table/board.ts';
import { Job } from '../table/job.ts';
import { jobKey, postingKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

type Row = Record<string, unknown> & { pk: string; sk: string };

/** Where jobs and what was seen of postings are kept. Every write is one transaction, so nothing is half there. */
export interface JobStore {
  seen(board: string): Promise<PostingSeen[]>;
  job(jobId: string): Promise<Job | undefined>;
  /** Writes a job that is not there yet, with its rows. False where somebody wrote it first. */
  create(job: Job, rows: readonly Row[]): Promise<boolean>;
  /** Replaces a job as it was read, with its rows. False where somebody changed it since. */
  replace(before: Job, job: Job, rows: readonly Row[]): Promise<boolean>;
  /** Writes one posting row on its own. */
  note(row: Row): Promise<void>;
  /** Marks a posting as missing once, or as there again. */
  mark(row: PostingSeen, missed: boolean): Promise<void>;
}

/** The store over the one table. */
export function jobStore({ documents, name }: Table): JobStore {
  const put = (Item: Row) => ({ Put: { TableName: name, Item } });
  async function transact(
    items: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>,
  ) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: items }));
      return true;
    } catch (error) {
      if (error instanceof TransactionCanceledException && conditionFailed(error)) return false;
      throw error;
    }
  }
  return {
    async seen(board) {
      const { pk } = postingKey(board, '');
      const pages = paginateQuery(
        { client: documents },
        {
          TableName: name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
        },
      );
      const rows: PostingSeen[] = [];
      for await (const page of pages) rows.push(...(page.Items ?? []).map((item) => PostingSeen.parse(item)));
      return rows;
    },
    async job(jobId) {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: jobKey(jobId), ConsistentRead: true }),
      );
      return Item && Job.parse(Item);
    },
    create: (job, rows) =>
      transact([
        { Put: { TableName: name, Item: job, ConditionExpression: 'attribute_not_exists(pk)' } },
        ...rows.map(put),
      ]),
    replace: (before, job, rows) =>
      transact([
        {
          Put: {
            TableName: name,
            Item: job,
            ConditionExpression: 'matchVersion = :version AND closedAt = :closed',
            ExpressionAttributeValues: { ':version': before.matchVersion, ':closed': before.closedAt },
          },
        },
        ...rows.map(put),
      ]),
    async note(row) {
      await transact([put(row)]);
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

const conditionFailed = (error: TransactionCanceledException): boolean =>
  (error.CancellationReasons ?? []).some((reason) => reason.Code === 'ConditionalCheckFailed');
