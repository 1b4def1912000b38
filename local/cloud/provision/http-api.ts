import { z } from 'zod';
import { region } from '../template/environment.ts';
import { stableId } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

const ofApi = z.object({ ApiId: z.string() });

const apiProperties = z.object({ Name: z.string().default('api'), ProtocolType: z.literal('HTTP') });

const integrationProperties = ofApi.extend({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string().regex(/^arn:aws:lambda:/, 'only functions are integrations here'),
  PayloadFormatVersion: z.literal('2.0'),
});

const routeProperties = ofApi.extend({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'CUSTOM']).default('NONE'),
  AuthorizerId: z.string().optional(),
});

const authorizerProperties = ofApi.extend({
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  EnableSimpleResponses: z.literal(true),
  AuthorizerUri: z.string().transform((uri, context) => {
    const [, functionArn] =
      /:lambda:path\/2015-03-31\/functions\/(arn:aws:lambda:[^/]+)\/invocations$/.exec(uri) ?? [];
    if (functionArn !== undefined) return functionArn;
    context.addIssue('must name a function');
    return z.NEVER;
  }),
  AuthorizerResultTtlInSeconds: z.number().default(300),
  IdentitySource: z
    .array(
      z
        .templateLiteral(['$request.header.', z.string()])
        .transform((source) => source.replace('$request.header.', '').toLowerCase()),
    )
    .min(1),
});

const stageProperties = ofApi.extend({
  StageName: z.literal('$default'),
  StageVariables: z.record(z.string(), z.string()).optional(),
});

/** An AWS::ApiGatewayV2::Api with what hangs on it. */
export interface HttpApiParts {
  apiId: string;
  host: string;
  /** Function ARN by integration id. */
  integrations: Map<string, string>;
  routes: { routeKey: string; integrationId: string; authorizerId: string | undefined }[];
  /** By id. */
  authorizers: Map<string, { functionArn: string; identityHeaders: readonly string[]; cacheSeconds: number }>;
  stageVariables: Record<string, string> | undefined;
}

/** The inventory of HTTP APIs. */
export interface HttpApis {
  /** By API id. */
  httpApis: Map<string, HttpApiParts>;
}

function apiOf({ httpApis }: HttpApis, { ApiId }: z.infer<typeof ofApi>): HttpApiParts {
  const api = httpApis.get(ApiId);
  if (!api) throw new Error(`${ApiId} is no HTTP API of this template.`);
  return api;
}

/** AWS::ApiGatewayV2::Api. */
export const httpApi: Provision<HttpApis> = (resource, { inventory }) => {
  readProperties(apiProperties, resource);
  const apiId = stableId(10, resource.stackName, resource.logicalId);
  const host = `${apiId}.execute-api.${region}.amazonaws.com`;
  inventory.httpApis.set(apiId, {
    apiId,
    host,
    integrations: new Map(),
    authorizers: new Map(),
    routes: [],
    stageVariables: undefined,
  });
  return { ref: apiId, attributes: { ApiId: apiId, ApiEndpoint: `https://${host}` } };
};

/** AWS::ApiGatewayV2::Integration. */
export const integration: Provision<HttpApis> = (resource, { inventory }) => {
  const properties = readProperties(integrationProperties, resource);
  const integrationId = stableId(7, resource.stackName, resource.logicalId);
  apiOf(inventory, properties).integrations.set(integrationId, properties.IntegrationUri);
  return { ref: integrationId, attributes: { IntegrationId: integrationId } };
};

/** AWS::ApiGatewayV2::Route. */
export const route: Provision<HttpApis> = (resource, { inventory }) => {
  const properties = readProperties(routeProperties, resource);
  const integrationId = properties.Target.split('/').at(-1) ?? '';
  const { RouteKey, AuthorizationType, AuthorizerId } = properties;
  const authorizerId = AuthorizationType === 'CUSTOM' ? AuthorizerId : undefined;
  apiOf(inventory, properties).routes.push({ routeKey: RouteKey, integrationId, authorizerId });
  const routeId = stableId(7, resource.stackName, resource.logicalId);
  return { ref: routeId, attributes: { RouteId: routeId } };
};

/** AWS::ApiGatewayV2::Authorizer: a function that authorizes requests by their headers. */
export const authorizer: Provision<HttpApis> = (resource, { inventory }) => {
  const properties = readProperties(authorizerProperties, resource);
  const authorizerId = stableId(6, resource.stackName, resource.logicalId);
  apiOf(inventory, properties).authorizers.set(authorizerId, {
    functionArn: properties.AuthorizerUri,
    identityHeaders: properties.IdentitySource,
    cacheSeconds: properties.AuthorizerResultTtlInSeconds,
  });
  return { ref: authorizerId, attributes: { AuthorizerId: authorizerId } };
};

/** AWS::ApiGatewayV2::Stage. */
export const stage: Provision<HttpApis> = (resource, { inventory }) => {
  const properties = readProperties(stageProperties, resource);
  apiOf(inventory, properties).stageVariables = properties.StageVariables;
  return { ref: properties.StageName, attributes: {} };
};
