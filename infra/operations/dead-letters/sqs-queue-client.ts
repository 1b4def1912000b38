import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { DeadLetter, QueueClient } from './dead-letter.ts';

/** Long enough to redeliver and delete ten messages. */
const VISIBILITY_SECONDS = 120;

/** Long polling queries all of the queue's servers, not a sample of them. */
const WAIT_SECONDS = 2;

function parseMessage({
  MessageId,
  Body,
  ReceiptHandle,
  Attributes,
  MessageAttributes,
}: Message): DeadLetter {
  return {
    id: MessageId ?? '',
    body: Body ?? '',
    receiptHandle: ReceiptHandle ?? '',
    sentAt: Number(Attributes?.SentTimestamp ?? 0),
    attributes: MessageAttributes ?? {},
    group: Attributes?.MessageGroupId,
    trace: Attributes?.AWSTraceHeader,
  };
}

const toBatchEntry = ({ receiptHandle }: DeadLetter, index: number) => ({
  Id: String(index),
  ReceiptHandle: receiptHandle,
});

/**
 * SQS drops a FIFO message whose deduplication id it has seen within five minutes, so the original id could
 * lose a message that is replayed soon. An id derived from the message id is new, and stays the same if a
 * replay is interrupted between sending and deleting.
 */
const fifoFields = ({ group, id }: DeadLetter) =>
  group === undefined ? {} : { MessageGroupId: group, MessageDeduplicationId: `redrive-${id}` };

export function createSqsQueueClient(sqs: SQSClient): QueueClient {
  return {
    async receive(QueueUrl) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: VISIBILITY_SECONDS,
          WaitTimeSeconds: WAIT_SECONDS,
          MessageAttributeNames: ['All'],
          MessageSystemAttributeNames: ['All'],
        }),
      );
      return Messages.map(parseMessage);
    },
    async release(QueueUrl, messages) {
      if (messages.length === 0) return;
      const Entries = messages.map((message, index) => ({
        ...toBatchEntry(message, index),
        VisibilityTimeout: 0,
      }));
      await sqs.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
    },
    async delete(QueueUrl, messages) {
      if (messages.length === 0) return;
      const { Failed = [] } = await sqs.send(
        new DeleteMessageBatchCommand({ QueueUrl, Entries: messages.map(toBatchEntry) }),
      );
      if (Failed.length > 0)
        throw new Error(`SQS did not delete ${Failed.length} messages: ${Failed[0]?.Message}`);
    },
    async send(QueueUrl, messages) {
      const Entries = messages.map((message, index) => ({
        Id: String(index),
        MessageBody: message.body,
        ...(Object.keys(message.attributes).length > 0
          ? { MessageAttributes: { ...message.attributes } }
          : {}),
        ...fifoFields(message),
      }));
      const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      const reasons = new Map(Failed.map(({ Id, Message }) => [Id, Message ?? 'SQS rejected it']));
      return new Map(messages.map(({ id }, index) => [id, reasons.get(String(index))]));
    },
  };
}
