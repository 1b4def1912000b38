import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { findMatches, partitionsOf } from '../../functions/matching/match.ts';
import { pkOf } from '../../functions/matching/partition.ts';
import { FULL_RANGE, MAX_PER_RUN } from '../../functions/matching/slice.ts';
import { type WatcherIndex, watcherIndex } from '../../functions/matching/watcher-index.ts';
import { pageOf, sizeOf, sortKeysOf } from '../../functions/matching/watcher-page.ts';
import { withoutSdkLogger } from '../../functions/platform/without-sdk-logger.ts';
import type { Job } from '../../functions/table/job.ts';
import { percentile } from '../measure/statistics.ts';

/** The median of these rounds is reported. The first rounds run cold. */
const ROUNDS = 9;

/** Every so many jobs are measured. */
const JOBS_STEP = 20;

/** Smaller partitions are left out: the time of a query would be measured, not that of its watchers. */
const MIN_WATCHERS = 200;

export interface WatcherCpu {
  /** Milliseconds to read watchers from DynamoDB's responses, and to judge them too, both for 1,000 watchers. */
  readonly read: number;
  readonly match: number;
}

/**
 * Measures the CPU time that a worker spends on watchers, with DynamoDB's client and recorded responses.
 * Throws if no partition has enough watchers.
 */
export async function measureWatcherCpu(all: readonly Job[], index: WatcherIndex): Promise<WatcherCpu> {
  const jobs = all.filter((_, n) => n % JOBS_STEP === 0);
  const responses = new Map<string, string>();
  for (const partition of jobs.flatMap((job) => partitionsOf(job))) {
    const pk = pkOf(partition);
    const page = await index.query(partition, FULL_RANGE, MAX_PER_RUN);
    if (sizeOf(page) >= MIN_WATCHERS) responses.set(pk, responseWith(sortKeysOf(page)));
  }
  if (responses.size === 0) throw new Error(`No partition has ${MIN_WATCHERS} watchers.`);
  const recorded = recordedIndex(responses);
  let watchers = 0;
  const counting: WatcherIndex = {
    ...recorded,
    async query(partition, ...rest) {
      const pk = pkOf(partition);
      const page = responses.has(pk) ? await recorded.query(partition, ...rest) : pageOf(pk, []);
      watchers += sizeOf(page);
      return page;
    },
  };
  const measure = async (work: (job: Job) => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      watchers = 0;
      const before = process.cpuUsage();
      for (const job of jobs) await work(job);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / watchers);
    }
    return percentile(times, 0.5);
  };
  const readAll = (job: Job) =>
    Promise.all(partitionsOf(job).map((one) => counting.query(one, FULL_RANGE, MAX_PER_RUN)));
  return {
    read: await measure(readAll),
    match: await measure((job) => findMatches(counting, job, FULL_RANGE, Number.POSITIVE_INFINITY)),
  };
}

/** A query's response as DynamoDB writes it. */
const responseWith = (sortKeys: readonly string[]): string =>
  JSON.stringify({
    Count: sortKeys.length,
    ScannedCount: sortKeys.length,
    Items: sortKeys.map((sk) => ({ sk: { S: sk }, since: { N: '1770000000' } })),
  });

const Query = z.object({ ExpressionAttributeValues: z.object({ ':pk': z.object({ S: z.string() }) }) });

/** The product's index over a client that gets recorded responses, by partition key. */
function recordedIndex(responses: ReadonlyMap<string, string>): WatcherIndex {
  const requestHandler = {
    handle: async ({ body }: { body: Uint8Array }) => {
      const { ExpressionAttributeValues: values } = Query.parse(JSON.parse(Buffer.from(body).toString()));
      const response = responses.get(values[':pk'].S) ?? '{}';
      return {
        response: {
          statusCode: 200,
          headers: { 'content-type': 'application/x-amz-json-1.0' },
          body: Readable.from([Buffer.from(response)]),
        },
      };
    },
  };
  const client = withoutSdkLogger(
    new DynamoDBClient({
      region: 'us-east-1',
      credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
      requestHandler,
    }),
  );
  return watcherIndex({ documents: DynamoDBDocumentClient.from(client), name: 'bench' });
}
