import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SQSClient } from '@aws-sdk/client-sqs';
import { isQueueEmpty } from '../platform/is-queue-empty.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { dueKey } from '../table/keys.ts';
import { allShards } from '../table/shards.ts';
import { openTable } from '../table/table.ts';
import { timedRows } from '../table/timed-rows.ts';
import { drainFrom } from './timing/drain-from.ts';

const rows = timedRows(openTable());
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
  const from = drainFrom(await isQueueEmpty(queue), started.getTime());
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
  const { pk } = dueKey(shard, '', '');
  const oldest = await rows.oldest(pk, now);
  let sent = 0;
  if (oldest === undefined) return { oldest, sent };
  for await (const page of rows.since(pk, from, now)) {
    await sendAll(queue, page);
    sent += page.length;
  }
  return { oldest, sent };
}
