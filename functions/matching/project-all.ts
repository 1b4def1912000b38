/**
 * The program that has every profile's watchers written anew, after a release that files them otherwise:
 * TABLE_NAME=<table> node functions/matching/project-all.ts. See the runbook, "Watchers are filed otherwise".
 */
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { staleKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { openTable, type Table } from '../table/table.ts';

const Profile = z.object({ sub: z.string(), version: z.number().default(1) });

/** Marks every profile as one whose watchers are behind, and gives how many; running it twice does no harm. */
export async function projectAll(
  { documents, name }: Table,
  now: Date,
  progress: (done: number) => void = () => undefined,
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
    progress(marked);
  }
  return marked;
}

if (import.meta.main) {
  const marked = await projectAll(openTable(), new Date(), (done) =>
    console.error(`${done} profiles marked`),
  );
  console.log(`${marked} profiles will be projected anew.`);
}
