import { type Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { applicationNameOf } from '../stack-names.ts';
import { createFunctionCode } from './function-code.ts';
import { InlineRole } from './inline-role.ts';

/** Paths are relative to the repository's root. */
export interface AppFunctionProps {
  readonly entry: string;
  /** Files of the built site or of packages that are deployed next to the function. */
  readonly files?: readonly string[];
  /** Worker threads: `name.worker.ts` is deployed next to the function as `name.worker.mjs`. */
  readonly threads?: readonly string[];
  readonly timeout: Duration;
  /** In MiB. CPU scales with it. */
  readonly memory?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A Lambda function with our runtime, bundling, log group, and tracing. It starts with no other permissions. */
export class AppFunction extends LambdaFunction {
  readonly #role: InlineRole;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // AWS's managed policy would allow every log group.
    const role = new InlineRole(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      statements: [
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroup.logGroupArn],
        }),
      ],
    });
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
        METRICS_NAMESPACE: applicationNameOf(scope),
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
