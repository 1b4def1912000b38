import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SQSClient } from '@aws-sdk/client-sqs';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { environment } from '../house/environment.ts';
import { log } from '../house/log.ts';
import { sendAll } from '../house/send-all.ts';
import { dueKey } from '../table/keys.ts';
import { shardsOf } from '../table/shards.ts';
import { openTable } from '../table/table.ts';

const { documents, name } = openTable();
const queue = { sqs: new SQSClient({}), url: environment('LATER_QUEUE_URL') };

const metrics = new Metrics({ namespace: environment('METRICS_NAMESPACE'), serviceName: 'alerts' });

/**
 * Every minute: sends on whatever has fallen due. The rows go when delivery has worked them, so nothing is lost, and
 * the age of the oldest tells whether delivery keeps up.
 */
export async function handler(): Promise<{ due: number; oldestSeconds: number }> {
  const started = new Date();
  const now = started.toISOString();
  let due = 0;
  let oldest = now;
  for (const shard of shardsOf('due')) {
    const query = {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk < :now',
      ExpressionAttributeValues: { ':pk': dueKey(shard, '', '').pk, ':now': now },
      ProjectionExpression: 'pk, sk',
    };
    for await (const page of paginateQuery({ client: documents }, query)) {
      const rows = (page.Items ?? []).map(({ pk, sk }) => ({ pk, sk }));
      await sendAll(queue, rows);
      due += rows.length;
      oldest = rows.reduce((least, { sk }) => (sk < least ? `${sk}`.slice(0, now.length) : least), oldest);
    }
  }
  const oldestSeconds = Math.round((started.getTime() - Date.parse(oldest)) / 1000);
  metrics.addMetric('OldestDue', MetricUnit.Seconds, oldestSeconds);
  metrics.publishStoredMetrics();
  log.info('due rows sent on', { due, oldestSeconds });
  return { due, oldestSeconds };
}
