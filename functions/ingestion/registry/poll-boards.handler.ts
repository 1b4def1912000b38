import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SQSClient } from '@aws-sdk/client-sqs';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { adapterOf, systems } from '../adapters/adapters.ts';
import { boardStore } from './board-store.ts';
import { hostStore } from './host-store.ts';
import { roundOf } from './round.ts';
import { vitalsOf } from './vitals.ts';
import { waitingSystems } from './waiting-systems.ts';

const table = openTable();
const registry = boardStore(table);
const hosts = hostStore(table, () => new Date());
const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'feeds' });

/** Every minute: measures the registry and puts the boards whose turn it is on the queue, each in its lane. */
export async function handler(): Promise<{ due: number }> {
  const now = new Date();
  const boards = await registry.all();
  for (const [name, value] of Object.entries(vitalsOf(boards, now)))
    metrics.addMetric(name, MetricUnit.NoUnit, value);
  metrics.publishStoredMetrics();
  const waiting = await waitingSystems(boards, known, hosts, process.env);
  const turns = roundOf(
    boards.filter(({ ats }) => !waiting.has(ats)),
    now,
    known,
  );
  await sendAll(
    queue,
    turns.map(({ board: { sk, dueAt }, lane }) => ({ board: sk, dueAt, lane })),
    { fifo: ({ lane }) => ({ groupId: lane }) },
  );
  log.info('boards due', { due: turns.length, waiting: [...waiting] });
  return { due: turns.length };
}

/** The adapter of a system; undefined where there is none, which reading the board says aloud. */
const known = (ats: string) => (systems().includes(ats) ? adapterOf(ats) : undefined);
