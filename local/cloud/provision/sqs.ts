import { z } from 'zod';
import type { DeadLetterQueues } from './dead-letter-queues.ts';
import { physicalName } from './names.ts';
import { hangPolicy, type ResourcePolicies, resourcePolicyDocument } from './resource-policy.ts';
import { type Provision, readProperties } from './resource-type.ts';

/** The inventory of queues. */
export interface Queues {
  /** Queue ARN by queue URL. */
  queues: Map<string, string>;
}

const queueProperties = z.object({
  FifoQueue: z.boolean().optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string() }).optional(),
});
const policyProperties = z.object({ Queues: z.array(z.string()), PolicyDocument: resourcePolicyDocument });

/** AWS::SQS::Queue. */
export const queue: Provision<Queues & DeadLetterQueues> = async (resource, { services, inventory }) => {
  const { FifoQueue, RedrivePolicy } = readProperties(queueProperties, resource);
  const { stackName, logicalId, properties } = resource;
  const name = FifoQueue
    ? `${physicalName(stackName, logicalId, 75)}.fifo`
    : physicalName(stackName, logicalId, 80);
  const { queueName, queueUrl, queueArn } = await services.sqs.createQueue({
    QueueName: name,
    ...properties,
  });
  inventory.queues.set(queueUrl, queueArn);
  if (RedrivePolicy) inventory.deadLetterQueues.add(RedrivePolicy.deadLetterTargetArn);
  return { ref: queueUrl, attributes: { Arn: queueArn, QueueName: queueName, QueueUrl: queueUrl } };
};

/** AWS::SQS::QueuePolicy. */
export const queuePolicy: Provision<Queues & ResourcePolicies> = (resource, { inventory }) => {
  const { Queues, PolicyDocument } = readProperties(policyProperties, resource);
  for (const url of Queues) hangPolicy(inventory, inventory.queues.get(url) ?? url, PolicyDocument.Statement);
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};
