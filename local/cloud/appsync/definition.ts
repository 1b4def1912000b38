import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A way in, by CloudFormation's name for it. */
export type AuthMode = 'AMAZON_COGNITO_USER_POOLS' | 'API_KEY';

/** The claims of a verified user pool token. */
export type Claims = Readonly<Record<string, unknown>>;

/** What calling a Lambda function came to: its return value, or what it threw. */
export type LambdaOutcome =
  | { readonly payload: unknown }
  | { readonly error: { readonly errorType: string; readonly errorMessage: string } };

/** Where a resolver's request goes. `client` carries the data source role's credentials. */
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

/** AWS::AppSync::Resolver. A UNIT resolver names its data source, a PIPELINE its function ids in order. */
export interface ResolverDefinition {
  readonly typeName: string;
  readonly fieldName: string;
  readonly kind: 'UNIT' | 'PIPELINE';
  readonly dataSource?: string | undefined;
  readonly functions?: readonly string[] | undefined;
  readonly code: string;
}

/** One console.log or console.error of a resolver. `resolver` is `Type.field`, or with ` > function name`. */
export interface ResolverLog {
  readonly requestId: string;
  readonly resolver: string;
  readonly level: 'log' | 'error';
  readonly message: string;
}

/** An AWS::AppSync::GraphQLApi with everything that hangs on it. */
export interface GraphqlApiDefinition {
  /** The schema in SDL, with AppSync's scalars and directives undeclared as AWS takes it. */
  readonly schema: string;
  readonly defaultAuth: AuthMode;
  readonly additionalAuth: readonly AuthMode[];
  /** UserPoolConfig.DefaultAction: what a signed-in user may do where no directive speaks. Default ALLOW. */
  readonly userPoolDefaultAction?: 'ALLOW' | 'DENY' | undefined;
  /** Whether a key is one of this API's, and has not expired. */
  isValidApiKey(key: string): boolean;
  /** Gives a token's claims, or rejects. A rejection with `code: 'ERR_JWT_EXPIRED'` (as jose's) means expired. */
  verifyToken(token: string): Promise<Claims>;
  /** EnvironmentVariables, seen by resolvers as ctx.env. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dataSources: Readonly<Record<string, DataSource>>;
  /** By function id. */
  readonly functions: Readonly<Record<string, FunctionDefinition>>;
  readonly resolvers: readonly ResolverDefinition[];
  readonly introspection: boolean;
  readonly queryDepthLimit?: number | undefined;
  readonly resolverCountLimit?: number | undefined;
  /** How long a request may take, in milliseconds: 30 seconds on AWS. */
  readonly executionMs?: number | undefined;
  onLog?(entry: ResolverLog): void;
}

/** One HTTP call of the endpoint. Header names are lower case. */
export interface GraphqlRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly sourceIp: string;
}

/** The answer to one HTTP call of the endpoint. */
export interface GraphqlResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A running API. */
export interface GraphqlApi {
  handle(request: GraphqlRequest): Promise<GraphqlResponse>;
}
