import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from './log.ts';

/**
 * Runs `consume` for every message of a batch concurrently and reports only those that failed, so that one bad message
 * neither repeats nor loses the others. A message that keeps failing ends up in the dead-letter queue.
 */
export async function consumeEach(
  event: SQSEvent,
  consume: (body: unknown, record: SQSRecord) => Promise<void>,
): Promise<SQSBatchResponse> {
  const outcomes = await Promise.allSettled(
    event.Records.map(async (record) => consume(JSON.parse(record.body), record)),
  );
  const batchItemFailures = event.Records.flatMap((record, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return [];
    log.warn('message will be retried', { sqsMessageId: record.messageId, error: outcome.reason as Error });
    return [{ itemIdentifier: record.messageId }];
  });
  return { batchItemFailures };
}
