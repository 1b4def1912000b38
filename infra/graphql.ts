import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AppsyncFunction,
  AuthorizationType,
  type BaseDataSource,
  CfnApiKey,
  Code,
  Definition,
  FunctionRuntime,
  GraphqlApi,
  IntrospectionConfig,
  Resolver,
} from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { bundleResolver } from './platform/bundle-resolver.ts';
import { logRequests } from './platform/log-requests.ts';
import { plainSchema } from './platform/plain-schema.ts';
import { findUnwiredFields } from './platform/unwired-fields.ts';
import type { Table } from './table.ts';

/** A step of a pipeline resolver. `code` is a path from the repository's root. */
export interface Step {
  readonly code: string;
  readonly source: BaseDataSource;
}

/** The GraphQL API. Visitors use its API key, and signed-in people use the user pool. */
export class Graphql extends Construct {
  readonly api: GraphqlApi;
  readonly apiKey: CfnApiKey;
  readonly #wired = new Set<string>();
  /** Fields share a step if code and source are equal: functions receive the field's name. */
  readonly #steps = new Map<string, AppsyncFunction>();
  readonly #owner: AppsyncFunction;
  readonly #staff: AppsyncFunction;

  constructor(scope: Construct, id: string, props: { readonly pool: UserPool; readonly table: Table }) {
    super(scope, id);
    this.api = new GraphqlApi(this, 'Api', {
      name: Stack.of(this).stackName,
      definition: Definition.fromSchema(plainSchema()),
      introspectionConfig: IntrospectionConfig.DISABLED,
      queryDepthLimit: 6,
      resolverCountLimit: 50,
      xrayEnabled: true,
      environmentVariables: { TABLE_NAME: props.table.table.tableName },
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: { userPool: props.pool },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.API_KEY }],
      },
    });
    this.api.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    logRequests(this, this.api);
    this.apiKey = this.#findApiKey();
    const source = this.api.addNoneDataSource('Nothing');
    this.#owner = this.#step('owner', { code: 'functions/platform/graphql/require-owner.step.ts', source });
    this.#staff = this.#step('staff', { code: 'functions/platform/graphql/require-staff.step.ts', source });
    this.#scheduleKeyExtension();
    this.node.addValidation({ validate: () => findUnwiredFields(this.#wired) });
  }

  /** Resolves a public field with one data source: by default, a function. */
  addPublicField(
    field: string,
    source: BaseDataSource,
    code = 'functions/platform/graphql/invoke.step.ts',
  ): void {
    this.#resolve(field, code, { dataSource: source });
  }

  /** Resolves a field about the signed-in person: checks the caller, then runs the steps in order. */
  addOwnerField(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, this.#owner, steps);
  }

  /** Resolves a field for staff: checks the caller's group, then runs the steps in order. */
  addStaffField(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, this.#staff, steps);
  }

  /** Resolves a field of another type, only when a query selects it. */
  addTypeField(field: string, { code, source }: Step): void {
    this.#resolve(field, code, { dataSource: source });
  }

  #pipeline(field: string, first: AppsyncFunction, steps: readonly Step[]): void {
    const functions = steps.map((step, index) => {
      const key = `${step.code} ${step.source.node.path}`;
      const appsyncFunction = this.#steps.get(key) ?? this.#step(`${field.replace('.', '')}${index}`, step);
      this.#steps.set(key, appsyncFunction);
      return appsyncFunction;
    });
    this.#resolve(field, 'functions/platform/graphql/pipeline.resolver.ts', {
      pipelineConfig: [first, ...functions],
    });
  }

  #resolve(
    field: string,
    code: string,
    rest: { dataSource: BaseDataSource } | { pipelineConfig: AppsyncFunction[] },
  ) {
    const [typeName = '', fieldName = ''] = field.split('.');
    this.#wired.add(field);
    new Resolver(this, `${typeName}${fieldName}`, {
      api: this.api,
      typeName,
      fieldName,
      runtime: FunctionRuntime.JS_1_0_0,
      code: Code.fromInline(bundleResolver(code)),
      ...rest,
    });
  }

  #step(name: string, { code, source }: Step): AppsyncFunction {
    return new AppsyncFunction(this, `Step${name}`, {
      name: name.replace(/\W/g, ''),
      api: this.api,
      dataSource: source,
      runtime: FunctionRuntime.JS_1_0_0,
      code: Code.fromInline(bundleResolver(code)),
    });
  }

  /** The template sets no expiry, so no deployment resets it: docs/decisions/0032-api-key-renewal.md. */
  #findApiKey(): CfnApiKey {
    const key = this.api.node.findAll().find((child) => child instanceof CfnApiKey);
    if (!(key instanceof CfnApiKey)) throw new Error('The GraphQL API has no CfnApiKey.');
    return key;
  }

  #scheduleKeyExtension(): void {
    const extend = new AppFunction(this, 'ExtendKey', {
      entry: 'functions/platform/graphql/extend-api-key.handler.ts',
      timeout: Duration.seconds(30),
      environment: { API_ID: this.api.apiId, API_KEY_ID: this.apiKey.attrApiKeyId },
    });
    // AppSync authorizes the request's path, which appears in none of its documented ARNs:
    // https://github.com/aws-samples/iam-identity-center-team/issues/145
    const { account, region } = Stack.of(this);
    const keys = `arn:aws:appsync:${region}:${account}:/v1/apis/${this.api.apiId}/apikeys/*`;
    extend.allow(['appsync:UpdateApiKey'], [keys]);
    extend.acknowledgePattern(
      'arn:aws:appsync:us-east-1:<AWS::AccountId>:/v1/apis/<GraphqlApi5FB08D89.ApiId>/apikeys/*',
      'The API keys of this API, which has exactly one.',
    );
    // A new rate-based schedule runs at once, and a new key is valid for a week:
    // https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html#rate-based
    new AppSchedule(this, 'extend-key', ScheduleExpression.rate(Duration.hours(1)), extend, {
      maxSilence: Duration.hours(3),
      runbookSection: 'The API key',
    });
  }
}
