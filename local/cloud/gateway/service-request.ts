import { ACCOUNT } from './arn.ts';
import type { ConditionContext } from './condition.ts';
import { evaluateResourcePolicy, type ResourceStatement } from './resource-policy.ts';

/** A call of an AWS service to a resource, on behalf of another resource of the account. */
export interface ServiceRequest {
  /** Such as 'sns.amazonaws.com'. */
  readonly service: string;
  readonly action: string;
  readonly resource: string;
  /** The aws:SourceArn of the call; null if the service sends none. */
  readonly sourceArn: string | null;
  /** Further condition keys, in lower case. */
  readonly context?: ConditionContext;
}

/**
 * The condition keys of a service's call. A key that the service does not send is null.
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

/** Returns why these statements refuse a service's call; null if they allow it. */
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
  return `the emulator does not support the ${verdict.unknown}`;
}
