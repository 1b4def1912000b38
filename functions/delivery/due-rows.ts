import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dueKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Below every minute there is. */
export const EVER = '0';

/** The key of what a person has due at a minute; the sort key begins with it. */
const DueKey = z.object({ pk: z.string(), sk: z.string() });
export type DueKey = z.infer<typeof DueKey>;

/** What is due in one shard, as drain-due reads it: times are ISO minutes, the upper one left out. */
export function dueRows({ documents, name: TableName }: Table) {
  const between = (shard: string, from: string, to: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': dueKey(shard, '', '').pk, ':from': from, ':to': to },
    ProjectionExpression: 'pk, sk',
  });
  return {
    /** When the oldest row fell due; undefined where none has. */
    async oldest(shard: string, now: string): Promise<string | undefined> {
      const { Items = [] } = await documents.send(
        new QueryCommand({ ...between(shard, EVER, now), Limit: 1 }),
      );
      return Items.map((row) => DueKey.parse(row).sk.slice(0, now.length))[0];
    },
    /** The rows that fell due from a time on, page by page. */
    async *since(shard: string, from: string, now: string): AsyncGenerator<DueKey[]> {
      for await (const { Items = [] } of paginateQuery({ client: documents }, between(shard, from, now)))
        yield Items.map((row) => DueKey.parse(row));
    },
  };
}
