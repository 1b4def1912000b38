import { z } from 'zod';
import { AwsError } from '../aws-error.ts';

/*
 * The attributes of queues: https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SetQueueAttributes.html
 * Codes and messages are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

/** Numbers with their bounds; null for texts. */
const SETTABLE: Readonly<Record<string, readonly [min: number, max: number] | null>> = {
  VisibilityTimeout: [0, 43_200],
  DelaySeconds: [0, 900],
  ReceiveMessageWaitTimeSeconds: [0, 20],
  MaximumMessageSize: [1_024, 1_048_576],
  MessageRetentionPeriod: [60, 1_209_600],
  KmsDataKeyReusePeriodSeconds: [60, 86_400],
  KmsMasterKeyId: null,
  Policy: null,
  RedriveAllowPolicy: null,
  RedrivePolicy: null,
  SqsManagedSseEnabled: null,
};
const SETTABLE_FIFO = ['ContentBasedDeduplication', 'DeduplicationScope', 'FifoQueue', 'FifoThroughputLimit'];
const READABLE = [
  ...Object.keys(SETTABLE),
  ...SETTABLE_FIFO,
  'All',
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
  'CreatedTimestamp',
  'LastModifiedTimestamp',
  'QueueArn',
];
/** For high throughput, which SQS words differently. */
const THROUGHPUT = ['DeduplicationScope', 'FifoThroughputLimit'];

const queueRequest = z.looseObject({
  QueueUrl: z.string().optional(),
  QueueName: z.string().optional(),
  Attributes: z.record(z.string(), z.unknown()).default({}),
  AttributeNames: z.array(z.string()).default([]),
});

const MAX_NAME = 80;

const invalidName = (message: string) => new AwsError(400, 'InvalidAttributeName', message);

function refuseAttribute(name: string, value: unknown, isFifo: boolean): AwsError | undefined {
  if (SETTABLE_FIFO.includes(name) && !isFifo)
    return invalidName(
      THROUGHPUT.includes(name)
        ? `You can specify the ${name} only when FifoQueue is set to true.`
        : `Unknown Attribute ${name}.`,
    );
  const bounds = SETTABLE[name];
  if (bounds === undefined && !SETTABLE_FIFO.includes(name)) return invalidName(`Unknown Attribute ${name}.`);
  const [min, max] = bounds ?? [];
  const isOutside = min !== undefined && max !== undefined && !(Number(value) >= min && Number(value) <= max);
  return isOutside
    ? new AwsError(400, 'InvalidAttributeValue', `Invalid value for the parameter ${name}.`)
    : undefined;
}

function refuseName(name: string, isFifo: boolean): AwsError | undefined {
  const invalid = (message: string) => new AwsError(400, 'InvalidParameterValue', message);
  if (name.length <= MAX_NAME && /^[\w-]+(\.fifo)?$/.test(name) && name.endsWith('.fifo') === isFifo)
    return undefined;
  return isFifo
    ? invalid(
        `The name of a FIFO queue can only include alphanumeric characters, hyphens, or underscores, must end with .fifo suffix and be 1 to ${MAX_NAME} in length.`,
      )
    : invalid(
        `Can only include alphanumeric characters, hyphens, or underscores. 1 to ${MAX_NAME} in length`,
      );
}

/**
 * Returns SQS's error for the name of a new queue, and for attributes that a queue doesn't have, can't have
 * or can't change.
 */
export function refuseQueueAttributes(action: string, input: unknown): AwsError | undefined {
  const { QueueUrl, QueueName, Attributes, AttributeNames } = queueRequest.parse(input);
  const unknown = AttributeNames.find((name) => !READABLE.includes(name));
  if (unknown !== undefined) return invalidName(`Unknown Attribute ${unknown}.`);
  const isFifo = (QueueUrl ?? QueueName ?? '').endsWith('.fifo');
  for (const [name, value] of Object.entries(Attributes)) {
    const error = refuseAttribute(name, value, isFifo);
    if (error) return error;
  }
  if (action === 'CreateQueue')
    return refuseName(QueueName ?? '', String(Attributes['FifoQueue'] ?? 'false') === 'true');
  return action === 'SetQueueAttributes' && String(Attributes['FifoQueue'] ?? 'true') !== 'true'
    ? new AwsError(
        400,
        'InvalidAttributeValue',
        'Invalid value for the parameter FifoQueue. Reason: Modifying queue type is not supported.',
      )
    : undefined;
}
