import { ListQueuesCommand, SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Stack } from './stack.ts';

/** Queues whose messages fail whenever two runs work on one person. A message may be in two runs at once without harm. */
const CONTENDED = /(Customers|Leaving|Due|Later)Queue/;

/** Long enough for the other run to end, in seconds; the template waits 20 to 90. */
const RETRY_AFTER = 5;

/**
 * Retries messages that failed by a write conflict after 5 seconds. Journeys change one person several times within
 * a second, and `settle` would wait for each conflict as long as the template says.
 */
export async function retryConflictsSoon({ region, gatewayUrl }: Stack, queues = CONTENDED): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ region, endpoint: gatewayUrl, credentials });
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand());
  const contended = QueueUrls.filter((url) => queues.test(url));
  if (contended.length === 0) throw new Error(`None of ${QueueUrls.length} queues matches ${queues}.`);
  const Attributes = { VisibilityTimeout: String(RETRY_AFTER) };
  for (const QueueUrl of contended) await sqs.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }));
}
