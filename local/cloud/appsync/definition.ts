import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** An authorization mode, by CloudFormation's name. */
export type AuthMode = 'AMAZON_COGNITO_USER_POOLS' | 'API_KEY';

/** The claims of a verified user pool token. */
export type Claims = Readonly<Record<string, unknown>>;

/** The return value of a Lambda function, or the error it threw. */
export type LambdaOutcome =
  | { readonly payload: unknown }
  | { readonly error: { readonly errorType: string; readonly errorMessage: string } };

/** `client` has the credentials of the data source's role. */
export type DataSource =
  | { readonly type: 'NONE' }
  | { readonly type: 'AMAZON_DYNAMODB'; readonly tableName: string; readonly client: DynamoDBClient }
  | {
      readonly type: 'AWS_LAMBDA';
      invoke(payload: unknown, invocationType: 'RequestResponse' | 'Event'): Promise<LambdaOutcome>;
    };

/** AWS::AppSync::FunctionConfiguration. `code` is the bundled ES module. */
export interface FunctionDefinition {
  readonly name: string;
  readonly dataSource: string;
  readonly code: string;
}

/** AWS::AppSync::Resolver. A UNIT resolver has a data source, a PIPELINE resolver function ids in order. */
export interface ResolverDefinition {
  readonly typeName: string;
  readonly fieldName: string;
  readonly kind: 'UNIT' | 'PIPELINE';
  readonly dataSource?: string | undefined;
  readonly functions?: readonly string[] | undefined;
  readonly code: string;
}

/** A line logged by a resolver. `resolver` is `Type.field`, or `Type.field > function name`. */
export interface ResolverLog {
  readonly requestId: string;
  readonly resolver: string;
  readonly level: 'log' | 'error';
  readonly message: string;
}

/** An AWS::AppSync::GraphQLApi with its schema, keys, data sources and resolvers. */
export interface GraphqlApiDefinition {
  /** SDL, without declarations of AppSync's scalars and directives. */
  readonly schema: string;
  readonly defaultAuth: AuthMode;
  readonly additionalAuth: readonly AuthMode[];
  /** UserPoolConfig.DefaultAction: applies to fields without directives. Default ALLOW. */
  readonly userPoolDefaultAction?: 'ALLOW' | 'DENY' | undefined;
  isValidApiKey(key: string): boolean;
  /** Resolves with the claims. Rejects an expired token with `code: 'ERR_JWT_EXPIRED'`, as jose does. */
  verifyToken(token: string): Promise<Claims>;
  /** ctx.env of resolvers. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dataSources: Readonly<Record<string, DataSource>>;
  /** By function id. */
  readonly functions: Readonly<Record<string, FunctionDefinition>>;
  readonly resolvers: readonly ResolverDefinition[];
  readonly introspection: boolean;
  readonly queryDepthLimit?: number | undefined;
  readonly resolverCountLimit?: number | undefined;
  /** The time limit of a request; 30 seconds on AWS. */
  readonly executionMs?: number | undefined;
  onLog?(entry: ResolverLog): void;
}

/** Header names are in lower case. */
export interface GraphqlRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly sourceIp: string;
}

export interface GraphqlResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface GraphqlApi {
  handle(request: GraphqlRequest): Promise<GraphqlResponse>;
}
