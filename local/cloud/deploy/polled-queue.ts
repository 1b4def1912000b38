import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type Message,
  type MessageAttributeValue,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Queue, QueueRecord } from '../events/queue-mapping.ts';
import { region } from '../template/environment.ts';

const attribute = ({ StringValue, BinaryValue, DataType }: MessageAttributeValue) => ({
  ...(StringValue === undefined ? {} : { stringValue: StringValue }),
  ...(BinaryValue === undefined ? {} : { binaryValue: Buffer.from(BinaryValue).toString('base64') }),
  stringListValues: [],
  binaryListValues: [],
  dataType: DataType,
});

/** A message as Lambda's event for SQS shows it. */
function recordOf(message: Message, eventSourceARN: string): QueueRecord {
  const attributes = Object.entries(message.MessageAttributes ?? {});
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: message.Attributes ?? {},
    messageAttributes: Object.fromEntries(attributes.map(([name, value]) => [name, attribute(value)])),
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion: region,
  };
}

/** A queue as event source mappings read it. */
export function polledQueue(client: SQSClient, QueueUrl: string, queueArn: string): Queue {
  let visibility: Promise<number> | undefined;
  const askVisibility = async () => {
    const ask = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['VisibilityTimeout'] });
    return Number((await client.send(ask)).Attributes?.['VisibilityTimeout'] ?? 30) * 1000;
  };
  return {
    async receive(limit, waitSeconds, signal) {
      const command = new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: limit,
        WaitTimeSeconds: waitSeconds,
        MessageAttributeNames: ['All'],
        MessageSystemAttributeNames: ['All'],
      });
      const { Messages = [] } = await client.send(command, { abortSignal: signal });
      return Messages.map((message) => recordOf(message, queueArn));
    },
    visibilityMs() {
      visibility ??= askVisibility();
      return visibility;
    },
    async remove(records) {
      for (let from = 0; from < records.length; from += 10) {
        const Entries = records.slice(from, from + 10).map(({ receiptHandle }, index) => ({
          Id: String(index),
          ReceiptHandle: receiptHandle,
        }));
        await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
      }
    },
  };
}
