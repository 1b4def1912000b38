import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** A queue a function may send to. */
export interface Queue {
  readonly sqs: SQSClient;
  readonly url: string;
}

/** The most messages SQS takes in one call. */
const BATCH = 10;

/**
 * Sends every message, ten a call. Throws when SQS refuses one, so that the caller is run again: consumers
 * bear a message that comes twice.
 */
export async function sendAll(queue: Queue, messages: readonly object[]): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH) {
    const Entries = messages
      .slice(start, start + BATCH)
      .map((message, index) => ({ Id: String(index), MessageBody: JSON.stringify(message) }));
    const { Failed } = await queue.sqs.send(new SendMessageBatchCommand({ QueueUrl: queue.url, Entries }));
    if (Failed && Failed.length > 0)
      throw new Error(`${Failed.length} messages were refused: ${Failed[0]?.Message}`);
  }
}
