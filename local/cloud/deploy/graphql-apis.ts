import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createGraphqlApi } from '../appsync/api.ts';
import type { DataSource, GraphqlApi } from '../appsync/definition.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { GraphqlParts } from '../provision/appsync.ts';
import type { AppSyncAdmin } from '../services/admin.ts';
import { demandPermission } from './grants.ts';
import { type Callers, clientSettings } from './principals.ts';
import type { UserPools } from './user-pools.ts';

/** What GraphQL APIs are opened with. */
export interface GraphqlApisOptions {
  callers: Callers;
  gatewayUrl: string;
  invoke: Invoke;
  pools: UserPools;
  isValidApiKey: AppSyncAdmin['isValidApiKey'];
  /** Sees how many errors of AppSync's own each answer has: AWS counts them as 5XXError. */
  onServerErrors(apiId: string, count: number): void;
  /** Gets what resolvers write. */
  onLog(line: string): void;
}

function dataSourceOf(source: GraphqlParts['dataSources'][number], options: GraphqlApisOptions): DataSource {
  const { Name, Type, ServiceRoleArn = '', DynamoDBConfig, LambdaConfig } = source;
  if (Type === 'AMAZON_DYNAMODB' && DynamoDBConfig) {
    const client = new DynamoDBClient({
      ...clientSettings(options.callers.ofRole(ServiceRoleArn), options.gatewayUrl),
      maxAttempts: 3,
    });
    return { type: 'AMAZON_DYNAMODB', tableName: DynamoDBConfig.TableName, client };
  }
  if (Type === 'AWS_LAMBDA' && LambdaConfig) {
    const { LambdaFunctionArn } = LambdaConfig;
    const caller = options.callers.ofRole(ServiceRoleArn);
    demandPermission(caller, ['lambda:InvokeFunction'], LambdaFunctionArn, `The data source ${Name}`);
    return {
      type: 'AWS_LAMBDA',
      invoke: (payload, type) => options.invoke(LambdaFunctionArn, payload, { type }),
    };
  }
  return { type: 'NONE' };
}

/** Opens an API of the inventory. Throws a sentence for wiring that AppSync would refuse. */
export function openGraphqlApi(parts: GraphqlParts, options: GraphqlApisOptions): GraphqlApi {
  const { apiId, properties, schema, dataSources, functions, resolvers } = parts;
  const additional = properties.AdditionalAuthenticationProviders;
  const userPool =
    properties.UserPoolConfig ?? additional.find(({ UserPoolConfig }) => UserPoolConfig)?.UserPoolConfig;
  const api = createGraphqlApi({
    schema,
    defaultAuth: properties.AuthenticationType,
    additionalAuth: additional.map(({ AuthenticationType }) => AuthenticationType),
    userPoolDefaultAction: userPool?.DefaultAction,
    isValidApiKey: (key) => options.isValidApiKey(apiId, key),
    verifyToken: (token) => options.pools.pool(userPool?.UserPoolId ?? '').verify(token),
    environment: properties.EnvironmentVariables,
    dataSources: Object.fromEntries(
      dataSources.map((source) => [source.Name, dataSourceOf(source, options)]),
    ),
    functions: Object.fromEntries(functions),
    resolvers: resolvers.map(({ TypeName, FieldName, Kind, DataSourceName, PipelineConfig, code }) => ({
      typeName: TypeName,
      fieldName: FieldName,
      kind: Kind,
      code,
      dataSource: DataSourceName,
      functions: PipelineConfig?.Functions,
    })),
    introspection: properties.IntrospectionConfig === 'ENABLED',
    queryDepthLimit: properties.QueryDepthLimit,
    resolverCountLimit: properties.ResolverCountLimit,
    onLog: ({ resolver, level, message }) => options.onLog(`${level} ${resolver}: ${message}`),
  });
  return {
    async handle(request) {
      try {
        const answer = await api.handle(request);
        options.onServerErrors(apiId, answer.status >= 500 ? 1 : 0);
        return answer;
      } catch (error) {
        options.onServerErrors(apiId, 1);
        throw error;
      }
    },
  };
}
