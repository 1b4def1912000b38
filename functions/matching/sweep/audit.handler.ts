import { setTimeout as wait } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { ledgerStore } from '../fan-out-store.ts';
import { pacedIndex } from '../paced-index.ts';
import { sharedIndex, watcherIndex } from '../watcher-index.ts';
import { auditStore } from './audit-store.ts';
import { runAudit } from './run-audit.ts';

const table = openTable();
const store = auditStore(table);
const index = sharedIndex(pacedIndex(watcherIndex(table), (milliseconds) => wait(milliseconds)));
const sqs = new SQSClient({});
const deliverQueue = { sqs, url: requireEnv('DELIVER_QUEUE_URL') };
const auditQueue = { sqs, url: requireEnv('AUDIT_QUEUE_URL') };

/** The key of an audit's row. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Audits a batch of jobs and slices of jobs. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const deps = {
    index,
    ledger: ledgerStore(table, () => context.getRemainingTimeInMillis()),
    store,
    readMeters: store.readMeters,
    resend: (alerts: readonly { pk: string; sk: string }[]) =>
      sendAll(
        deliverQueue,
        alerts.map(({ pk, sk }) => ({ pk, sk })),
      ),
    queueSlices: (keys: readonly { pk: string; sk: string }[]) => sendAll(auditQueue, keys),
    now: () => new Date(),
  };
  return consumeEach(event, context, Message, (key) => runAudit(deps, key));
}
