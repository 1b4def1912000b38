import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** A queue a function may send to. */
export interface Queue {
  readonly sqs: SQSClient;
  readonly url: string;
}

/** The most messages SQS takes in one call. */
const MAX_BATCH_SIZE = 10;

/** What a FIFO queue asks of a message: those of one group come one after the other. */
export interface FifoKey {
  readonly groupId: string;
  /** What makes it the same message: SQS takes each once in five minutes. By default the message itself. */
  readonly deduplicationId?: string;
}

/** How messages are sent. */
export interface SendOptions<Message> {
  /** Required for a FIFO queue. */
  readonly fifo?: (message: Message) => FifoKey;
  /** Takes a message that SQS will never accept. Without it, such a message is an error like any other. */
  readonly onUnsendable?: (message: Message, reason: string) => void;
}

/**
 * Sends every message, ten a call. Throws when SQS refuses one, so that the caller runs again: consumers are idempotent.
 */
export async function sendAll<Message extends object>(
  queue: Queue,
  messages: readonly Message[],
  { fifo, onUnsendable }: SendOptions<Message> = {},
): Promise<void> {
  for (let start = 0; start < messages.length; start += MAX_BATCH_SIZE) {
    const batch = messages.slice(start, start + MAX_BATCH_SIZE);
    const Entries = batch.map((message, index) => ({
      Id: String(index),
      MessageBody: asciiJson(message),
      ...(fifo ? fifoAttributes(fifo(message)) : {}),
    }));
    const { Failed = [] } = await queue.sqs.send(
      new SendMessageBatchCommand({ QueueUrl: queue.url, Entries }),
    );
    const retryable = Failed.filter(({ Id, SenderFault, Message: reason = '' }) => {
      const message = batch[Number(Id)];
      if (!SenderFault || !message || !onUnsendable) return true;
      onUnsendable(message, reason);
      return false;
    });
    if (retryable.length > 0)
      throw new Error(`SQS refused ${retryable.length} messages: ${retryable[0]?.Message}`);
  }
}

/** SQS refuses U+FFFE, U+FFFF and most controls; escaped, every character is welcome. */
const asciiJson = (message: object): string =>
  JSON.stringify(message).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const fifoAttributes = ({ groupId, deduplicationId }: FifoKey) => ({
  MessageGroupId: groupId,
  ...(deduplicationId === undefined ? {} : { MessageDeduplicationId: deduplicationId }),
});
