import { z } from 'zod';
import { physicalName, stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import {
  attachPolicy,
  type Deliveries,
  type ResourcePolicies,
  resourcePolicyDocument,
  type TopicKeys,
} from './resource-policy.ts';

const policyProperties = z.object({ Topics: z.array(z.string()), PolicyDocument: resourcePolicyDocument });
const subscriptionProperties = z.object({ TopicArn: z.string(), Endpoint: z.string(), Protocol: z.string() });

const topicProperties = z.object({ KmsMasterKeyId: z.string().optional() });

/** AWS::SNS::Topic. */
export const topic: Provisioner<TopicKeys> = async (resource, { services, inventory }) => {
  const { stackName, logicalId, properties } = resource;
  const { KmsMasterKeyId } = parseProperties(topicProperties, resource);
  const { topicName, topicArn } = await services.sns.createTopic({
    TopicName: physicalName(stackName, logicalId, 250),
    ...properties,
  });
  if (KmsMasterKeyId) inventory.topicKeys.set(topicArn, KmsMasterKeyId);
  return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: topicName } };
};

/** AWS::SNS::Subscription. */
export const subscription: Provisioner<Deliveries> = async (resource, { services, inventory }) => {
  const { TopicArn, Endpoint, Protocol } = parseProperties(subscriptionProperties, resource);
  await services.sns.subscribe(resource.properties);
  if (Protocol === 'sqs')
    inventory.deliveries.push({
      logicalId: resource.logicalId,
      service: 'sns.amazonaws.com',
      action: 'sqs:SendMessage',
      targetArn: Endpoint,
      sourceArn: TopicArn,
    });
  const ref = `${TopicArn}:${stableId(12, TopicArn, Endpoint)}`;
  return { ref, attributes: { Arn: ref } };
};

/** AWS::SNS::TopicPolicy. */
export const topicPolicy: Provisioner<ResourcePolicies> = (resource, { inventory }) => {
  const { Topics, PolicyDocument } = parseProperties(policyProperties, resource);
  for (const topicArn of Topics) attachPolicy(inventory, topicArn, PolicyDocument.Statement);
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};
