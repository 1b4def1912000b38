/**
 * Marks every profile as stale, so that its watchers are written again: run it after a release that changes their keys.
 * TABLE_NAME=<table> node functions/matching/mark-all-stale.ts. See "Watcher keys changed" in the runbook.
 */
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { staleKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { openTable, type Table } from '../table/table.ts';

const Profile = z.object({ sub: z.string(), version: z.number().default(1) });

/** Marks every profile's watchers as stale, and returns how many profiles there are. Idempotent. */
export async function markAllStale(
  { documents, name }: Table,
  now: Date,
  onProgress: (marked: number) => void = () => undefined,
): Promise<number> {
  const scan = {
    TableName: name,
    FilterExpression: 'begins_with(pk, :user)',
    ProjectionExpression: '#sub, version',
    ExpressionAttributeNames: { '#sub': 'sub' },
    ExpressionAttributeValues: { ':user': 'USER#' },
  };
  let marked = 0;
  for await (const { Items = [] } of paginateScan({ client: documents }, scan)) {
    const marks = Items.map((item) => {
      const { sub, version } = Profile.parse(item);
      const Item = { ...staleKey(shardOf('stale', sub), sub), version, since: now.toISOString() };
      return documents.send(new PutCommand({ TableName: name, Item }));
    });
    marked += (await Promise.all(marks)).length;
    onProgress(marked);
  }
  return marked;
}

if (import.meta.main) {
  const marked = await markAllStale(openTable(), new Date(), (count) =>
    console.error(`${count} profiles marked`),
  );
  console.log(`Marked ${marked} profiles. Their watchers will be synced.`);
}
