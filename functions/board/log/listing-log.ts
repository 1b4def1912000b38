import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../../table/batch-get.ts';
import { Job } from '../../table/job.ts';
import { jobKey, listingKey } from '../../table/keys.ts';
import { decodeEntry, type ListingEntry } from '../../table/listing-entry.ts';
import { allShards } from '../../table/shards.ts';
import type { Table } from '../../table/table.ts';
import { type EntryColumns, toColumns, unpackEntries } from './entry-columns.ts';
import type { PackedHourStore } from './packed-hour-store.ts';

const HOUR = 3_600_000;

/**
 * Whether a row of the log (its sort key, which starts with the instant of writing) was read before and can be skipped.
 */
export type IsKnown = (row: string) => boolean;

/** The log behind the listing, and the jobs it refers to. */
export interface ListingLog {
  /**
   * Passes on the entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO 8601) as they are read,
   * those of one job in the order of writing.
   */
  follow(day: string, after: string, onEntry: (entry: ListingEntry) => void): Promise<void>;
  /** Returns the same entries at once, without known rows. */
  entries(day: string, after: string, isKnown?: IsKnown): Promise<ListingEntry[]>;
  /** Reads jobs in the given order; those that no longer exist are left out. */
  cards(jobIds: readonly string[]): Promise<Job[]>;
}

/** Reads are eventually consistent, since readers look back over some seconds anyway. */
export function listingLog(table: Table): ListingLog {
  const { documents, name } = table;
  async function read(
    day: string,
    after: string,
    onEntry: (entry: ListingEntry) => void,
    isKnown: IsKnown,
  ): Promise<void> {
    // A job's entries are all in one shard, so shards may be read in any order.
    await Promise.all(
      allShards('listing').map(async (shard) => {
        const query = {
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND sk > :after',
          ProjectionExpression: 'sk, entry',
          ExpressionAttributeValues: { ':pk': listingKey(day, shard, '', '').pk, ':after': after },
        };
        for await (const page of paginateQuery({ client: documents }, query))
          for (const item of page.Items ?? []) if (!isKnown(String(item['sk']))) onEntry(decodeEntry(item));
      }),
    );
  }
  return {
    follow: (day, after, onEntry) => read(day, after, onEntry, () => false),
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

/** The log in columns, as the listing index takes it. */
export interface ColumnLog {
  /**
   * Passes on the entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO 8601), those of one job
   * in the order of writing, and possibly some from earlier in that hour. Known rows are left out unless they
   * are packed.
   */
  follow(
    day: string,
    after: string,
    onEntries: (entries: EntryColumns) => void,
    isKnown?: IsKnown,
  ): Promise<void>;
}

/**
 * The log read from packed hours as far as they follow each other without a gap, and entry by entry from there on. The
 * result is the same, since an hour is packed only when nothing more can be written into it.
 */
export function packedLog(
  log: Pick<ListingLog, 'entries'>,
  packedHours: Pick<PackedHourStore, 'read'>,
  now: () => number,
): ColumnLog {
  return {
    async follow(day, after, onEntries, isKnown) {
      if (after.slice(0, 10) > day) return;
      let from = later(after, day);
      if (Date.parse(from) <= now() - HOUR) {
        let next = Number(from.slice(11, 13));
        for (const { hour, parts } of await packedHours.read(day, hourName(next))) {
          if (Number(hour) !== next) break;
          for (const part of parts) onEntries(unpackEntries(part));
          next += 1;
        }
        if (next === 24) return;
        from = later(`${day}T${hourName(next)}:00:00.000Z`, from);
      }
      const entries = await log.entries(day, from, isKnown);
      if (entries.length > 0) onEntries(toColumns(entries));
    },
  };
}

/** The later of two instants or days in ISO 8601. */
const later = (one: string, other: string): string => (one > other ? one : other);

const hourName = (hour: number): string => String(hour).padStart(2, '0');
