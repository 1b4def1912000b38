import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createGraphqlApi } from '../appsync/api.ts';
import type { DataSource, GraphqlApi } from '../appsync/definition.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { DeclaredGraphqlApi } from '../provision/appsync.ts';
import type { AppSyncAdmin } from '../services/admin.ts';
import { assertAllowed } from './grants.ts';
import { type Callers, clientSettings } from './principals.ts';
import type { UserPools } from './user-pools.ts';

export interface Deps {
  callers: Callers;
  gatewayUrl: string;
  invoke: Invoke;
  pools: UserPools;
  isValidApiKey: AppSyncAdmin['isValidApiKey'];
  /** Called for each response with the number of server errors, which AWS counts as 5XXError. */
  onServerErrors(apiId: string, count: number): void;
  /** Called with each line that a resolver logs. */
  onLog(line: string): void;
}

function createDataSource(source: DeclaredGraphqlApi['dataSources'][number], deps: Deps): DataSource {
  const { Name, Type, ServiceRoleArn = '', DynamoDBConfig, LambdaConfig } = source;
  if (Type === 'AMAZON_DYNAMODB' && DynamoDBConfig) {
    const client = new DynamoDBClient({
      ...clientSettings(deps.callers.ofRole(ServiceRoleArn), deps.gatewayUrl),
      maxAttempts: 3,
    });
    return { type: 'AMAZON_DYNAMODB', tableName: DynamoDBConfig.TableName, client };
  }
  if (Type === 'AWS_LAMBDA' && LambdaConfig) {
    const { LambdaFunctionArn } = LambdaConfig;
    const caller = deps.callers.ofRole(ServiceRoleArn);
    assertAllowed(caller, ['lambda:InvokeFunction'], LambdaFunctionArn, `The data source ${Name}`);
    return {
      type: 'AWS_LAMBDA',
      invoke: (payload, type) => deps.invoke(LambdaFunctionArn, payload, { type }),
    };
  }
  return { type: 'NONE' };
}

/** Throws for a schema, code or permissions that AppSync would refuse. */
export function openGraphqlApi(declared: DeclaredGraphqlApi, deps: Deps): GraphqlApi {
  const { apiId, properties, schema, dataSources, functions, resolvers } = declared;
  const additional = properties.AdditionalAuthenticationProviders;
  const userPool =
    properties.UserPoolConfig ?? additional.find(({ UserPoolConfig }) => UserPoolConfig)?.UserPoolConfig;
  const api = createGraphqlApi({
    schema,
    defaultAuth: properties.AuthenticationType,
    additionalAuth: additional.map(({ AuthenticationType }) => AuthenticationType),
    userPoolDefaultAction: userPool?.DefaultAction,
    isValidApiKey: (key) => deps.isValidApiKey(apiId, key),
    verifyToken: (token) => deps.pools.pool(userPool?.UserPoolId ?? '').verify(token),
    environment: properties.EnvironmentVariables,
    dataSources: Object.fromEntries(
      dataSources.map((source) => [source.Name, createDataSource(source, deps)]),
    ),
    functions: Object.fromEntries(functions),
    resolvers: resolvers.map(({ TypeName, FieldName, Kind, DataSourceName, PipelineConfig, Code }) => ({
      typeName: TypeName,
      fieldName: FieldName,
      kind: Kind,
      code: Code,
      dataSource: DataSourceName,
      functions: PipelineConfig?.Functions,
    })),
    introspection: properties.IntrospectionConfig === 'ENABLED',
    queryDepthLimit: properties.QueryDepthLimit,
    resolverCountLimit: properties.ResolverCountLimit,
    onLog: ({ resolver, level, message }) => deps.onLog(`${level} ${resolver}: ${message}`),
  });
  return {
    async handle(request) {
      try {
        const response = await api.handle(request);
        deps.onServerErrors(apiId, response.status >= 500 ? 1 : 0);
        return response;
      } catch (error) {
        deps.onServerErrors(apiId, 1);
        throw error;
      }
    },
  };
}
