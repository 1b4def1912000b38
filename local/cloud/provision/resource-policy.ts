import { z } from 'zod';
import { conditions, list } from './policy-document.ts';

const principal = z.union([z.literal('*'), z.record(z.string(), list)]);

/** The statements of a policy that hangs on a queue, bucket or topic. */
export const resourcePolicyDocument = z.object({
  Statement: z.array(
    z.object({
      Effect: z.enum(['Allow', 'Deny']),
      Principal: principal,
      Action: list,
      Resource: list,
      Condition: conditions,
    }),
  ),
});

/** One statement of such a policy. */
export type ResourcePolicy = z.infer<typeof resourcePolicyDocument>['Statement'][number];

/** What one AWS service hands to a queue or topic of the template: whose own policy has to permit it. */
export interface Delivery {
  /** Who set it up. */
  logicalId: string;
  /** 'sns.amazonaws.com'. */
  service: string;
  action: 'sqs:SendMessage' | 'sns:Publish';
  targetArn: string;
}

/** The inventory of policies on resources. */
export interface ResourcePolicies {
  /** By the ARN of the queue, bucket or topic. */
  resourcePolicies: Map<string, ResourcePolicy[]>;
}

/** The inventory of what AWS services deliver. */
export interface Deliveries {
  deliveries: Delivery[];
}

const named = (patterns: readonly string[], text: string) =>
  patterns.some(
    (pattern) =>
      pattern === '*' || pattern === text || (pattern.endsWith('*') && text.startsWith(pattern.slice(0, -1))),
  );

/** Whether a resource's own policy lets the AWS service `service` (as 'sns.amazonaws.com') do `action` to it. */
export function serviceMay(
  { resourcePolicies }: ResourcePolicies,
  resourceArn: string,
  service: string,
  action: string,
): boolean {
  return (resourcePolicies.get(resourceArn) ?? []).some(
    ({ Effect, Principal, Action }) =>
      Effect === 'Allow' &&
      (Principal === '*' || named(Principal['Service'] ?? [], service) || Principal['AWS']?.includes('*')) &&
      named(Action, action),
  );
}

/** Hangs the statements of a policy on a resource. */
export function hangPolicy(
  { resourcePolicies }: ResourcePolicies,
  resourceArn: string,
  statements: ResourcePolicy[],
) {
  resourcePolicies.set(resourceArn, [...(resourcePolicies.get(resourceArn) ?? []), ...statements]);
}

/** Throws for the first delivery that AWS would drop without a word, because the target's policy does not let it in. */
export function demandDeliveries(inventory: ResourcePolicies & Deliveries): void {
  for (const { logicalId, service, action, targetArn } of inventory.deliveries)
    if (!serviceMay(inventory, targetArn, service, action))
      throw new Error(`${logicalId}: no policy of ${targetArn} lets ${service} do ${action}.`);
}
