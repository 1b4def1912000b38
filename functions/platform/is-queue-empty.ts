import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import type { Queue } from './send-all.ts';

/** Whether no message waits in a queue, as SQS counts it to within a minute. */
export async function isQueueEmpty({ sqs, url }: Queue): Promise<boolean> {
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Attributes?.['ApproximateNumberOfMessages'] === '0';
}
