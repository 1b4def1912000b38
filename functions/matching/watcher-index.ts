import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { followerKey } from '../table/keys.ts';
import { retryWhileTimeLeft, startCountdown } from '../table/retry.ts';
import { readPartition } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import { WatcherRow } from '../table/watcher.ts';
import { type KeyRange, type Partition, pkOf } from './partition.ts';
import { firstOf, pageOf, type WatcherPage } from './watcher-page.ts';

/** The reverse index, as matching reads it. */
export interface WatcherIndex {
  /**
   * Returns the first watchers of a partition with sort keys in a range, at most `limit`; `more` if there may be others.
   * An index in memory returns them at once.
   */
  query(partition: Partition, within: KeyRange, limit: number): WatcherPage | Promise<WatcherPage>;
  /** Returns the people who may see the jobs of an unconfirmed board. */
  followersOf(board: string): Promise<ReadonlySet<string>>;
}

/** Which partition a row is in is known, and its name would be a third of the response. */
const FoundRow = WatcherRow.omit({ pk: true });

/** How long a query of a throttled partition is retried, in milliseconds. */
const BUSY_MS = 10_000;

/** Reads are eventually consistent: half a read unit for every 4 KB begun. */
export function watcherIndex(table: Table): WatcherIndex {
  const { documents, name } = table;
  return {
    async query(partition, { from, to }, limit) {
      const pk = pkOf(partition);
      const query = new QueryCommand({
        TableName: name,
        // Every sort key is longer than `to`, so BETWEEN excludes it.
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ProjectionExpression: 'sk, demands, homes, since',
        Limit: limit,
      });
      const { Items = [], LastEvaluatedKey } = await retryWhileTimeLeft(
        () => documents.send(query),
        startCountdown(BUSY_MS),
      );
      return pageOf(
        pk,
        Items.map((item) => FoundRow.parse(item)),
        LastEvaluatedKey !== undefined,
      );
    },
    async followersOf(board) {
      const followers = new Set<string>();
      for await (const rows of readPartition(table, followerKey(board, '').pk))
        for (const { sk } of rows) followers.add(`${sk}`);
      return followers;
    },
  };
}

interface Query {
  readonly partition: Partition;
  readonly within: KeyRange;
  readonly limit: number;
}

/**
 * Wraps an index so that a range queried several times in one turn is read once: jobs of an employer that arrive
 * together share its partition, and their titles often others.
 */
export function sharedIndex<Index extends Pick<WatcherIndex, 'query'>>(index: Index): Index {
  const queries = new DataLoader<Query, WatcherPage>(
    (batch) => {
      const limits = new Map<string, number>();
      for (const query of batch)
        limits.set(rangeOf(query), Math.max(query.limit, limits.get(rangeOf(query)) ?? 0));
      const pages = new Map<string, WatcherPage | Promise<WatcherPage>>();
      const read = async (query: Query): Promise<WatcherPage> => {
        const { partition, within, limit } = query;
        const range = rangeOf(query);
        const page = pages.get(range) ?? index.query(partition, within, limits.get(range) ?? limit);
        pages.set(range, page);
        return firstOf(await page, limit);
      };
      // DataLoader fails only the queries whose value is an error.
      return Promise.all(batch.map((query) => read(query).catch((error: Error) => error)));
    },
    { cache: false },
  );
  return { ...index, query: (partition, within, limit) => queries.load({ partition, within, limit }) };
}

const rangeOf = ({ partition, within }: Query): string =>
  JSON.stringify([pkOf(partition), within.from, within.to]);
