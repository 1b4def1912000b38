import { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { type Queue, sendAll } from '../../platform/send-all.ts';
import { withoutSdkLogger } from '../../platform/without-sdk-logger.ts';
import { jobIdOfKey } from './job-of-key.ts';
import { findRoutes, type Route } from './routes.ts';

const sqs = withoutSdkLogger(new SQSClient({}));
const queues: Record<Route, Queue> = {
  match: { sqs, url: requireEnv('MATCH_QUEUE_URL') },
  watch: { sqs, url: requireEnv('WATCH_QUEUE_URL') },
  deliver: { sqs, url: requireEnv('DELIVER_QUEUE_URL') },
  enrich: { sqs, url: requireEnv('ENRICH_QUEUE_URL') },
  erase: { sqs, url: requireEnv('ERASE_QUEUE_URL') },
  write: { sqs, url: requireEnv('DRAFTS_QUEUE_URL') },
  follow: { sqs, url: requireEnv('FOLLOW_QUEUE_URL') },
};
const dropped = { sqs, url: requireEnv('DROPPED_QUEUE_URL') };

/**
 * Sends the key of every changed row to the queues of its routes. A message that SQS permanently refuses goes to the
 * dead-letter queue; any other failure repeats the batch.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const routed = event.Records.flatMap((record) =>
    findRoutes(record.eventName, record.dynamodb ?? {}).map((route) => ({ route, key: keyOf(record) })),
  );
  const byRoute = Map.groupBy(routed, ({ route }) => route);
  const unsendable: object[] = [];
  const onUnsendable = (message: object, reason: string) => {
    log.error('change cannot be routed', { ...message, reason });
    unsendable.push({ ...message, reason });
  };
  await Promise.all(
    [...byRoute].map(async ([route, changes]) => {
      const keys = changes.map(({ key }) => key);
      await sendAll(queues[route], keys, { onUnsendable });
      for (const [jobId, { length }] of Map.groupBy(keys, jobIdOfKey))
        if (jobId) log.info('change routed', { jobId, route, changes: length });
    }),
  );
  await sendAll(dropped, unsendable);
}

const keyOf = (record: DynamoDBRecord) => ({
  pk: record.dynamodb?.Keys?.['pk']?.S,
  sk: record.dynamodb?.Keys?.['sk']?.S,
});
