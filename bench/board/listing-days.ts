import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type ColumnLog, listingLog, packedLog } from '../../functions/board/log/listing-log.ts';
import { packHours } from '../../functions/board/log/pack-hours.ts';
import { type PackedHourStore, packedHourStore } from '../../functions/board/log/packed-hour-store.ts';
import { listingRow } from '../../functions/ingestion/jobs/job-rows.ts';
import type { Job } from '../../functions/table/job.ts';
import { newJobId } from '../../functions/table/job-id.ts';
import { postingKey, segmentKey } from '../../functions/table/keys.ts';
import { shardOfHour } from '../../functions/table/shards.ts';
import { itemBytes } from '../measure/item-bytes.ts';

const DAY = 86_400_000;

/** DynamoDB's page limit for query results, in stored bytes. */
const PAGE_BYTES = 1_048_576;

/** The log of a listing over the three days before a given time. */
export interface ListingDays {
  readonly log: ColumnLog;
  /** Packs the completed hours. */
  pack(): Promise<void>;
  /** Writes `count` more jobs, detected at the given time. */
  add(count: number, at: Date): void;
  /** Returns the real job that a job of the listing copies. */
  realJob(jobId: string): Job | undefined;
}

/** A row of one partition, with its size as DynamoDB counts it and its DynamoDB JSON. */
interface StoredRow {
  readonly sk: string;
  readonly bytes: number;
  readonly text: string;
}

const Query = z.object({
  ExpressionAttributeValues: z.object({
    ':pk': z.object({ S: z.string() }),
    ':after': z.object({ S: z.string() }).optional(),
    ':from': z.object({ S: z.string() }).optional(),
  }),
  ExclusiveStartKey: z.object({ sk: z.object({ S: z.string() }) }).optional(),
});

/**
 * Spreads copies of real jobs over the three days before `end`, `perDay` a day. The in-memory table speaks
 * DynamoDB’s wire format, so the client’s decoding is measured too.
 */
export function createListingDays(jobs: readonly Job[], perDay: number, end: Date): ListingDays {
  const partitions = new Map<string, StoredRow[]>();
  const realJobs = new Map<string, Job>();
  const write = (at: Date) => {
    const job = jobs[realJobs.size % jobs.length];
    if (!job) throw new Error('There are no jobs. Check the recording.');
    const jobID = newJobId(at, postingKey('copies', `${realJobs.size}`));
    const row = listingRow({ ...job, jobID, jobDetected: at.toISOString() }, at);
    const text = JSON.stringify({ sk: { S: row.sk }, entry: { S: row.entry } });
    const partition = partitions.get(row.pk) ?? [];
    partition.push({ sk: row.sk, bytes: itemBytes(row), text });
    partitions.set(row.pk, partition);
    realJobs.set(jobID, job);
  };
  for (let n = 3 * perDay; n > 0; n -= 1) write(new Date(end.getTime() - (n * DAY) / perDay));
  const table = { name: 'listing', documents: createClient((pk) => partitions.get(pk) ?? []) };
  const rows = listingLog(table);
  const now = () => end.getTime();
  return {
    log: packedLog(rows, packedHourStore(table), now),
    pack: async () => void (await packHours(rows, segmentsIn(partitions), now())),
    add: (count, at) => {
      for (let n = 0; n < count; n += 1) write(at);
    },
    realJob: (jobId) => realJobs.get(jobId),
  };
}

/** Writes packed hours to the partitions that the client queries. */
const segmentsIn = (partitions: Map<string, StoredRow[]>): PackedHourStore => ({
  read: async () => [],
  async write(day, { hour, parts }) {
    const { pk } = segmentKey(day, shardOfHour(hour), '', '');
    const rows = parts.map((part, number) => {
      const { sk } = segmentKey(day, shardOfHour(hour), hour, String(number).padStart(4, '0'));
      const packed = { B: Buffer.from(part).toString('base64') };
      const text = JSON.stringify({ sk: { S: sk }, parts: { N: String(parts.length) }, packed });
      return { sk, bytes: part.byteLength, text };
    });
    partitions.set(pk, [...(partitions.get(pk) ?? []), ...rows]);
  },
});

/** Returns a real DynamoDB client whose queries are answered from memory. */
function createClient(partition: (pk: string) => readonly StoredRow[]): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: 'us-east-1',
      credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
      requestHandler: {
        handle: async ({ body }: { body: string }) => ({
          response: {
            statusCode: 200,
            headers: { 'content-type': 'application/x-amz-json-1.0' },
            body: Readable.from([Buffer.from(answer(Query.parse(JSON.parse(body)), partition))]),
          },
        }),
      },
    }),
  );
}

function answer(query: z.infer<typeof Query>, partition: (pk: string) => readonly StoredRow[]): string {
  const { ':pk': pk, ':after': after, ':from': first } = query.ExpressionAttributeValues;
  const rows = partition(pk.S);
  const from = query.ExclusiveStartKey?.sk.S ?? after?.S ?? first?.S ?? '';
  const start = rows.findLastIndex(({ sk }) => sk <= from) + 1;
  let end = start;
  for (let bytes = 0; end < rows.length && bytes < PAGE_BYTES; end += 1) bytes += rows[end]?.bytes ?? 0;
  const items = rows.slice(start, end);
  const last = end < rows.length ? { pk, sk: { S: items.at(-1)?.sk ?? '' } } : undefined;
  const rest = JSON.stringify({ Count: items.length, ScannedCount: items.length, LastEvaluatedKey: last });
  return `{"Items":[${items.map(({ text }) => text).join()}],${rest.slice(1)}`;
}
