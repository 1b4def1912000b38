import { authorize } from '../gateway/authorize.ts';
import type { Principal } from '../gateway/principal.ts';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { serviceRefusal } from '../gateway/service-request.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { FunctionGrant } from '../provision/lambda.ts';

/** Throws unless the principal may perform the actions. AWS refuses to create a resource without them. */
export function assertAllowed(
  principal: Principal,
  actions: readonly string[],
  resource: string,
  logicalId: string,
): void {
  for (const action of actions) {
    const refusal = authorize(principal, { action, resource });
    if (refusal !== null) throw new Error(`${logicalId}: AWS would refuse it. ${refusal}.`);
  }
}

/** The statement that Lambda adds to the function's policy for a permission. */
function statementOf({ principal, sourceArn, sourceAccount }: FunctionGrant): ResourceStatement {
  return {
    Effect: 'Allow',
    Action: ['lambda:InvokeFunction'],
    Resource: ['*'],
    Principal: principal === '*' ? '*' : { Service: [principal] },
    Condition: {
      ...(sourceArn === undefined ? {} : { ArnLike: { 'AWS:SourceArn': [sourceArn] } }),
      ...(sourceAccount === undefined ? {} : { StringEquals: { 'AWS:SourceAccount': [sourceAccount] } }),
    },
  };
}

/** Throws unless an AWS::Lambda::Permission allows the AWS service to invoke the function for this source. */
export function assertInvokeAllowed(
  { grants }: Pick<Inventory, 'grants'>,
  functionName: string,
  service: string,
  sourceArn: string,
  logicalId: string,
): void {
  const statements = grants.filter((grant) => grant.functionName === functionName).map(statementOf);
  const request = { service, action: 'lambda:InvokeFunction', resource: functionName, sourceArn };
  if (serviceRefusal(statements, request) !== null)
    throw new Error(
      `${logicalId}: the template has no AWS::Lambda::Permission for ${service} to invoke ${functionName} for ${sourceArn}.`,
    );
}
