import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { requireEnv } from './require-env.ts';

type Letter = Pick<SQSRecord, 'messageId' | 'body' | 'eventSourceARN'> & {
  readonly attributes: Pick<SQSRecord['attributes'], 'MessageGroupId'>;
};

/** Sends a message that nobody can read to the dead-letter queue of its queue, where it alarms operators. */
export async function sendToDeadLetters(letter: Letter): Promise<void> {
  const { messageId, body, attributes, eventSourceARN } = letter;
  // Pairs of a queue's ARN and its dead-letter queue's URL: infra/platform/app-queue.ts.
  const queues = requireEnv('DEAD_LETTERS').split(' ');
  const QueueUrl = queues[queues.indexOf(eventSourceARN) + 1];
  const group = attributes.MessageGroupId;
  const fifo = group === undefined ? {} : { MessageGroupId: group, MessageDeduplicationId: messageId };
  const input = { QueueUrl, MessageBody: body, ...fifo };
  await new SQSClient({}).send(new SendMessageCommand(input));
}
