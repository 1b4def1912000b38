import { Stack } from 'aws-cdk-lib';
import {
  AppsyncFunction,
  type BaseDataSource,
  CfnGraphQLSchema,
  Code,
  FunctionRuntime,
  GraphqlApi,
  type IGraphqlApi,
  Resolver,
} from 'aws-cdk-lib/aws-appsync';
import { Construct } from 'constructs';
import type { GraphqlEndpoint } from './graphql-endpoint.ts';
import { bundleResolver } from './platform/bundle-resolver.ts';
import { plainSchema } from './platform/plain-schema.ts';
import { findUnwiredFields } from './platform/unwired-fields.ts';

/** A step of a pipeline resolver. `code` is a path from the repository's root. */
export interface Step {
  readonly code: string;
  readonly source: BaseDataSource;
}

/**
 * The fields of the GraphQL API, in a stack of their own above the functions that they call: the schema, and a resolver
 * with its data sources for each field.
 */
export class Graphql extends Construct {
  readonly api: IGraphqlApi;
  /** AppSync accepts no functions and resolvers while it changes the schema. */
  readonly #schema: CfnGraphQLSchema;
  readonly #wired = new Set<string>();
  /** Fields share a step if code and source are equal: functions receive the field's name. */
  readonly #steps = new Map<string, AppsyncFunction>();
  readonly #owner: AppsyncFunction;
  readonly #recentLogin: AppsyncFunction;
  readonly #staff: AppsyncFunction;

  constructor(scope: Construct, id: string, { endpoint }: { readonly endpoint: GraphqlEndpoint }) {
    super(scope, id);
    const { attrApiId: graphqlApiId, attrArn: graphqlApiArn } = endpoint.api;
    this.api = GraphqlApi.fromGraphqlApiAttributes(this, 'Api', { graphqlApiId, graphqlApiArn });
    this.#schema = new CfnGraphQLSchema(this, 'Schema', { apiId: graphqlApiId, definition: plainSchema() });
    const source = this.api.addNoneDataSource('Nothing');
    this.#owner = this.#step('owner', { code: 'functions/platform/graphql/require-owner.step.ts', source });
    this.#recentLogin = this.#step('recentLogin', {
      code: 'functions/platform/graphql/require-recent-login.step.ts',
      source,
    });
    this.#staff = this.#step('staff', { code: 'functions/platform/graphql/require-staff.step.ts', source });
    this.node.addValidation({ validate: () => findUnwiredFields(this.#wired) });
  }

  /** Returns the scope for what only the API uses of a capability: a construct of the same name in the API's stack. */
  partOf(capability: Construct): Construct {
    const stack = Stack.of(this);
    const existing = stack.node.tryFindChild(capability.node.id);
    return existing instanceof Construct ? existing : new Construct(stack, capability.node.id);
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
    this.#pipeline(field, [this.#owner], steps);
  }

  /**
   * Resolves a field that a stolen session must not reach: checks the caller and when they logged in, then
   * runs the steps.
   */
  addGuardedField(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, [this.#owner, this.#recentLogin], steps);
  }

  /** Resolves a field for staff: checks the caller's group, then runs the steps in order. */
  addStaffField(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, [this.#staff], steps);
  }

  /** Resolves a field of another type with steps, only when a query selects it. */
  addTypeField(field: string, steps: readonly Step[]): void {
    this.#pipeline(field, [], steps);
  }

  #pipeline(field: string, first: readonly AppsyncFunction[], steps: readonly Step[]): void {
    const functions = steps.map((step, index) => {
      const key = `${step.code} ${step.source.node.path}`;
      const appsyncFunction = this.#steps.get(key) ?? this.#step(`${field.replace('.', '')}${index}`, step);
      this.#steps.set(key, appsyncFunction);
      return appsyncFunction;
    });
    this.#resolve(field, 'functions/platform/graphql/pipeline.resolver.ts', {
      pipelineConfig: [...first, ...functions],
    });
  }

  #resolve(
    field: string,
    code: string,
    rest: { dataSource: BaseDataSource } | { pipelineConfig: AppsyncFunction[] },
  ) {
    const [typeName = '', fieldName = ''] = field.split('.');
    this.#wired.add(field);
    const resolver = new Resolver(this, `${typeName}${fieldName}`, {
      api: this.api,
      typeName,
      fieldName,
      runtime: FunctionRuntime.JS_1_0_0,
      code: Code.fromInline(bundleResolver(code)),
      ...rest,
    });
    resolver.node.addDependency(this.#schema);
  }

  #step(name: string, { code, source }: Step): AppsyncFunction {
    const step = new AppsyncFunction(this, `Step${name}`, {
      name: name.replace(/\W/g, ''),
      api: this.api,
      dataSource: source,
      runtime: FunctionRuntime.JS_1_0_0,
      code: Code.fromInline(bundleResolver(code)),
    });
    step.node.addDependency(this.#schema);
    return step;
  }
}
