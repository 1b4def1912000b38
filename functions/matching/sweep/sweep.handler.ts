import { SQSClient } from '@aws-sdk/client-sqs';
import type { Context } from 'aws-lambda';
import { deletionRequestStore } from '../../members/deletion-request-store.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { ledgerStore, watcherIndex } from '../ledger-store.ts';
import { auditDue } from './audit-due.ts';
import { worklists } from './worklists.ts';

const table = openTable();
const lists = worklists(table);
const sqs = new SQSClient({});
const deliverQueue = { sqs, url: requireEnv('DELIVER_QUEUE_URL') };
const leaving = deletionRequestStore(table);
const eraseQueue = { sqs, url: requireEnv('ERASE_QUEUE_URL') };
const watchQueue = { sqs, url: requireEnv('WATCH_QUEUE_URL') };

const auditor = {
  index: watcherIndex(table),
  resend: (alerts: readonly { pk: string; sk: string }[]) =>
    sendAll(
      deliverQueue,
      alerts.map(({ pk, sk }) => ({ pk, sk })),
    ),
  now: () => new Date(),
};

const MINUTE = 60_000;

/** A job is audited once its alerts should all have gone out. */
const AUDIT_AFTER = Number(requireEnv('AUDIT_AFTER_SECONDS')) * 1000;

/** What is not done when this little time is left waits for the next sweep, in milliseconds. */
const STOP_AT = 15_000;

/**
 * Finds what any step has dropped and sends it on its way: jobs whose alerts are not all accounted for, and
 * profiles whose watchers are behind, and people whose deletion is not at its end. Running it twice changes nothing.
 */
export async function handler(_event: unknown, context: Context): Promise<object> {
  const now = Date.now();
  const timeLeft = () => context.getRemainingTimeInMillis();
  const stale = await lists.stale(new Date(now - MINUTE));
  await sendAll(watchQueue, stale);
  const left = await leaving.due(new Date(now));
  await sendAll(eraseQueue, left);
  const audits = await lists.audits(new Date(now - AUDIT_AFTER));
  const audited = await auditDue(
    lists,
    { ...auditor, ledger: ledgerStore(table, timeLeft) },
    audits,
    () => timeLeft() >= STOP_AT,
  );
  const result = { stale: stale.length, left: left.length, audits: audits.length, ...audited };
  log.info('swept', result);
  return result;
}
