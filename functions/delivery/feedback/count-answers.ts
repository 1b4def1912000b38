import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addToDay, statsExpiry } from '../../table/add-to-day.ts';
import { answersKey } from '../../table/keys.ts';
import type { Setting } from '../../table/learned.ts';
import { mondayOf } from '../../table/monday-of.ts';
import type { Table } from '../../table/table.ts';

/** Counts a first answer: for everybody, for its saved title, and for the kinds of settings that it was offered. */
export async function countNotRelevant(
  table: Table,
  at: Date,
  title: string,
  kinds: readonly Setting['kind'][],
): Promise<void> {
  await Promise.all([
    addToDay(table, 'alerts', at.getTime(), { notRelevant: 1 }),
    ...(title === '' ? [] : [add(table, at, 'title', title.toLowerCase(), 'notRelevant')]),
    ...[...new Set(kinds)].map((kind) => add(table, at, 'setting', kind, 'notRelevant')),
  ]);
}

/** Counts that a setting was taken over. */
export const countTaken = (table: Table, at: Date, kind: Setting['kind']): Promise<void> =>
  add(table, at, 'setting', kind, 'taken');

async function add(
  { documents, name: TableName }: Table,
  at: Date,
  kind: 'title' | 'setting',
  name: string,
  count: 'notRelevant' | 'taken',
): Promise<void> {
  const monday = mondayOf(at);
  await documents.send(
    new UpdateCommand({
      TableName,
      Key: answersKey(monday, kind, name),
      UpdateExpression: `SET expiresAt = :expiresAt ADD ${count} :one`,
      ExpressionAttributeValues: { ':expiresAt': statsExpiry(monday), ':one': 1 },
    }),
  );
}
