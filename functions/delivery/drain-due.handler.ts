import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { dueKey } from '../table/keys.ts';
import { allShards } from '../table/shards.ts';
import { openTable, type Table } from '../table/table.ts';

/** Rows this recent are queued in any case, in milliseconds: by two runs, so that one may fail. */
const RECENT = 2 * 60_000;

/** Sorts before every minute. */
const MIN_SORT_KEY = '0';

const rows = dueRows(openTable());
const queue = { sqs: new SQSClient({}), url: requireEnv('LATER_QUEUE_URL') };

const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'alerts' });

/**
 * Every minute: queues the rows that have fallen due. Delivery removes them once their jobs are worked, so nothing is
 * lost, and the age of the oldest shows whether delivery keeps up. While it doesn't, older rows are not queued again
 * until the queue is empty.
 */
export async function handler(): Promise<{ sent: number; oldestSeconds: number }> {
  const started = new Date();
  const now = started.toISOString();
  const from = (await isEmpty()) ? MIN_SORT_KEY : new Date(started.getTime() - RECENT).toISOString();
  const shards = await Promise.all(allShards('due').map((shard) => drain(shard, from, now)));
  const sent = shards.reduce((sum, shard) => sum + shard.sent, 0);
  const oldest = shards.flatMap((shard) => shard.oldest ?? []).sort()[0] ?? now;
  const oldestSeconds = Math.round((started.getTime() - Date.parse(oldest)) / 1000);
  metrics.addMetric('OldestDue', MetricUnit.Seconds, oldestSeconds);
  metrics.publishStoredMetrics();
  log.info('due rows sent on', { sent, oldestSeconds });
  return { sent, oldestSeconds };
}

async function drain(shard: string, from: string, now: string) {
  const oldest = await rows.oldest(shard, now);
  let sent = 0;
  if (oldest === undefined) return { oldest, sent };
  for await (const page of rows.since(shard, from, now)) {
    await sendAll(queue, page);
    sent += page.length;
  }
  return { oldest, sent };
}

/** Whether the queue is empty, as SQS counts it to within a minute. */
async function isEmpty(): Promise<boolean> {
  const { Attributes } = await queue.sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: queue.url,
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  return Attributes?.['ApproximateNumberOfMessages'] === '0';
}

/** The key of a person's due row; the sort key starts with its minute. */
const DueKey = z.object({ pk: z.string(), sk: z.string() });
type DueKey = z.infer<typeof DueKey>;

/** The due rows of a shard. Times are ISO 8601; the upper bound is exclusive. */
function dueRows({ documents, name: TableName }: Table) {
  const between = (shard: string, from: string, to: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': dueKey(shard, '', '').pk, ':from': from, ':to': to },
    ProjectionExpression: 'pk, sk',
  });
  return {
    /** When the oldest row fell due; undefined if none has. */
    async oldest(shard: string, now: string): Promise<string | undefined> {
      const query = new QueryCommand({ ...between(shard, MIN_SORT_KEY, now), Limit: 1 });
      const { Items = [] } = await documents.send(query);
      return Items.map((row) => DueKey.parse(row).sk.slice(0, now.length))[0];
    },
    /** The rows that fell due from a time on, page by page. */
    async *since(shard: string, from: string, now: string): AsyncGenerator<DueKey[]> {
      for await (const { Items = [] } of paginateQuery({ client: documents }, between(shard, from, now)))
        yield Items.map((row) => DueKey.parse(row));
    },
  };
}
