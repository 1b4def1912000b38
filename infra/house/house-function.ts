import { type Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { bundleFunction } from './function-code.ts';
import { FunctionRole } from './function-role.ts';

/** What a function of the house may differ in. */
export interface HouseFunctionProps {
  /** The handler's file, from the repository's root. */
  readonly entry: string;
  /** Files the code reads beside itself, from the repository's root. */
  readonly data?: readonly string[];
  /** Modules the code starts in threads, from the repository's root: `name.worker.ts` lies beside it as `name.worker.mjs`. */
  readonly threads?: readonly string[];
  readonly timeout: Duration;
  /** In MiB; also decides the share of a processor. */
  readonly memory?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A Lambda function with the house's runtime, bundling, log group and tracing. It may do nothing until told. */
export class HouseFunction extends LambdaFunction {
  readonly #role: FunctionRole;

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new FunctionRole(scope, `${id}Role`, logGroup);
    super(scope, id, {
      role,
      code: bundleFunction(props),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: props.timeout,
      memorySize: props.memory ?? 512,
      tracing: Tracing.ACTIVE,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...props.environment },
      logGroup,
    });
    this.#role = role;
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray knows no resources: PutTraceSegments and PutTelemetryRecords are granted on *. So is SendTextMessage where AWS is to choose what a text comes from.',
    });
  }

  /** Lets the function do exactly these actions on exactly these resources. */
  may(actions: readonly string[], resources: readonly string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  /** Lets the function read a secret's value; CDK's own grant adds its description. */
  mayRead({ secretArn }: ISecret): void {
    this.may(['secretsmanager:GetSecretValue'], [secretArn]);
  }

  /** Says why a right on a pattern of resources is no wider than needed: `pattern` as cdk-nag's finding names it. */
  acknowledgePattern(pattern: string, reason: string): void {
    Validations.of(this.#role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${pattern}]`, reason });
  }

  /** Lets the function send texts: from one origination identity, or from any where AWS is to choose. */
  mayText(from: string | undefined): void {
    this.may(['sms-voice:SendTextMessage'], [from ?? '*']);
  }
}
