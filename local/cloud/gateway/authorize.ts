import { ACCOUNT } from './arn.ts';
import { type ConditionContext, evaluateCondition } from './condition.ts';
import type { PolicyStatement, Principal } from './principal.ts';
import { matches } from './wildcard.ts';

/** One permission that a call needs. */
export interface Permission {
  /** The IAM action: 'dynamodb:PutItem'. */
  action: string;
  /** The ARN of the resource, or '*' where the action has none. */
  resource: string;
  /** Other ARNs that AWS is known to accept for the same resource. */
  alsoKnownAs?: string[];
  /** Condition keys of this request, in lower case, beyond the ones every request has. */
  context?: ConditionContext;
}

const GLOBAL_CONTEXT: ConditionContext = {
  'aws:securetransport': ['true'],
  'aws:requestedregion': ['us-east-1'],
  'aws:principalaccount': [ACCOUNT],
  'aws:sourcearn': null,
  'aws:sourceaccount': null,
};

/**
 * Decides as IAM does: an explicit Deny wins, then an Allow is needed. Returns null when the principal may,
 * otherwise IAM's sentence. A condition that the local gateway cannot evaluate refuses, and says so.
 */
export function authorize(principal: Principal, permission: Permission): string | null {
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
  return allowed
    ? null
    : refusal(principal, permission, `because no identity-based policy allows the ${action} action`);
}

function concerns(statement: PolicyStatement, { action, resource, alsoKnownAs = [] }: Permission): boolean {
  const names = (patterns: readonly string[]) =>
    patterns.some((pattern) => [resource, ...alsoKnownAs].some((candidate) => matches(pattern, candidate)));
  return (
    statement.Action.some((pattern) => matches(pattern, action, true)) &&
    (statement.NotResource ? !names(statement.NotResource) : names(statement.Resource))
  );
}

function refusal(principal: Principal, { action, resource }: Permission, reason: string): string {
  return `User: ${userArn(principal)} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
}

/** The ARN under which a principal appears: a role's session. */
export function userArn({ name }: Principal): string {
  return `arn:aws:sts::${ACCOUNT}:assumed-role/${name}/local`;
}
