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
import { HouseFunction } from './house/house-function.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import { logRequests } from './house/request-logs.ts';
import { bundleResolver } from './house/resolver-code.ts';
import { assertWired } from './house/wiring.ts';
import type { Table } from './table.ts';

/** A step of a field: its code, from the repository's root, and where it is sent. */
export interface Step {
  readonly code: string;
  readonly source: BaseDataSource;
}

/** The one GraphQL API: schema.graphql, the visitors' key and the user pool as its two ways in. */
export class Graphql extends Construct {
  readonly api: GraphqlApi;
  readonly apiKey: CfnApiKey;
  readonly #wired = new Set<string>();
  /** Steps are the same where code and source are, whatever the field: a function is told the field's name. */
  readonly #steps = new Map<string, AppsyncFunction>();
  readonly #owner: AppsyncFunction;
  readonly #staff: AppsyncFunction;

  constructor(scope: Construct, id: string, props: { readonly pool: UserPool; readonly table: Table }) {
    super(scope, id);
    this.api = new GraphqlApi(this, 'Api', {
      name: Stack.of(this).stackName,
      definition: Definition.fromFile('schema.graphql'),
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
    this.apiKey = this.#keyForVisitors();
    const source = this.api.addNoneDataSource('Nothing');
    this.#owner = this.#step('owner', { code: 'functions/platform/graphql/require-owner.step.ts', source });
    this.#staff = this.#step('staff', { code: 'functions/platform/graphql/require-staff.step.ts', source });
    this.#extendKeyHourly();
    this.node.addValidation({ validate: () => assertWired(this.#wired) });
  }

  /** Answers a public field from one function. */
  answer(field: string, source: BaseDataSource): void {
    this.#resolve(field, 'functions/platform/graphql/invoke.step.ts', { dataSource: source });
  }

  /** Answers a field about a person: first the caller is made sure of, then the steps run in order. */
  answerOwner(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, this.#owner, steps);
  }

  /** Answers a field for staff: first the caller's group is made sure of, then the steps run in order. */
  answerStaff(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, this.#staff, steps);
  }

  /** Joins to a type a field that is asked for only where it is selected, by code of its own. */
  join(field: string, { code, source }: Step): void {
    this.#resolve(field, code, { dataSource: source });
  }

  #pipeline(field: string, first: AppsyncFunction, steps: readonly Step[]): void {
    const functions = steps.map((step, index) => {
      const key = `${step.code} ${step.source.node.path}`;
      const made = this.#steps.get(key) ?? this.#step(`${field.replace('.', '')}${index}`, step);
      this.#steps.set(key, made);
      return made;
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

  /** The template names no expiry, so no deployment ever sets it back: docs/decisions/0032-a-key-that-is-always-young.md. */
  #keyForVisitors(): CfnApiKey {
    const key = this.api.node.findAll().find((child) => child instanceof CfnApiKey);
    if (!(key instanceof CfnApiKey)) throw new Error('The API has no key of its own for visitors.');
    return key;
  }

  #extendKeyHourly(): void {
    const extend = new HouseFunction(this, 'ExtendKey', {
      entry: 'functions/platform/graphql/extend-api-key.handler.ts',
      timeout: Duration.seconds(30),
      environment: { API_ID: this.api.apiId, API_KEY_ID: this.apiKey.attrApiKeyId },
    });
    // AppSync authorizes the path of the call, which is no ARN that it reports anywhere:
    // https://github.com/aws-samples/iam-identity-center-team/issues/145
    const { account, region } = Stack.of(this);
    const keys = `arn:aws:appsync:${region}:${account}:/v1/apis/${this.api.apiId}/apikeys/*`;
    extend.may(['appsync:UpdateApiKey'], [keys]);
    extend.acknowledgePattern(
      'arn:aws:appsync:us-east-1:<AWS::AccountId>:/v1/apis/<GraphqlApi5FB08D89.ApiId>/apikeys/*',
      'The keys of this one API: the visitors’ key, which is the only one.',
    );
    // A new schedule at a rate runs at once, a week before a new key expires:
    // https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html#rate-based
    new HouseSchedule(this, 'extend-key', ScheduleExpression.rate(Duration.hours(1)), extend, {
      silence: Duration.hours(3),
      section: 'The API key',
    });
  }
}
