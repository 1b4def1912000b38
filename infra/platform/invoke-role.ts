import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { InlineRole } from './inline-role.ts';

type Caller = 'appsync' | 'scheduler';

/** Lets an AWS service assume a role on behalf of this account only. */
export const servicePrincipal = (scope: Construct, service: string): ServicePrincipal =>
  new ServicePrincipal(`${service}.amazonaws.com`, {
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  });

/**
 * Returns the role with which an AWS service invokes our functions, after adding this function to it. All data sources,
 * or schedules, of a stack share one role: only that service can assume it, and each names its own target.
 */
export function ensureInvokeRole(scope: Construct, caller: Caller, target: AppFunction): InlineRole {
  const stack = Stack.of(scope);
  const id = `CalledBy-${caller}`;
  const existing = stack.node.tryFindChild(id);
  const role =
    existing instanceof InlineRole
      ? existing
      : new InlineRole(stack, id, { assumedBy: servicePrincipal(stack, caller) });
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }),
  );
  return role;
}
