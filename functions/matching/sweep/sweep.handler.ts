import { SQSClient } from '@aws-sdk/client-sqs';
import type { Context } from 'aws-lambda';
import { deletionRequestStore } from '../../members/deletion-request-store.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { ledgerStore } from '../fan-out-store.ts';
import { watcherIndex } from '../watcher-index.ts';
import { auditDueJobs } from './audit.ts';
import { worklists } from './worklists.ts';

const table = openTable();
const lists = worklists(table);
const sqs = new SQSClient({});
const deliverQueue = { sqs, url: requireEnv('DELIVER_QUEUE_URL') };
const leaving = deletionRequestStore(table);
const eraseQueue = { sqs, url: requireEnv('ERASE_QUEUE_URL') };
const watchQueue = { sqs, url: requireEnv('WATCH_QUEUE_URL') };

const deps = {
  index: watcherIndex(table),
  resend: (alerts: readonly { pk: string; sk: string }[]) =>
    sendAll(
      deliverQueue,
      alerts.map(({ pk, sk }) => ({ pk, sk })),
    ),
  now: () => new Date(),
};

const MINUTE = 60_000;

/** By then a job's alerts should all have gone out. */
const AUDIT_AFTER = Number(requireEnv('AUDIT_AFTER_SECONDS')) * 1000;

/** Stops auditing when less than this time is left, in milliseconds. */
const MIN_TIME_LEFT = 15_000;

/**
 * Every five minutes: finds work that a step has dropped and starts it again, that is jobs with unsettled alerts, profiles with
 * stale watchers and unfinished deletions. Idempotent.
 */
export async function handler(_event: unknown, context: Context): Promise<object> {
  const now = Date.now();
  const timeLeft = () => context.getRemainingTimeInMillis();
  const stale = await lists.stale(new Date(now - MINUTE));
  await sendAll(watchQueue, stale);
  const left = await leaving.due(new Date(now));
  await sendAll(eraseQueue, left);
  const audits = await lists.audits(new Date(now - AUDIT_AFTER));
  const audited = await auditDueJobs(
    lists,
    { ...deps, ledger: ledgerStore(table, timeLeft) },
    audits,
    () => timeLeft() >= MIN_TIME_LEFT,
  );
  const result = { stale: stale.length, left: left.length, audits: audits.length, ...audited };
  log.info('swept', result);
  return result;
}
