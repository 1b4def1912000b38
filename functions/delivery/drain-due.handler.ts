import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { allShards } from '../table/shards.ts';
import { openTable } from '../table/table.ts';
import { dueRows, EVER } from './due-rows.ts';

/** What fell due within this is sent on in any case: in two runs, so that one may fail. In milliseconds. */
const NEW = 2 * 60_000;

const rows = dueRows(openTable());
const queue = { sqs: new SQSClient({}), url: requireEnv('LATER_QUEUE_URL') };

const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'alerts' });

/**
 * Every minute: sends on what has fallen due. The rows go when delivery has worked them, so nothing is lost, and the age
 * of the oldest tells whether delivery keeps up. While it does not, what was sent is not sent again: older rows are, once
 * the queue is empty, since then it no longer holds them.
 */
export async function handler(): Promise<{ sent: number; oldestSeconds: number }> {
  const started = new Date();
  const now = started.toISOString();
  const from = (await isEmpty()) ? EVER : new Date(started.getTime() - NEW).toISOString();
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

/** Whether nothing that was sent on waits any more, about: SQS counts what waits to within a minute. */
async function isEmpty(): Promise<boolean> {
  const { Attributes } = await queue.sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: queue.url,
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  return Attributes?.['ApproximateNumberOfMessages'] === '0';
}
