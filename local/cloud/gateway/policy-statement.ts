import type { ConditionContext } from './condition.ts';

/** A statement of an IAM policy, with intrinsics resolved and single values in arrays. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string[];
  /** Empty if the statement has `NotResource`. */
  Resource: string[];
  /** The statement applies to every resource except these. */
  NotResource?: string[];
  Condition?: Record<string, Record<string, string[]>>;
}

/** A permission that a call needs. */
export interface Permission {
  /** Such as 'dynamodb:PutItem'. */
  action: string;
  /** An ARN, or '*' for an action without a resource. */
  resource: string;
  /** The request's own condition keys, in lower case. */
  context?: ConditionContext;
}
