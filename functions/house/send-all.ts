import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** A queue a function may send to. */
export interface Queue {
  readonly sqs: SQSClient;
  readonly url: string;
}

/** The most messages SQS takes in one call. */
const BATCH = 10;

/** What a FIFO queue asks of a message: those of one group come one after the other. */
export interface Ordered {
  readonly group: string;
  /** What makes it the same message: SQS takes each once in five minutes. By default the message itself. */
  readonly once?: string;
}

/**
 * Sends every message, ten a call; a FIFO queue needs to know how they are `ordered`. Throws when SQS refuses one, so
 * that the caller is run again: consumers bear a message that comes twice.
 */
export async function sendAll<Message extends object>(
  queue: Queue,
  messages: readonly Message[],
  ordered?: (message: Message) => Ordered,
): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH) {
    const Entries = messages.slice(start, start + BATCH).map((message, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify(message),
      ...(ordered ? orderOf(ordered(message)) : {}),
    }));
    const { Failed } = await queue.sqs.send(new SendMessageBatchCommand({ QueueUrl: queue.url, Entries }));
    if (Failed && Failed.length > 0)
      throw new Error(`${Failed.length} messages were refused: ${Failed[0]?.Message}`);
  }
}

const orderOf = ({ group, once }: Ordered) => ({
  MessageGroupId: group,
  ...(once === undefined ? {} : { MessageDeduplicationId: once }),
});
