import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Assembly } from '../template/assembly.ts';
import { arn, region } from '../template/environment.ts';
import type { Roles } from './iam.ts';
import { stableId } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';
import { demandTrust } from './trust-policy.ts';

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
  Code: z.string().optional(),
  CodeS3Location: z.string().optional(),
  Runtime: javaScript,
});

const resolverProperties = ofApi.extend({
  TypeName: z.string(),
  FieldName: z.string(),
  Kind: z.enum(['UNIT', 'PIPELINE']).default('UNIT'),
  DataSourceName: z.string().optional(),
  PipelineConfig: z.object({ Functions: z.array(z.string()).default([]) }).optional(),
  Code: z.string().optional(),
  CodeS3Location: z.string().optional(),
  Runtime: javaScript,
});

const schemaProperties = ofApi.extend({
  Definition: z.string().optional(),
  DefinitionS3Location: z.string().optional(),
});

/** An AWS::AppSync::GraphQLApi with what hangs on it; code and schema are read. */
export interface GraphqlParts {
  apiId: string;
  host: string;
  properties: z.infer<typeof apiProperties>;
  schema: string;
  apiKeys: string[];
  dataSources: z.infer<typeof dataSourceProperties>[];
  functions: Map<string, { name: string; dataSource: string; code: string }>;
  resolvers: (z.infer<typeof resolverProperties> & { code: string })[];
}

/** The inventory of GraphQL APIs. */
export interface GraphqlApis {
  /** By API id. */
  graphqlApis: Map<string, GraphqlParts>;
}

function apiOf({ graphqlApis }: GraphqlApis, { ApiId }: z.infer<typeof ofApi>): GraphqlParts {
  const api = graphqlApis.get(ApiId);
  if (!api) throw new Error(`${ApiId} is no GraphQL API of this template.`);
  return api;
}

/** AppSync takes a role when it calls: every request that needs the data source fails then, and nothing is logged. */
const assumptionFor = (apiId: string) => ({
  service: 'appsync.amazonaws.com',
  sourceArn: arn('appsync', `apis/${apiId}`),
  refusal: 'Unable to assume role.',
});

type Assets = Pick<Assembly, 'assets'>;

/** The text given inline, or else the asset that an s3:// address names. */
function textOf({ assets }: Assets, inline: string | undefined, location: string | undefined): string {
  if (inline !== undefined) return inline;
  const asset = assets.get(location?.split('/').at(-1) ?? '');
  if (!asset) throw new Error(`The assembly has no asset ${location}.`);
  return readFileSync(asset.path, 'utf8');
}

/** AWS::AppSync::GraphQLApi. */
export const graphqlApi: Provision<GraphqlApis & Roles> = (resource, { inventory }) => {
  const properties = readProperties(apiProperties, resource);
  const apiId = stableId(26, resource.stackName, resource.logicalId);
  const host = `${apiId}.appsync-api.${region}.amazonaws.com`;
  const parts = { dataSources: [], functions: new Map(), resolvers: [], apiKeys: [], schema: '' };
  inventory.graphqlApis.set(apiId, { apiId, host, properties, ...parts });
  const apiArn = arn('appsync', `apis/${apiId}`);
  const role = properties.LogConfig?.CloudWatchLogsRoleArn;
  if (role) demandTrust(inventory, role, assumptionFor(apiId), resource.logicalId);
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
export const graphqlSchema: Provision<GraphqlApis & Assets> = (resource, { inventory }) => {
  const properties = readProperties(schemaProperties, resource);
  apiOf(inventory, properties).schema = textOf(
    inventory,
    properties.Definition,
    properties.DefinitionS3Location,
  );
  return { ref: `${properties.ApiId}GraphQLSchema`, attributes: { Id: `${properties.ApiId}GraphQLSchema` } };
};

/** AWS::AppSync::ApiKey. */
export const apiKey: Provision<GraphqlApis> = (resource, { services, inventory }) => {
  const properties = readProperties(ofApi, resource);
  const id = `da2-${stableId(26, resource.stackName, resource.logicalId)}`;
  const { apiKeyId, arn: keyArn } = services.appsync.registerApiKey(id, resource.properties);
  apiOf(inventory, properties).apiKeys.push(apiKeyId);
  return { ref: keyArn, attributes: { ApiKey: apiKeyId, ApiKeyId: apiKeyId, Arn: keyArn } };
};

/** AWS::AppSync::DataSource. */
export const dataSource: Provision<GraphqlApis & Roles> = (resource, { inventory }) => {
  const properties = readProperties(dataSourceProperties, resource);
  const { ServiceRoleArn } = properties;
  if (ServiceRoleArn)
    demandTrust(inventory, ServiceRoleArn, assumptionFor(properties.ApiId), resource.logicalId);
  apiOf(inventory, properties).dataSources.push(properties);
  const ref = arn('appsync', `apis/${properties.ApiId}/datasources/${properties.Name}`);
  return { ref, attributes: { DataSourceArn: ref, Name: properties.Name } };
};

/** AWS::AppSync::FunctionConfiguration. */
export const functionConfiguration: Provision<GraphqlApis & Assets> = (resource, { inventory }) => {
  const properties = readProperties(functionProperties, resource);
  const { ApiId, Name, DataSourceName, Code, CodeS3Location } = properties;
  const functionId = stableId(26, resource.stackName, resource.logicalId);
  const code = textOf(inventory, Code, CodeS3Location);
  apiOf(inventory, properties).functions.set(functionId, { name: Name, dataSource: DataSourceName, code });
  const ref = arn('appsync', `apis/${ApiId}/functions/${functionId}`);
  return { ref, attributes: { FunctionId: functionId, FunctionArn: ref, Name, DataSourceName } };
};

/** AWS::AppSync::Resolver. */
export const resolver: Provision<GraphqlApis & Assets> = (resource, { inventory }) => {
  const properties = readProperties(resolverProperties, resource);
  const { ApiId, TypeName, FieldName, Code, CodeS3Location } = properties;
  apiOf(inventory, properties).resolvers.push({
    ...properties,
    code: textOf(inventory, Code, CodeS3Location),
  });
  const ref = arn('appsync', `apis/${ApiId}/types/${TypeName}/resolvers/${FieldName}`);
  return { ref, attributes: { ResolverArn: ref, TypeName, FieldName } };
};
