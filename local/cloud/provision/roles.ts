import type { PolicyStatement } from '../gateway/policy-statement.ts';
import type { ResourceStatement } from '../gateway/resource-policy.ts';

export interface Role {
  name: string;
  arn: string;
  /** The statements of all its policies. */
  statements: PolicyStatement[];
  trust: ResourceStatement[];
}

export interface Roles {
  /** By ARN. */
  roles: Map<string, Role>;
}
