import { authorize } from '../gateway/authorize.ts';
import type { Principal } from '../gateway/principal.ts';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { serviceRefusal } from '../gateway/service-request.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { FunctionGrant } from '../provision/lambda.ts';

/**
 * Throws the sentence by which AWS would refuse to set up a connection, when the role behind it may not do one of
 * the actions it lives by.
 */
export function demandPermission(
  principal: Principal,
  actions: readonly string[],
  resource: string,
  what: string,
): void {
  for (const action of actions) {
    const refusal = authorize(principal, { action, resource });
    if (refusal !== null) throw new Error(`${what} would not be accepted by AWS: ${refusal}.`);
  }
}

/** A permission as the statement that Lambda writes into the function's policy. */
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

/** Throws unless a permission of the template lets the AWS service invoke the function for this source. */
export function demandGrant(
  { grants }: Pick<Inventory, 'grants'>,
  functionName: string,
  service: string,
  sourceArn: string,
  what: string,
): void {
  const statements = grants.filter((grant) => grant.functionName === functionName).map(statementOf);
  const request = { service, action: 'lambda:InvokeFunction', resource: functionName, sourceArn };
  if (serviceRefusal(statements, request) !== null)
    throw new Error(
      `${what}: the template has no AWS::Lambda::Permission that lets ${service} invoke ${functionName} for ${sourceArn}.`,
    );
}
