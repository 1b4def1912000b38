import { z } from 'zod';
import { findRefusedSyntax } from '../appsync/schema-dialect.ts';
import { arn, region } from '../template/environment.ts';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Roles } from './roles.ts';
import { assertRoleTrusts } from './trust-policy.ts';

const mode = z.enum(['AMAZON_COGNITO_USER_POOLS', 'API_KEY']);
const userPoolConfig = z.object({
  UserPoolId: z.string(),
  DefaultAction: z.enum(['ALLOW', 'DENY']).optional(),
});

const apiProperties = z.object({
  Name: z.string(),
  AuthenticationType: mode,
  UserPoolConfig: userPoolConfig.optional(),
  AdditionalAuthenticationProviders: z
    .array(z.object({ AuthenticationType: mode, UserPoolConfig: userPoolConfig.optional() }))
    .default([]),
  EnvironmentVariables: z.record(z.string(), z.coerce.string()).default({}),
  IntrospectionConfig: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  QueryDepthLimit: z.number().optional(),
  ResolverCountLimit: z.number().optional(),
  LogConfig: z.object({ CloudWatchLogsRoleArn: z.string() }).optional(),
});

const ofApi = z.object({ ApiId: z.string() });

const dataSourceProperties = ofApi.extend({
  Name: z.string(),
  Type: z.enum(['NONE', 'AMAZON_DYNAMODB', 'AWS_LAMBDA']),
  ServiceRoleArn: z.string().optional(),
  DynamoDBConfig: z.object({ TableName: z.string() }).optional(),
  LambdaConfig: z.object({ LambdaFunctionArn: z.string() }).optional(),
});

const javaScript = z.object({ Name: z.literal('APPSYNC_JS') });

const functionProperties = ofApi.extend({
  Name: z.string(),
  DataSourceName: z.string(),
  Code: z.string(),
  Runtime: javaScript,
});

const resolverProperties = ofApi.extend({
  TypeName: z.string(),
  FieldName: z.string(),
  Kind: z.enum(['UNIT', 'PIPELINE']).default('UNIT'),
  DataSourceName: z.string().optional(),
  PipelineConfig: z.object({ Functions: z.array(z.string()).default([]) }).optional(),
  Code: z.string(),
  Runtime: javaScript,
});

const schemaProperties = ofApi.extend({ Definition: z.string() });

/** An AWS::AppSync::GraphQLApi with its schema, data sources, functions and resolvers. */
export interface DeclaredGraphqlApi {
  apiId: string;
  host: string;
  properties: z.infer<typeof apiProperties>;
  schema: string;
  apiKeys: string[];
  dataSources: z.infer<typeof dataSourceProperties>[];
  functions: Map<string, { name: string; dataSource: string; code: string }>;
  resolvers: z.infer<typeof resolverProperties>[];
}

export interface GraphqlApis {
  /** By API id. */
  graphqlApis: Map<string, DeclaredGraphqlApi>;
}

function findApi({ graphqlApis }: GraphqlApis, { ApiId }: z.infer<typeof ofApi>): DeclaredGraphqlApi {
  const api = graphqlApis.get(ApiId);
  if (!api) throw new Error(`${ApiId} is not a GraphQL API in the template.`);
  return api;
}

/** AppSync assumes the role at each call: otherwise all requests to the data source would fail. */
const assumptionFor = (apiId: string) => ({
  service: 'appsync.amazonaws.com',
  sourceArn: arn('appsync', `apis/${apiId}`),
  refusal: 'Unable to assume role.',
});

/** AWS::AppSync::GraphQLApi. */
export const graphqlApi: Provisioner<GraphqlApis & Roles> = (resource, { inventory }) => {
  const properties = parseProperties(apiProperties, resource);
  const apiId = stableId(26, resource.stackName, resource.logicalId);
  const host = `${apiId}.appsync-api.${region}.amazonaws.com`;
  const parts = { dataSources: [], functions: new Map(), resolvers: [], apiKeys: [], schema: '' };
  inventory.graphqlApis.set(apiId, { apiId, host, properties, ...parts });
  const apiArn = arn('appsync', `apis/${apiId}`);
  const role = properties.LogConfig?.CloudWatchLogsRoleArn;
  if (role) assertRoleTrusts(inventory, role, assumptionFor(apiId), resource.logicalId);
  return {
    ref: apiArn,
    attributes: {
      ApiId: apiId,
      Arn: apiArn,
      GraphQLDns: host,
      GraphQLUrl: `https://${host}/graphql`,
      GraphQLEndpointArn: arn('appsync', `endpoints/graphql-api/${apiId}`),
      RealtimeUrl: `wss://${apiId}.appsync-realtime-api.${region}.amazonaws.com/graphql`,
    },
  };
};

/** AWS::AppSync::GraphQLSchema. */
export const graphqlSchema: Provisioner<GraphqlApis> = (resource, { inventory }) => {
  const properties = parseProperties(schemaProperties, resource);
  const refused = findRefusedSyntax(properties.Definition);
  if (refused.length > 0)
    throw new Error(
      `Schema Creation Status is FAILED with details: Failed to parse schema document - ensure it's a valid SDL-formatted document. AppSync would not read ${refused.slice(0, 3).join(', ')}.`,
    );
  findApi(inventory, properties).schema = properties.Definition;
  return { ref: `${properties.ApiId}GraphQLSchema`, attributes: { Id: `${properties.ApiId}GraphQLSchema` } };
};

/** AWS::AppSync::ApiKey. */
export const apiKey: Provisioner<GraphqlApis> = (resource, { services, inventory }) => {
  const properties = parseProperties(ofApi, resource);
  const id = `da2-${stableId(26, resource.stackName, resource.logicalId)}`;
  const { apiKeyId, arn: keyArn } = services.appsync.registerApiKey(id, resource.properties);
  findApi(inventory, properties).apiKeys.push(apiKeyId);
  return { ref: keyArn, attributes: { ApiKey: apiKeyId, ApiKeyId: apiKeyId, Arn: keyArn } };
};

/** AWS::AppSync::DataSource. */
export const dataSource: Provisioner<GraphqlApis & Roles> = (resource, { inventory }) => {
  const properties = parseProperties(dataSourceProperties, resource);
  const { ServiceRoleArn } = properties;
  if (ServiceRoleArn)
    assertRoleTrusts(inventory, ServiceRoleArn, assumptionFor(properties.ApiId), resource.logicalId);
  findApi(inventory, properties).dataSources.push(properties);
  const ref = arn('appsync', `apis/${properties.ApiId}/datasources/${properties.Name}`);
  return { ref, attributes: { DataSourceArn: ref, Name: properties.Name } };
};

/** AWS::AppSync::FunctionConfiguration. */
export const functionConfiguration: Provisioner<GraphqlApis> = (resource, { inventory }) => {
  const properties = parseProperties(functionProperties, resource);
  const { ApiId, Name, DataSourceName, Code: code } = properties;
  const functionId = stableId(26, resource.stackName, resource.logicalId);
  findApi(inventory, properties).functions.set(functionId, { name: Name, dataSource: DataSourceName, code });
  const ref = arn('appsync', `apis/${ApiId}/functions/${functionId}`);
  return { ref, attributes: { FunctionId: functionId, FunctionArn: ref, Name, DataSourceName } };
};

/** AWS::AppSync::Resolver. */
export const resolver: Provisioner<GraphqlApis> = (resource, { inventory }) => {
  const properties = parseProperties(resolverProperties, resource);
  const { ApiId, TypeName, FieldName } = properties;
  findApi(inventory, properties).resolvers.push(properties);
  const ref = arn('appsync', `apis/${ApiId}/types/${TypeName}/resolvers/${FieldName}`);
  return { ref, attributes: { ResolverArn: ref, TypeName, FieldName } };
};
