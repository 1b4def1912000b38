import { authorize } from '../gateway/authorize.ts';
import type { Principal } from '../gateway/principal.ts';
import type { Inventory } from '../provision/inventory.ts';

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

/** Throws unless a permission of the template lets the AWS service invoke the function for this source. */
export function demandGrant(
  { grants }: Pick<Inventory, 'grants'>,
  functionName: string,
  service: string,
  sourceArn: string,
  what: string,
): void {
  const granted = grants.some(
    (grant) =>
      grant.functionName === functionName &&
      grant.principal === service &&
      (grant.sourceArn === undefined || grant.sourceArn.startsWith(sourceArn)),
  );
  if (!granted)
    throw new Error(
      `${what}: the template has no AWS::Lambda::Permission that lets ${service} invoke ${functionName}.`,
    );
}
