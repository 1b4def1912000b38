import { ACCOUNT } from './arn.ts';
import { type ConditionContext, evaluateCondition } from './condition.ts';
import type { PolicyStatement } from './principal.ts';
import { matches } from './wildcard.ts';

/** One statement of a policy on a resource, or of a role's trust policy. */
export interface ResourceStatement extends PolicyStatement {
  /** '*', or names by kind: `{ Service: ['sns.amazonaws.com'] }`. */
  Principal: '*' | Readonly<Record<string, readonly string[]>>;
}

/** Who asks: a service of AWS by its principal, or a role by every name that a policy may give it. */
export type Requester = { readonly service: string } | { readonly roles: readonly string[] };

/** What is asked of a resource, with the condition keys that the requester sends, in lower case. */
export interface ResourceRequest {
  readonly requester: Requester;
  readonly action: string;
  readonly resource: string;
  readonly context: ConditionContext;
}

/** What a policy says: an explicit deny, an allow, nothing, or a condition that cannot be evaluated here. */
export type Verdict = 'deny' | 'allow' | 'silent' | { readonly unknown: string };

const ACCOUNT_NAMES = [ACCOUNT, `arn:aws:iam::${ACCOUNT}:root`];

function isMeant({ Principal, Effect }: ResourceStatement, requester: Requester): boolean {
  if (Principal === '*') return true;
  const named = Principal['AWS'] ?? [];
  if (named.includes('*')) return true;
  if ('service' in requester) return (Principal['Service'] ?? []).includes(requester.service);
  // An account that is allowed only lets its own policies decide; one that is denied means each of its roles.
  const names = Effect === 'Deny' ? [...requester.roles, ...ACCOUNT_NAMES] : requester.roles;
  return named.some((name) => names.includes(name));
}

function concerns(statement: ResourceStatement, { action, resource }: ResourceRequest): boolean {
  const { Action, Resource, NotResource } = statement;
  const covers = (patterns: readonly string[]) => patterns.some((pattern) => matches(pattern, resource));
  return (
    Action.some((pattern) => matches(pattern, action, true)) &&
    (NotResource ? !covers(NotResource) : covers(Resource))
  );
}

/**
 * Evaluates a resource's policy as IAM does: an explicit deny wins over any allow.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function evaluateResourcePolicy(
  statements: readonly ResourceStatement[],
  request: ResourceRequest,
): Verdict {
  let verdict: Verdict = 'silent';
  for (const statement of statements) {
    if (!isMeant(statement, request.requester) || !concerns(statement, request)) continue;
    const result = evaluateCondition(statement.Condition ?? {}, request.context);
    if ('unknown' in result) return { unknown: result.unknown };
    if (!result.met) continue;
    if (statement.Effect === 'Deny') return 'deny';
    verdict = 'allow';
  }
  return verdict;
}
