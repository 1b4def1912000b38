import { ListQueuesCommand, SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Stack } from './stack.ts';

/** Queues whose messages fail when two runs write to the same user. Their consumers are idempotent. */
const CONTENDED = /(Customers|Deletions|Due|Later)Queue/;

/** Seconds until a retry: enough for the other run to finish. The template waits 20 to 90. */
const RETRY_AFTER = 5;

/**
 * Retries messages that failed on a write conflict after 5 seconds. Tests change one user several times a second, and
 * `settle` would otherwise wait out the template's delay for each conflict.
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
