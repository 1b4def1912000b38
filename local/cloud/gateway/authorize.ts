import { ACCOUNT } from './arn.ts';
import { type ConditionContext, evaluateCondition } from './condition.ts';
import type { Permission, PolicyStatement } from './policy-statement.ts';
import type { Principal } from './principal.ts';
import { evaluateResourcePolicy, type ResourceStatement } from './resource-policy.ts';
import { matches } from './wildcard.ts';

const GLOBAL_CONTEXT: ConditionContext = {
  'aws:securetransport': ['true'],
  'aws:requestedregion': ['us-east-1'],
  'aws:principalaccount': [ACCOUNT],
  'aws:principalisawsservice': ['false'],
  'aws:sourcearn': null,
  'aws:sourceaccount': null,
};

/**
 * Decides as IAM does within one account: an explicit Deny wins, and otherwise an Allow is needed, in the
 * principal's policies or, by name, in the resource's policy. Returns null if the call is allowed, and IAM's
 * message if not. Denies a call if a condition is not supported. Records the decision in the role's ledger.
 */
export function authorize(
  principal: Principal,
  permission: Permission,
  resourcePolicy: readonly ResourceStatement[] = [],
): string | null {
  const refusal = decide(principal, permission, resourcePolicy);
  principal.ledger?.record(permission, refusal !== null);
  return refusal;
}

function decide(
  principal: Principal,
  permission: Permission,
  resourcePolicy: readonly ResourceStatement[],
): string | null {
  const { statements } = principal;
  if (statements === 'everything') return null;
  const context = { ...GLOBAL_CONTEXT, ...permission.context };
  let allowed = false;
  let unknown: string | null = null;
  for (const statement of statements) {
    if (!appliesTo(statement, permission)) continue;
    const result = evaluateCondition(statement.Condition ?? {}, context);
    if ('unknown' in result) unknown = result.unknown;
    else if (result.met && statement.Effect === 'Deny') {
      return refusalMessage(principal, permission, 'with an explicit deny in an identity-based policy');
    } else if (result.met) allowed = true;
  }
  if (unknown !== null) {
    return refusalMessage(
      principal,
      permission,
      `because the emulator does not support the ${unknown} of its policy`,
    );
  }
  const { action } = permission;
  const verdict = evaluateResourcePolicy(resourcePolicy, {
    requester: { roles: namesOf(principal) },
    action,
    resource: permission.resource,
    context,
  });
  if (verdict === 'deny')
    return refusalMessage(principal, permission, 'with an explicit deny in a resource-based policy');
  if (typeof verdict === 'object')
    return refusalMessage(
      principal,
      permission,
      `because the emulator does not support the ${verdict.unknown} of the resource's policy`,
    );
  return allowed || verdict === 'allow'
    ? null
    : refusalMessage(principal, permission, `because no identity-based policy allows the ${action} action`);
}

function appliesTo(statement: PolicyStatement, { action, resource }: Permission): boolean {
  const names = (patterns: readonly string[]) => patterns.some((pattern) => matches(pattern, resource));
  return (
    statement.Action.some((pattern) => matches(pattern, action, true)) &&
    (statement.NotResource ? !names(statement.NotResource) : names(statement.Resource))
  );
}

function refusalMessage(principal: Principal, { action, resource }: Permission, reason: string): string {
  return `User: ${userArn(principal)} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
}

const namesOf = (principal: Principal): string[] => [
  userArn(principal),
  ...(principal.roleArn === undefined ? [] : [principal.roleArn]),
];

/** The ARN of the principal's session. */
export function userArn({ name }: Principal): string {
  return `arn:aws:sts::${ACCOUNT}:assumed-role/${name}/local`;
}
