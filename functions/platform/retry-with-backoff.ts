import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { log } from './log.ts';
import type { Queue } from './send-all.ts';

/** When a failed message is retried: after `first` seconds, doubled each time up to `max` seconds. */
interface Backoff {
  readonly first?: number;
  readonly max?: number;
  /** Errors that don't pass wait for the queue's visibility timeout. By default all pass. */
  readonly appliesTo?: (error: unknown) => boolean;
}

/**
 * Processes a message. If that fails, the message becomes visible again after the backoff, and not after the queue's
 * visibility timeout, for which its whole FIFO group would wait. Throws what `work` threw.
 */
export async function retryWithBackoff(
  { sqs, url }: Queue,
  { receiptHandle, attributes }: Pick<SQSRecord, 'receiptHandle' | 'attributes'>,
  work: () => Promise<void>,
  { first = 1, max = 60, appliesTo = () => true }: Backoff = {},
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!appliesTo(error)) throw error;
    const seconds = Math.min(first * 2 ** (Number(attributes.ApproximateReceiveCount) - 1), max);
    const command = { QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
    await sqs.send(new ChangeMessageVisibilityCommand(command)).catch((refused: unknown) => {
      log.warn('message waits for the visibility timeout', { error: refused as Error });
    });
    throw error;
  }
}
