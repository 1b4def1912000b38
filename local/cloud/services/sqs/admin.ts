import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { ACCOUNT, arn } from '../../gateway/arn.ts';
import type { SqsAdmin } from '../admin.ts';
import { directClientSettings, type Fauxqs } from '../fauxqs.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const document = z.union([
  z.string(),
  z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
]);

/** The properties of AWS::SQS::Queue that have an effect here. */
const queueProperties = z.object({
  QueueName: z.string(),
  ContentBasedDeduplication: scalar.optional(),
  DelaySeconds: scalar.optional(),
  FifoQueue: scalar.optional(),
  MaximumMessageSize: scalar.optional(),
  MessageRetentionPeriod: scalar.optional(),
  ReceiveMessageWaitTimeSeconds: scalar.optional(),
  RedriveAllowPolicy: document.optional(),
  RedrivePolicy: document.optional(),
  VisibilityTimeout: scalar.optional(),
});

/** Queue URLs point to `gatewayUrl`. */
export function createSqsAdmin(
  { url, server }: Pick<Fauxqs, 'url' | 'server'>,
  gatewayUrl: string,
): SqsAdmin {
  const client = new SQSClient({ ...directClientSettings(url), useQueueUrlAsEndpoint: false });
  return {
    async createQueue(properties) {
      const { QueueName, ...attributes } = queueProperties.parse(properties);
      const Attributes = Object.fromEntries(
        Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      const existing = await findQueueUrl(client, QueueName);
      if (existing === null) await client.send(new CreateQueueCommand({ QueueName, Attributes }));
      else await client.send(new SetQueueAttributesCommand({ QueueUrl: existing, Attributes }));
      return {
        queueName: QueueName,
        queueUrl: `${gatewayUrl}/${ACCOUNT}/${QueueName}`,
        queueArn: arn('sqs', QueueName),
      };
    },
    sendMessage: (queueName, body) => void server.sendMessage(queueName, body),
    async showHidden(queueName) {
      const QueueUrl = await findQueueUrl(client, queueName);
      const { inflight = [] } = server.inspectQueue(queueName)?.messages ?? {};
      if (QueueUrl === null) return;
      for (const { receiptHandle: ReceiptHandle } of inflight)
        await client.send(
          new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
        );
    },
  };
}

async function findQueueUrl(client: SQSClient, name: string): Promise<string | null> {
  try {
    return (await client.send(new GetQueueUrlCommand({ QueueName: name }))).QueueUrl ?? null;
  } catch (error) {
    if (error instanceof QueueDoesNotExist) return null;
    throw error;
  }
}
