import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../../table/batch-get.ts';
import { Job } from '../../table/job.ts';
import { jobKey, listingKey } from '../../table/keys.ts';
import { decodeEntry, type ListingEntry } from '../../table/listing-entry.ts';
import { allShards } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';

/** Whether a row of the log, by its sort key (the instant of writing first), has been read: then it is not told again. */
export type IsKnown = (row: string) => boolean;

/** The log behind the listing, and the cards. */
export interface ListingLog {
  /**
   * Tells the entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO) as they arrive, those of one job in the
   * order of writing.
   */
  follow(day: string, after: string, tell: (entry: ListingEntry) => void): Promise<void>;
  /** The same all at once, without the rows that are known. */
  entries(day: string, after: string, isKnown?: IsKnown): Promise<ListingEntry[]>;
  /** The jobs in the order asked for; those that are gone are left out. */
  cards(jobIds: readonly string[]): Promise<Job[]>;
}

/** The log in the one table; eventually consistent, since readers look back over some seconds anyway. */
export function listingLog(table: Table): ListingLog {
  const { documents, name } = table;
  async function read(day: string, after: string, tell: (entry: ListingEntry) => void, isKnown: IsKnown) {
    // A job's entries are all in one shard, so the order of shards does not matter to them.
    await Promise.all(
      allShards('listing').map(async (shard) => {
        const query = {
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND sk > :after',
          ProjectionExpression: 'sk, told',
          ExpressionAttributeValues: { ':pk': listingKey(day, shard, '', '').pk, ':after': after },
        };
        for await (const page of paginateQuery({ client: documents }, query))
          for (const item of page.Items ?? []) if (!isKnown(String(item['sk']))) tell(decodeEntry(item));
      }),
    );
  }
  return {
    follow: (day, after, tell) => read(day, after, tell, () => false),
    async entries(day, after, isKnown = () => false) {
      const entries: ListingEntry[] = [];
      await read(day, after, (entry) => entries.push(entry), isKnown);
      return entries;
    },
    async cards(jobIds) {
      const rows = await batchGet(table, jobIds.map(jobKey), { consistent: false });
      const byId = new Map(rows.map((item) => [item['jobID'], Job.parse(item)]));
      return jobIds.flatMap((jobId) => byId.get(jobId) ?? []);
    },
  };
}
