import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { log } from './log.ts';
import type { Queue } from './send-all.ts';

/** The longest wait of ours, in seconds. */
const MAX_SECONDS = 60;

/**
 * Works a message of a FIFO queue. When that fails the message comes again after a second, two, four and so on up to a
 * minute, and not when the queue's visibility timeout ends, for which its whole group would wait. Throws what `work`
 * threw.
 */
export async function retryWithBackoff(
  { sqs, url }: Queue,
  { receiptHandle, attributes }: Pick<SQSRecord, 'receiptHandle' | 'attributes'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const seconds = Math.min(2 ** (Number(attributes.ApproximateReceiveCount) - 1), MAX_SECONDS);
    const command = { QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
    await sqs.send(new ChangeMessageVisibilityCommand(command)).catch((refused: unknown) => {
      log.warn('a group waits for the whole visibility timeout', { error: refused as Error });
    });
    throw error;
  }
}
