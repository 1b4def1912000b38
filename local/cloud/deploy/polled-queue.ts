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

/** The message in the form of Lambda's events. */
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

export function createPolledQueue(client: SQSClient, QueueUrl: string, queueArn: string): Queue {
  let visibility: Promise<number> | undefined;
  const readVisibility = async () => {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['VisibilityTimeout'] });
    return Number((await client.send(command)).Attributes?.['VisibilityTimeout'] ?? 30) * 1000;
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
      visibility ??= readVisibility();
      return visibility;
    },
    async remove(records) {
      for (let start = 0; start < records.length; start += 10) {
        const Entries = records.slice(start, start + 10).map(({ receiptHandle }, index) => ({
          Id: String(index),
          ReceiptHandle: receiptHandle,
        }));
        await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
      }
    },
  };
}
