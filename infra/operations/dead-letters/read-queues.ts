import { type LambdaClient, paginateListEventSourceMappings } from '@aws-sdk/client-lambda';
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { StackResource } from '../../deploy/stacks.ts';
import {
  type DeadLetterQueue,
  findDeadLetterQueues,
  type MappingFacts,
  type QueueFacts,
} from './dead-letter-queue.ts';

const RedrivePolicy = z.object({ deadLetterTargetArn: z.string() });

/** Reads the dead-letter queues of a stage, with their message counts. */
export async function readDeadLetterQueues(
  { sqs, lambda }: { readonly sqs: SQSClient; readonly lambda: LambdaClient },
  resources: readonly StackResource[],
): Promise<DeadLetterQueue[]> {
  const queues = resources.filter(({ type }) => type === 'AWS::SQS::Queue');
  const facts = await Promise.all(queues.map((queue) => readQueueFacts(sqs, queue)));
  return findDeadLetterQueues(facts, await readMappings(lambda), resources);
}

async function readQueueFacts(
  sqs: SQSClient,
  { logicalId, physicalId: url }: StackResource,
): Promise<QueueFacts> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }),
  );
  const policy = Attributes.RedrivePolicy;
  return {
    logicalId,
    url,
    arn: Attributes.QueueArn ?? '',
    messages: Number(Attributes.ApproximateNumberOfMessages ?? 0),
    inFlight: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
    deadLetterArn: policy ? RedrivePolicy.parse(JSON.parse(policy)).deadLetterTargetArn : undefined,
  };
}

async function readMappings(client: LambdaClient): Promise<MappingFacts[]> {
  const mappings: MappingFacts[] = [];
  for await (const { EventSourceMappings = [] } of paginateListEventSourceMappings({ client }, {}))
    for (const { EventSourceArn = '', FunctionArn = '', DestinationConfig } of EventSourceMappings)
      mappings.push({
        sourceArn: EventSourceArn,
        functionName: FunctionArn.split(':').at(-1) ?? '',
        failureArn: DestinationConfig?.OnFailure?.Destination,
      });
  return mappings;
}
