import { z } from 'zod';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import { attachPolicy, type ResourcePolicies, resourcePolicyDocument } from './resource-policy.ts';

export interface Queues {
  /** Queue ARNs by queue URL. */
  queues: Map<string, string>;
  /** ARNs of the queues for messages and records that failed elsewhere. */
  deadLetterQueues: Set<string>;
}

const queueProperties = z.object({
  FifoQueue: z.boolean().optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string() }).optional(),
});
const policyProperties = z.object({ Queues: z.array(z.string()), PolicyDocument: resourcePolicyDocument });

/** AWS::SQS::Queue. */
export const queue: Provisioner<Queues> = async (resource, { services, inventory }) => {
  const { FifoQueue, RedrivePolicy } = parseProperties(queueProperties, resource);
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
export const queuePolicy: Provisioner<Queues & ResourcePolicies> = (resource, { inventory }) => {
  const { Queues, PolicyDocument } = parseProperties(policyProperties, resource);
  for (const url of Queues)
    attachPolicy(inventory, inventory.queues.get(url) ?? url, PolicyDocument.Statement);
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};
