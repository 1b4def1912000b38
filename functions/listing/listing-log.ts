import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../table/batch-get.ts';
import { Job } from '../table/job.ts';
import { jobKey, listingKey } from '../table/keys.ts';
import { entryOf, type ListingEntry } from '../table/listing.ts';
import { shardsOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';

/** The log behind the listing, and the cards. */
export interface ListingLog {
  /**
   * Tells the entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO) as they arrive, those of one job in the
   * order of writing.
   */
  follow(day: string, after: string, tell: (entry: ListingEntry) => void): Promise<void>;
  /** The same all at once. */
  entries(day: string, after: string): Promise<ListingEntry[]>;
  /** The jobs in the order asked for; those that are gone are left out. */
  cards(jobIds: readonly string[]): Promise<Job[]>;
}

/** The log in the one table; eventually consistent, since readers look back over some seconds anyway. */
export function listingLog(table: Table): ListingLog {
  const { documents, name } = table;
  const log: ListingLog = {
    async follow(day, after, tell) {
      // A job's entries are all in one shard, so the order of shards does not matter to them.
      await Promise.all(
        shardsOf('listing').map(async (shard) => {
          const query = {
            TableName: name,
            KeyConditionExpression: 'pk = :pk AND sk > :after',
            ProjectionExpression: 'sk, told',
            ExpressionAttributeValues: { ':pk': listingKey(day, shard, '', '').pk, ':after': after },
          };
          for await (const page of paginateQuery({ client: documents }, query))
            for (const item of page.Items ?? []) tell(entryOf(item));
        }),
      );
    },
    async entries(day, after) {
      const entries: ListingEntry[] = [];
      await log.follow(day, after, (entry) => entries.push(entry));
      return entries;
    },
    async cards(jobIds) {
      const rows = await batchGet(table, jobIds.map(jobKey), { consistent: false });
      const byId = new Map(rows.map((item) => [item['jobID'], Job.parse(item)]));
      return jobIds.flatMap((jobId) => byId.get(jobId) ?? []);
    },
  };
  return log;
}
