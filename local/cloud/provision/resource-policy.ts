import { z } from 'zod';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { type ServiceRequest, serviceRefusal } from '../gateway/service-request.ts';
import { conditions, textList } from './policy-document.ts';

const principal = z.union([z.literal('*'), z.record(z.string(), textList)]);

const statement = z
  .strictObject({
    Sid: z.string().optional(),
    Effect: z.enum(['Allow', 'Deny']),
    Principal: principal,
    Action: textList,
    Resource: textList,
    Condition: conditions,
  })
  .transform(
    ({ Effect, Principal, Action, Resource, Condition }): ResourceStatement => ({
      Effect,
      Principal,
      Action,
      Resource,
      ...(Condition ? { Condition } : {}),
    }),
  );

/** The policy document of a queue, bucket, topic or key. */
export const resourcePolicyDocument = z.object({ Statement: z.array(statement) });

/** An AWS service's messages to a queue or topic, which the target's policy must allow. */
export interface Delivery {
  /** The resource that declares it. */
  logicalId: string;
  /** Such as 'sns.amazonaws.com'. */
  service: string;
  action: 'sqs:SendMessage' | 'sns:Publish';
  targetArn: string;
  /** The ARN of the topic, bucket or alarm that sends. */
  sourceArn: string;
}

export interface ResourcePolicies {
  /** By the ARN of the queue, bucket, topic or key. */
  resourcePolicies: Map<string, ResourceStatement[]>;
}

/** The keys of encrypted topics, by the topic's ARN. */
export interface TopicKeys {
  topicKeys: Map<string, string>;
}

export interface Deliveries {
  deliveries: Delivery[];
}

/** The reason why a resource's policy doesn't allow an AWS service's request; null if it does. */
export function policyRefusal(
  { resourcePolicies }: ResourcePolicies,
  resourceArn: string,
  request: ServiceRequest,
): string | null {
  return serviceRefusal(resourcePolicies.get(resourceArn) ?? [], request);
}

/** The actions of a service on an encrypted topic's key when it publishes. */
const KEY_ACTIONS = ['kms:GenerateDataKey', 'kms:Decrypt'] as const;

/** The reason why the target's policy, or that of its key, doesn't allow a delivery; null if both do. */
export function deliveryRefusal(
  inventory: ResourcePolicies & TopicKeys,
  { service, action, targetArn, sourceArn }: Omit<Delivery, 'logicalId'>,
): string | null {
  // The default policy of a topic allows the account's own alarms.
  // https://docs.aws.amazon.com/sns/latest/dg/sns-access-policy-use-cases.html
  const isAlarm = service === 'cloudwatch.amazonaws.com';
  const isOwn = isAlarm && !inventory.resourcePolicies.has(targetArn);
  const refusal = isOwn
    ? null
    : policyRefusal(inventory, targetArn, { service, action, resource: targetArn, sourceArn });
  return refusal ?? keyRefusal(inventory, { service, targetArn, sourceArn });
}

function keyRefusal(
  inventory: ResourcePolicies & TopicKeys,
  { service, targetArn, sourceArn }: Pick<Delivery, 'service' | 'targetArn' | 'sourceArn'>,
): string | null {
  const keyArn = inventory.topicKeys.get(targetArn);
  if (keyArn === undefined) return null;
  for (const action of KEY_ACTIONS) {
    const refusal = policyRefusal(inventory, keyArn, { service, action, resource: keyArn, sourceArn });
    if (refusal !== null) return `${action} with its key ${keyArn}: ${refusal}`;
  }
  return null;
}

export function attachPolicy(
  { resourcePolicies }: ResourcePolicies,
  resourceArn: string,
  statements: ResourceStatement[],
) {
  resourcePolicies.set(resourceArn, [...(resourcePolicies.get(resourceArn) ?? []), ...statements]);
}

/** Throws for the first delivery that AWS would silently drop, because the target's policy doesn't allow it. */
export function assertDeliveriesAllowed(inventory: ResourcePolicies & TopicKeys & Deliveries): void {
  for (const delivery of inventory.deliveries) {
    const refusal = deliveryRefusal(inventory, delivery);
    const { logicalId, service, action, targetArn } = delivery;
    if (refusal !== null)
      throw new Error(`${logicalId}: no policy of ${targetArn} allows ${service} to ${action} (${refusal}).`);
  }
}
