import type { IResolveContext } from 'aws-cdk-lib';
import type { IPrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

export interface InlineRoleProps {
  readonly assumedBy: IPrincipal;
  readonly statements?: readonly PolicyStatement[];
}

/** A policy whose last statements are known only when all capabilities have said what their functions need. */
class Rights extends PolicyDocument {
  readonly #late: (() => readonly PolicyStatement[])[] = [];

  addLater(create: () => readonly PolicyStatement[]): void {
    this.#late.push(create);
  }

  override resolve(context: IResolveContext): unknown {
    for (const create of this.#late.splice(0)) this.addStatements(...create());
    return super.resolve(context);
  }
}

/**
 * A role with one inline policy. CDK's default is a separate policy resource per role, which is attached after the role
 * exists: until then, an event source mapping can't be created and a resolver fails.
 */
export class InlineRole extends Role {
  readonly #policy: Rights;

  constructor(scope: Construct, id: string, { assumedBy, statements = [] }: InlineRoleProps) {
    const policy = new Rights({ statements: [...statements] });
    super(scope, id, { assumedBy, inlinePolicies: { rights: policy } });
    this.#policy = policy;
  }

  /** Adds statements that `create` returns at synthesis. */
  addLater(create: () => readonly PolicyStatement[]): void {
    this.#policy.addLater(create);
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#policy.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
