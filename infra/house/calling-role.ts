import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { HouseFunction } from './house-function.ts';

/** The services of AWS that call functions by a role. */
type Caller = 'appsync' | 'scheduler';

/**
 * The role by which a service calls functions, with the right to call this one too. One role does for all that the
 * service calls: the service alone can take it, and what is to be called stands with each source or schedule.
 */
export function callingRole(caller: Caller, called: HouseFunction): Role {
  const stack = Stack.of(called);
  const id = `CalledBy-${caller}`;
  const known = stack.node.tryFindChild(id);
  const role =
    known instanceof Role
      ? known
      : new Role(stack, id, {
          assumedBy: new ServicePrincipal(`${caller}.amazonaws.com`, {
            conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
          }),
        });
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [called.functionArn] }),
  );
  return role;
}
