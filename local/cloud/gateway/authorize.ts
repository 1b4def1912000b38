import { ACCOUNT } from './arn.ts';
import { type ConditionContext, evaluateCondition } from './condition.ts';
import type { PolicyStatement, Principal } from './principal.ts';
import { evaluateResourcePolicy, type ResourceStatement } from './resource-policy.ts';
import { matches } from './wildcard.ts';

/** One permission that a call needs. */
export interface Permission {
  /** The IAM action: 'dynamodb:PutItem'. */
  action: string;
  /** The ARN of the resource, or '*' where the action has none. */
  resource: string;
  /** Condition keys of this request, in lower case, beyond the ones every request has. */
  context?: ConditionContext;
}

const GLOBAL_CONTEXT: ConditionContext = {
  'aws:securetransport': ['true'],
  'aws:requestedregion': ['us-east-1'],
  'aws:principalaccount': [ACCOUNT],
  'aws:principalisawsservice': ['false'],
  'aws:sourcearn': null,
  'aws:sourceaccount': null,
};

/**
 * Decides as IAM does within one account: an explicit Deny wins, wherever it stands; then an Allow is needed, in the
 * principal's own policies or, by name, in the resource's policy. Returns null when the principal may, otherwise IAM's
 * sentence. A condition that the local gateway cannot evaluate refuses, and says so. The role's ledger notes either.
 */
export function authorize(
  principal: Principal,
  permission: Permission,
  ofResource: readonly ResourceStatement[] = [],
): string | null {
  const refused = decide(principal, permission, ofResource);
  principal.ledger?.note(permission, refused !== null);
  return refused;
}

function decide(
  principal: Principal,
  permission: Permission,
  ofResource: readonly ResourceStatement[],
): string | null {
  const { statements } = principal;
  if (statements === 'everything') return null;
  const context = { ...GLOBAL_CONTEXT, ...permission.context };
  let allowed = false;
  let unknown: string | null = null;
  for (const statement of statements) {
    if (!concerns(statement, permission)) continue;
    const result = evaluateCondition(statement.Condition ?? {}, context);
    if ('unknown' in result) unknown = result.unknown;
    else if (result.met && statement.Effect === 'Deny') {
      return refusal(principal, permission, 'with an explicit deny in an identity-based policy');
    } else if (result.met) allowed = true;
  }
  if (unknown !== null) {
    return refusal(
      principal,
      permission,
      `because the local gateway does not know the ${unknown} of its policy`,
    );
  }
  const { action } = permission;
  const verdict = evaluateResourcePolicy(ofResource, {
    requester: { roles: namesOf(principal) },
    action,
    resource: permission.resource,
    context,
  });
  if (verdict === 'deny')
    return refusal(principal, permission, 'with an explicit deny in a resource-based policy');
  if (typeof verdict === 'object')
    return refusal(
      principal,
      permission,
      `because the local gateway does not know the ${verdict.unknown} of the resource's policy`,
    );
  return allowed || verdict === 'allow'
    ? null
    : refusal(principal, permission, `because no identity-based policy allows the ${action} action`);
}

function concerns(statement: PolicyStatement, { action, resource }: Permission): boolean {
  const names = (patterns: readonly string[]) => patterns.some((pattern) => matches(pattern, resource));
  return (
    statement.Action.some((pattern) => matches(pattern, action, true)) &&
    (statement.NotResource ? !names(statement.NotResource) : names(statement.Resource))
  );
}

function refusal(principal: Principal, { action, resource }: Permission, reason: string): string {
  return `User: ${userArn(principal)} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
}

const namesOf = (principal: Principal): string[] => [
  userArn(principal),
  ...(principal.roleArn === undefined ? [] : [principal.roleArn]),
];

/** The ARN under which a principal appears: a role's session. */
export function userArn({ name }: Principal): string {
  return `arn:aws:sts::${ACCOUNT}:assumed-role/${name}/local`;
}
