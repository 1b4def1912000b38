import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * A function's role with its rights inline. CDK's own way is a separate policy per role: one more resource each, and an
 * event source mapping that is created before the policy is attached fails the deployment. It may write to its own log
 * group alone; AWS's managed policy permits every group of the account.
 */
export class FunctionRole extends Role {
  readonly #rights: PolicyDocument;

  constructor(scope: Construct, id: string, { logGroupArn }: ILogGroup) {
    const rights = new PolicyDocument({
      statements: [
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroupArn],
        }),
      ],
    });
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { rights },
    });
    this.#rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
