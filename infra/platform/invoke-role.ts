import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { AppFunction } from './app-function.ts';

type Caller = 'appsync' | 'scheduler';

/**
 * Returns the role with which an AWS service invokes our functions, after adding this function to it. All functions of a
 * service share one role: only that service can assume it, and each data source or schedule names its own target.
 */
export function ensureInvokeRole(caller: Caller, target: AppFunction): Role {
  const stack = Stack.of(target);
  const id = `CalledBy-${caller}`;
  const existing = stack.node.tryFindChild(id);
  const role =
    existing instanceof Role
      ? existing
      : new Role(stack, id, {
          assumedBy: new ServicePrincipal(`${caller}.amazonaws.com`, {
            conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
          }),
        });
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }),
  );
  return role;
}
