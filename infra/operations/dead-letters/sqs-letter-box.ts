import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Letter, LetterBox } from './letter.ts';

/** Time enough to send ten letters on and delete them, in seconds. */
const MINE_FOR = 120;

/** Asks all servers of a queue, not a sample of them, in seconds. */
const WAIT = 2;

function letterOf({ MessageId, Body, ReceiptHandle, Attributes, MessageAttributes }: Message): Letter {
  return {
    id: MessageId ?? '',
    body: Body ?? '',
    receipt: ReceiptHandle ?? '',
    sentAt: Number(Attributes?.SentTimestamp ?? 0),
    attributes: MessageAttributes ?? {},
    group: Attributes?.MessageGroupId,
    trace: Attributes?.AWSTraceHeader,
  };
}

const receiptOf = ({ receipt }: Letter, index: number) => ({ Id: String(index), ReceiptHandle: receipt });

/**
 * In a FIFO queue SQS drops a message whose deduplication id it has seen in the last five minutes, so the one of the
 * first sending would lose a letter that is replayed soon. One made of the letter's id is new, and still the same when a
 * replay was interrupted between sending and deleting.
 */
const orderOf = ({ group, id }: Letter) =>
  group === undefined ? {} : { MessageGroupId: group, MessageDeduplicationId: `redrive-${id}` };

/** Queues of SQS. */
export function sqsLetterBox(sqs: SQSClient): LetterBox {
  return {
    async receive(QueueUrl) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: MINE_FOR,
          WaitTimeSeconds: WAIT,
          MessageAttributeNames: ['All'],
          MessageSystemAttributeNames: ['All'],
        }),
      );
      return Messages.map(letterOf);
    },
    async release(QueueUrl, letters) {
      if (letters.length === 0) return;
      const Entries = letters.map((letter, index) => ({ ...receiptOf(letter, index), VisibilityTimeout: 0 }));
      await sqs.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
    },
    async remove(QueueUrl, letters) {
      if (letters.length === 0) return;
      const { Failed = [] } = await sqs.send(
        new DeleteMessageBatchCommand({ QueueUrl, Entries: letters.map(receiptOf) }),
      );
      if (Failed.length > 0) throw new Error(`SQS did not delete ${Failed.length}: ${Failed[0]?.Message}`);
    },
    async send(QueueUrl, letters) {
      const Entries = letters.map((letter, index) => ({
        Id: String(index),
        MessageBody: letter.body,
        ...(Object.keys(letter.attributes).length > 0 ? { MessageAttributes: { ...letter.attributes } } : {}),
        ...orderOf(letter),
      }));
      const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      const reasons = new Map(Failed.map(({ Id, Message }) => [Id, Message ?? 'SQS refused it']));
      return new Map(letters.map(({ id }, index) => [id, reasons.get(String(index))]));
    },
  };
}
