import { z } from 'zod';
import type { Inventory } from './inventory.ts';
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

const named = (patterns: readonly string[], text: string) =>
  patterns.some(
    (pattern) =>
      pattern === '*' || pattern === text || (pattern.endsWith('*') && text.startsWith(pattern.slice(0, -1))),
  );

/** Whether a resource's own policy lets the AWS service `service` (as 'sns.amazonaws.com') do `action` to it. */
export function serviceMay(
  { resourcePolicies }: Pick<Inventory, 'resourcePolicies'>,
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
  { resourcePolicies }: Inventory,
  resourceArn: string,
  statements: ResourcePolicy[],
) {
  resourcePolicies.set(resourceArn, [...(resourcePolicies.get(resourceArn) ?? []), ...statements]);
}
