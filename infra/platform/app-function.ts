import { type Duration, type IResolveContext, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { createFunctionCode } from './function-code.ts';

/** Paths are relative to the repository's root. */
export interface AppFunctionProps {
  readonly entry: string;
  /** Files of the built site that are deployed next to the function. */
  readonly siteFiles?: readonly string[];
  /** Worker threads: `name.worker.ts` is deployed next to the function as `name.worker.mjs`. */
  readonly threads?: readonly string[];
  readonly timeout: Duration;
  /** In MiB. CPU scales with it. */
  readonly memory?: number;
  readonly environment?: Readonly<Record<string, string>>;
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
 * A role with one inline policy. CDK's default is a separate policy resource per role, and a deployment fails if an event
 * source mapping is created before that policy is attached. AWS's managed policy would also allow every log group.
 */
class FunctionRole extends Role {
  readonly #policy: Rights;

  constructor(scope: Construct, id: string, { logGroupArn }: ILogGroup) {
    const policy = new Rights({
      statements: [
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroupArn],
        }),
      ],
    });
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { rights: policy },
    });
    this.#policy = policy;
  }

  addLater(create: () => readonly PolicyStatement[]): void {
    this.#policy.addLater(create);
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#policy.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

/** A Lambda function with our runtime, bundling, log group, and tracing. It starts with no other permissions. */
export class AppFunction extends LambdaFunction {
  readonly #role: FunctionRole;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new FunctionRole(scope, `${id}Role`, logGroup);
    super(scope, id, {
      role,
      code: createFunctionCode(props),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: props.timeout,
      memorySize: props.memory ?? 512,
      tracing: Tracing.ACTIVE,
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        METRICS_NAMESPACE: Stack.of(scope).stackName,
        ...props.environment,
      },
      logGroup,
    });
    this.#role = role;
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray actions have no resource-level permissions. SendTextMessage needs * when AWS picks the origination identity.',
    });
  }

  allow(actions: readonly string[], resources: readonly string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  /** Adds statements that `create` returns at synthesis. */
  addRights(create: () => readonly PolicyStatement[]): void {
    this.#role.addLater(create);
  }

  /** Unlike CDK's grantRead, does not allow DescribeSecret. */
  allowReadSecret({ secretArn }: ISecret): void {
    this.allow(['secretsmanager:GetSecretValue'], [secretArn]);
  }

  /** `from` is the ARN of the origination identity; without it AWS picks one of the account's. */
  allowSendText(from: string | undefined): void {
    this.allow(['sms-voice:SendTextMessage'], [from ?? '*']);
  }

  /** Records why a wildcard resource is no broader than needed. `pattern` is spelled as in cdk-nag's finding. */
  acknowledgePattern(pattern: string, reason: string): void {
    Validations.of(this.#role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${pattern}]`, reason });
  }
}
