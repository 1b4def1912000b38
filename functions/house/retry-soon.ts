import { ChangeMessageVisibilityCommand } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { log } from './log.ts';
import type { Queue } from './send-all.ts';

/**
 * Works a message of a FIFO queue. When that fails the message comes again after `seconds`, and not only when the
 * queue's visibility timeout ends, for which its whole group would wait. Throws what `work` threw.
 */
export async function retrySoon(
  { sqs, url }: Queue,
  { receiptHandle }: Pick<SQSRecord, 'receiptHandle'>,
  seconds: number,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const command = { QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
    await sqs.send(new ChangeMessageVisibilityCommand(command)).catch((refused: unknown) => {
      log.warn('a group waits for the whole visibility timeout', { error: refused as Error });
    });
    throw error;
  }
}
