import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../table/batch-get.ts';
import { Job } from '../table/job.ts';
import { jobKey, listingKey } from '../table/keys.ts';
import { ListingEntry } from '../table/listing.ts';
import { shardsOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';

/** The log behind the listing, and the cards. */
export interface ListingLog {
  /** The entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO), in the order of writing. */
  entries(day: string, after: string): Promise<ListingEntry[]>;
  /** The jobs in the order asked for; those that are gone are left out. */
  cards(jobIds: readonly string[]): Promise<Job[]>;
}

/** The log in the one table; eventually consistent, since readers look back over some seconds anyway. */
export function listingLog(table: Table): ListingLog {
  const { documents, name } = table;
  return {
    async entries(day, after) {
      const shards = await Promise.all(
        shardsOf('listing').map(async (shard) => {
          const query = {
            TableName: name,
            KeyConditionExpression: 'pk = :pk AND sk > :after',
            ExpressionAttributeValues: { ':pk': listingKey(day, shard, '', '').pk, ':after': after },
          };
          const entries: ListingEntry[] = [];
          for await (const page of paginateQuery({ client: documents }, query)) {
            entries.push(...(page.Items ?? []).map((item) => ListingEntry.parse(item)));
          }
          return entries;
        }),
      );
      // A job's entries are all in one shard, so shard order does not matter to them.
      return shards.flat();
    },
    async cards(jobIds) {
      const rows = await batchGet(table, jobIds.map(jobKey), { consistent: false });
      const byId = new Map(rows.map((item) => [item['jobID'], Job.parse(item)]));
      return jobIds.flatMap((jobId) => byId.get(jobId) ?? []);
    },
  };
}
