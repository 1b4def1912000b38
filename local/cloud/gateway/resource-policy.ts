import { ACCOUNT } from './arn.ts';
import { type ConditionContext, evaluateCondition } from './condition.ts';
import type { PolicyStatement } from './policy-statement.ts';
import { matches } from './wildcard.ts';

/** A statement of a resource's policy, or of a role's trust policy. */
export interface ResourceStatement extends PolicyStatement {
  /** '*', or names by type: `{ Service: ['sns.amazonaws.com'] }`. */
  Principal: '*' | Readonly<Record<string, readonly string[]>>;
}

/** An AWS service by its principal, or a role by every name that a policy may use. */
export type Requester = { readonly service: string } | { readonly roles: readonly string[] };

export interface ResourceRequest {
  readonly requester: Requester;
  readonly action: string;
  readonly resource: string;
  readonly context: ConditionContext;
}

/** `unknown` names a condition that the emulator does not support. */
export type Verdict = 'deny' | 'allow' | 'silent' | { readonly unknown: string };

const ACCOUNT_NAMES = [ACCOUNT, `arn:aws:iam::${ACCOUNT}:root`];

function namesRequester({ Principal, Effect }: ResourceStatement, requester: Requester): boolean {
  if (Principal === '*') return true;
  const named = Principal['AWS'] ?? [];
  if (named.includes('*')) return true;
  if ('service' in requester) return (Principal['Service'] ?? []).includes(requester.service);
  // Allowing an account leaves the decision to its policies. Denying it denies each of its roles.
  const names = Effect === 'Deny' ? [...requester.roles, ...ACCOUNT_NAMES] : requester.roles;
  return named.some((name) => names.includes(name));
}

function appliesTo(statement: ResourceStatement, { action, resource }: ResourceRequest): boolean {
  const { Action, Resource, NotResource } = statement;
  const covers = (patterns: readonly string[]) => patterns.some((pattern) => matches(pattern, resource));
  return (
    Action.some((pattern) => matches(pattern, action, true)) &&
    (NotResource ? !covers(NotResource) : covers(Resource))
  );
}

/**
 * Evaluates a resource's policy as IAM does: an explicit Deny wins over any Allow.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function evaluateResourcePolicy(
  statements: readonly ResourceStatement[],
  request: ResourceRequest,
): Verdict {
  let verdict: Verdict = 'silent';
  for (const statement of statements) {
    if (!namesRequester(statement, request.requester) || !appliesTo(statement, request)) continue;
    const result = evaluateCondition(statement.Condition ?? {}, request.context);
    if ('unknown' in result) return { unknown: result.unknown };
    if (!result.met) continue;
    if (statement.Effect === 'Deny') return 'deny';
    verdict = 'allow';
  }
  return verdict;
}
