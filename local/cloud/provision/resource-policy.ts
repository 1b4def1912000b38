import { z } from 'zod';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { type ServiceRequest, serviceRefusal } from '../gateway/service-request.ts';
import { conditions, list } from './policy-document.ts';

const principal = z.union([z.literal('*'), z.record(z.string(), list)]);

const statement = z
  .strictObject({
    Sid: z.string().optional(),
    Effect: z.enum(['Allow', 'Deny']),
    Principal: principal,
    Action: list,
    Resource: list,
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

/** The statements of a policy that hangs on a queue, bucket or topic. */
export const resourcePolicyDocument = z.object({ Statement: z.array(statement) });

/** What one AWS service hands to a queue or topic of the template: whose own policy has to permit it. */
export interface Delivery {
  /** Who set it up. */
  logicalId: string;
  /** 'sns.amazonaws.com'. */
  service: string;
  action: 'sqs:SendMessage' | 'sns:Publish';
  targetArn: string;
  /** The resource that the service delivers for: a topic, a bucket, an alarm. */
  sourceArn: string;
}

/** The inventory of policies on resources. */
export interface ResourcePolicies {
  /** By the ARN of the queue, bucket or topic. */
  resourcePolicies: Map<string, ResourceStatement[]>;
}

/** The inventory of what AWS services deliver. */
export interface Deliveries {
  deliveries: Delivery[];
}

/** Why a resource's own policy does not let an AWS service do something to it; null when it does. */
export function refusalByPolicy(
  { resourcePolicies }: ResourcePolicies,
  policyOf: string,
  request: ServiceRequest,
): string | null {
  return serviceRefusal(resourcePolicies.get(policyOf) ?? [], request);
}

/** Why a delivery is refused by the policy of its target; null when it is let in. */
export function refusalOfDelivery(
  inventory: ResourcePolicies,
  { service, action, targetArn, sourceArn }: Omit<Delivery, 'logicalId'>,
): string | null {
  // A topic without a policy of its own has one that lets the account's own alarms publish, and nothing else here.
  // https://docs.aws.amazon.com/sns/latest/dg/sns-access-policy-use-cases.html
  const isAlarm = service === 'cloudwatch.amazonaws.com';
  if (isAlarm && !inventory.resourcePolicies.has(targetArn)) return null;
  return refusalByPolicy(inventory, targetArn, { service, action, resource: targetArn, sourceArn });
}

/** Hangs the statements of a policy on a resource. */
export function hangPolicy(
  { resourcePolicies }: ResourcePolicies,
  resourceArn: string,
  statements: ResourceStatement[],
) {
  resourcePolicies.set(resourceArn, [...(resourcePolicies.get(resourceArn) ?? []), ...statements]);
}

/** Throws for the first delivery that AWS would drop without a word, because the target's policy does not let it in. */
export function demandDeliveries(inventory: ResourcePolicies & Deliveries): void {
  for (const delivery of inventory.deliveries) {
    const refusal = refusalOfDelivery(inventory, delivery);
    const { logicalId, service, action, targetArn } = delivery;
    if (refusal !== null)
      throw new Error(`${logicalId}: no policy of ${targetArn} lets ${service} do ${action} (${refusal}).`);
  }
}
