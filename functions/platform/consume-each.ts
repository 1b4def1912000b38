import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { startDeadline } from './deadline.ts';
import { embeddedCount } from './embedded-count.ts';
import { log } from './log.ts';

/** The part of Lambda's context that says how much time is left. */
export type RunningContext = Pick<Context, 'getRemainingTimeInMillis'>;

/** Left for reporting what did not finish, in milliseconds. */
const RESERVED_MS = 1_000;

/**
 * Runs `consume` for every message of a batch concurrently and reports only those that failed or did not finish before
 * the function's timeout, so that one bad or heavy message neither repeats nor loses the others. A message that keeps
 * failing ends up in the dead-letter queue.
 */
export async function consumeEach(
  event: SQSEvent,
  context: RunningContext,
  consume: (body: unknown, record: SQSRecord) => Promise<void>,
): Promise<SQSBatchResponse> {
  const deadline = startDeadline(Math.max(0, context.getRemainingTimeInMillis() - RESERVED_MS));
  const outcomes = await Promise.allSettled(
    event.Records.map((record) => deadline.limit(async () => consume(JSON.parse(record.body), record))),
  );
  deadline.lift();
  const batchItemFailures = event.Records.flatMap((record, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return [];
    const attempts = Number(record.attributes.ApproximateReceiveCount);
    log.warn('message will be retried', {
      ...embeddedCount('Attempts', attempts),
      sqsMessageId: record.messageId,
      error: outcome.reason as Error,
    });
    return [{ itemIdentifier: record.messageId }];
  });
  return { batchItemFailures };
}
