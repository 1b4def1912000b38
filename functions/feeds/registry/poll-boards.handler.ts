import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SQSClient } from '@aws-sdk/client-sqs';
import { environment } from '../../house/environment.ts';
import { log } from '../../house/log.ts';
import { sendAll } from '../../house/send-all.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';
import { dueOf } from './due.ts';
import { vitalsOf } from './vitals.ts';

const registry = boardStore(openTable());
const queue = { sqs: new SQSClient({}), url: environment('BOARDS_QUEUE_URL') };
const metrics = new Metrics({ namespace: environment('METRICS_NAMESPACE'), serviceName: 'feeds' });

/** Every minute: measures the registry and puts each board that is due on the queue, the longest overdue first. */
export async function handler(): Promise<{ due: number }> {
  const now = new Date();
  const boards = await registry.all();
  for (const [name, value] of Object.entries(vitalsOf(boards, now)))
    metrics.addMetric(name, MetricUnit.NoUnit, value);
  metrics.publishStoredMetrics();
  const due = dueOf(boards, now);
  await sendAll(
    queue,
    due.map((board) => ({ board: board.sk })),
  );
  log.info('boards due', { due: due.length });
  return { due: due.length };
}
