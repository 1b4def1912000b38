import { SQSClient } from '@aws-sdk/client-sqs';
import { deletionRequestStore } from '../../members/deletion-request-store.ts';
import { isQueueEmpty } from '../../platform/is-queue-empty.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { auditKey } from '../../table/keys.ts';
import { allShards } from '../../table/shards.ts';
import { openTable } from '../../table/table.ts';
import { START, timedRows } from '../../table/timed-rows.ts';
import { staleProfiles } from './stale-profiles.ts';

const table = openTable();
const rows = timedRows(table);
const sqs = new SQSClient({});
const auditQueue = { sqs, url: requireEnv('AUDIT_QUEUE_URL') };
const leaving = deletionRequestStore(table);
const eraseQueue = { sqs, url: requireEnv('ERASE_QUEUE_URL') };
const watchQueue = { sqs, url: requireEnv('WATCH_QUEUE_URL') };

const MINUTE = 60_000;

/** By then a job's alerts should all have gone out, or wait for a due row. */
const AUDIT_AFTER = Number(requireEnv('AUDIT_AFTER_SECONDS')) * 1000;

/** Audits that fell due this recently are queued in any case, in milliseconds: by two runs, so that one may fail. */
const RECENT = 11 * MINUTE;

/**
 * Every five minutes: finds work that a step has dropped and queues it again, that is jobs to audit, profiles
 * with stale watchers and unfinished deletions. Idempotent.
 */
export async function handler(): Promise<{ stale: number; left: number; audits: number }> {
  const now = Date.now();
  const stale = await staleProfiles(table, new Date(now - MINUTE));
  await sendAll(watchQueue, stale);
  const left = await leaving.due(new Date(now));
  await sendAll(eraseQueue, left);
  const result = { stale: stale.length, left: left.length, audits: await queueAudits(now - AUDIT_AFTER) };
  log.info('swept', result);
  return result;
}

/** While the queue is worked, older audits are not queued again: they are in it. */
async function queueAudits(before: number): Promise<number> {
  const from = (await isQueueEmpty(auditQueue)) ? START : new Date(before - RECENT).toISOString();
  let audits = 0;
  for (const shard of allShards('audit')) {
    const { pk } = auditKey(shard, '', '');
    for await (const page of rows.since(pk, from, new Date(before).toISOString())) {
      await sendAll(auditQueue, page);
      audits += page.length;
    }
  }
  return audits;
}
