import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

/** The key of a row whose sort key starts with a time (ISO 8601). */
const TimedKey = z.object({ pk: z.string(), sk: z.string() });
type TimedKey = z.infer<typeof TimedKey>;

/** Sorts before every time. */
export const START = '0';

/** Rows of partitions in the order of their times. The upper bound is exclusive. */
export function timedRows({ documents, name: TableName }: Table) {
  const between = (pk: string, from: string, to: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ProjectionExpression: 'pk, sk',
  });
  return {
    /** The time of the oldest row; undefined if there is none. */
    async oldest(pk: string, to: string): Promise<string | undefined> {
      const query = new QueryCommand({ ...between(pk, START, to), Limit: 1 });
      const { Items = [] } = await documents.send(query);
      return Items.map((row) => TimedKey.parse(row).sk.slice(0, to.length))[0];
    },
    /** The keys of the rows from a time on, page by page. */
    async *since(pk: string, from: string, to: string): AsyncGenerator<TimedKey[]> {
      for await (const { Items = [] } of paginateQuery({ client: documents }, between(pk, from, to)))
        yield Items.map((row) => TimedKey.parse(row));
    },
  };
}
