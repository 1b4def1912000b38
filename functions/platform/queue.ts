import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from './log.ts';
import type { Queue } from './send-all.ts';

/** Another run is at work on the same thing: the message is retried with backoff, first after 2 seconds. */
export class ContentionError extends Error {}

const FIRST_RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 40;

/**
 * Runs `consume` for every message of a batch at once and reports only those that failed, so that one bad
 * message neither repeats nor loses its neighbors. A message that keeps failing ends in the dead-letter queue. With
 * the `queue` that the messages came from, one that throws `Contended` is retried sooner than its visibility timeout.
 */
export async function consumeEach(
  event: SQSEvent,
  consume: (body: unknown, record: SQSRecord) => Promise<void>,
  queue?: Queue,
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
  if (queue)
    await retryContended(
      queue,
      event.Records.filter((_, index) => isContended(outcomes[index])),
    );
  return { batchItemFailures };
}

const isContended = (outcome: PromiseSettledResult<void> | undefined): boolean =>
  outcome?.status === 'rejected' && outcome.reason instanceof ContentionError;

/** Shortens the wait of messages that have failed. Where that fails, they wait for their visibility timeout. */
async function retryContended({ sqs, url }: Queue, records: readonly SQSRecord[]): Promise<void> {
  const changes = records.map(({ receiptHandle, attributes }) => {
    const tries = Number(attributes.ApproximateReceiveCount);
    const VisibilityTimeout = Math.min(FIRST_RETRY_SECONDS * 2 ** (tries - 1), LONGEST_RETRY_SECONDS);
    const change = { QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout };
    return sqs.send(new ChangeMessageVisibilityCommand(change));
  });
  for (const outcome of await Promise.allSettled(changes))
    if (outcome.status === 'rejected')
      log.warn('retry not brought forward', { error: outcome.reason as Error });
}
