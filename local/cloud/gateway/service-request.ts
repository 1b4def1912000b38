import { ACCOUNT } from './arn.ts';
import type { ConditionContext } from './condition.ts';
import { evaluateResourcePolicy, type ResourceStatement } from './resource-policy.ts';

/** What a service of AWS asks of a resource, on behalf of another resource of the account. */
export interface ServiceRequest {
  /** 'sns.amazonaws.com'. */
  readonly service: string;
  readonly action: string;
  readonly resource: string;
  /** The resource it asks for, which it sends as aws:SourceArn; null where the service sends none. */
  readonly sourceArn: string | null;
  /** Further condition keys it sends, in lower case. */
  readonly context?: ConditionContext;
}

/**
 * The condition keys of a call by a service principal. A key that the service does not send is null.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-keys.html
 */
const contextOf = ({ service, sourceArn, context }: ServiceRequest): ConditionContext => ({
  'aws:securetransport': ['true'],
  'aws:requestedregion': ['us-east-1'],
  'aws:principalisawsservice': ['true'],
  'aws:principalservicename': [service],
  'aws:principalaccount': null,
  'aws:principalarn': null,
  'aws:principalorgid': null,
  'aws:sourcearn': sourceArn === null ? null : [sourceArn],
  'aws:sourceaccount': sourceArn === null ? null : [ACCOUNT],
  'aws:sourceowner': null,
  'aws:sourceorgid': null,
  'aws:sourceip': null,
  'aws:sourcevpce': null,
  'sts:externalid': null,
  ...context,
});

/** Why these policies do not let a service do what it asks, in a few words; null when they do. */
export function serviceRefusal(
  statements: readonly ResourceStatement[],
  request: ServiceRequest,
): string | null {
  const verdict = evaluateResourcePolicy(statements, {
    requester: { service: request.service },
    action: request.action,
    resource: request.resource,
    context: contextOf(request),
  });
  if (verdict === 'allow') return null;
  if (verdict === 'deny') return 'it is explicitly denied';
  if (verdict === 'silent') return 'no statement allows it';
  return `the local cloud does not know the ${verdict.unknown}`;
}
