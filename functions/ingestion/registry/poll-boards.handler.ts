import { createHash } from 'node:crypto';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SQSClient } from '@aws-sdk/client-sqs';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { adapterOf, systems } from '../adapters/adapters.ts';
import { boardStore } from './board-store.ts';
import { hostStore, systemsInBackoff } from './host-store.ts';
import { groupByReader } from './reader-messages.ts';
import { registryMetrics } from './registry-metrics.ts';
import { selectDueBoards } from './select-due-boards.ts';
import { hasChanged, type SystemHealth, systemHealth } from './system-health.ts';
import { pauseSwitchedOff, systemSwitch } from './system-switch.ts';

const table = openTable();
const registry = boardStore(table);
const switches = systemSwitch(table);
const hosts = hostStore(table, () => new Date());
const queue = { sqs: new SQSClient({}), url: requireEnv('BOARDS_QUEUE_URL') };
const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'feeds' });

/** Returns undefined for a system without an adapter; reading its boards then fails with an error. */
const findAdapter = (ats: string) => (systems().includes(ats) ? adapterOf(ats) : undefined);

/** Runs every minute: publishes the registry's metrics and queues the boards that are due, by reader. */
export async function handler(): Promise<{ due: number }> {
  const now = new Date();
  const boards = pauseSwitchedOff(await registry.list(), await switches.off());
  for (const [name, value] of Object.entries(registryMetrics(boards, now)))
    metrics.addMetric(name, MetricUnit.NoUnit, value);
  metrics.publishStoredMetrics();
  reportSystems(systemHealth(boards, now));
  const backedOff = await systemsInBackoff(boards, findAdapter, hosts, process.env);
  const candidates = boards.filter(({ ats }) => !backedOff.has(ats));
  const due = selectDueBoards(candidates, now, findAdapter);
  await sendAll(queue, groupByReader(due), {
    fifo: (message) => ({
      groupId: message.reader,
      deduplicationId: createHash('sha256')
        .update(`${JSON.stringify(message)} ${now.toISOString()}`)
        .digest('hex'),
    }),
  });
  log.info('boards due', { due: due.length, waiting: [...backedOff] });
  return { due: due.length };
}

/** Publishes the share of odd boards for the systems that have any, since each metric costs by the hour. */
function reportSystems(systems: readonly SystemHealth[]): void {
  for (const system of systems.filter(({ odd }) => odd > 0)) {
    const single = metrics.singleMetric();
    single.addDimension('system', system.ats);
    single.addMetric('OddShare', MetricUnit.Percent, system.oddShare);
    if (hasChanged(system)) log.warn('system has probably changed its answers', { ...system });
  }
}
