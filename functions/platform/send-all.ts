import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

export interface Queue {
  readonly sqs: SQSClient;
  readonly url: string;
}

/** SQS's limit per call. */
const MAX_BATCH_SIZE = 10;

/** Messages of one group are delivered in order. */
export interface FifoKey {
  readonly groupId: string;
  /** SQS accepts a message with the same id once in 5 minutes. By default the id is a hash of the message. */
  readonly deduplicationId?: string;
}

export interface SendOptions<Message> {
  /** Required for a FIFO queue. */
  readonly fifo?: (message: Message) => FifoKey;
  /** Called for a message that SQS permanently refuses. Without it, `sendAll` throws for such a message too. */
  readonly onUnsendable?: (message: Message, reason: string) => void;
}

/**
 * Sends all messages, 10 per call. Throws if SQS refuses one; the caller can send all of them again, because
 * consumers are idempotent.
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

/** SQS refuses U+FFFE, U+FFFF and most control characters unless they are escaped. */
const asciiJson = (message: object): string =>
  JSON.stringify(message).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * SQS refuses any other group or deduplication id, a space for one: see its API reference for
 * SendMessageBatchRequestEntry.
 */
const FIFO_ID = /^[A-Za-z0-9!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]{1,128}$/;

function fifoAttributes({ groupId, deduplicationId }: FifoKey) {
  for (const id of [groupId, deduplicationId])
    if (id !== undefined && !FIFO_ID.test(id)) throw new Error(`SQS doesn't accept the FIFO id "${id}".`);
  return {
    MessageGroupId: groupId,
    ...(deduplicationId === undefined ? {} : { MessageDeduplicationId: deduplicationId }),
  };
}
