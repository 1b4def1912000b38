import { z } from 'zod';
import type { RequestRate } from '../edge/request-rate.ts';
import { region } from '../template/environment.ts';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

const ofApi = z.object({ ApiId: z.string() });

const apiProperties = z.object({ Name: z.string().default('api'), ProtocolType: z.literal('HTTP') });

const integrationProperties = ofApi.extend({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string().regex(/^arn:aws:lambda:/, 'Only functions are supported as integrations.'),
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
    context.addIssue('AuthorizerUri must name a function.');
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
  // Without settings, the account's quota of 10,000 requests a second applies.
  DefaultRouteSettings: z
    .strictObject({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() })
    .optional(),
  StageVariables: z.undefined({ error: 'Stage variables are not supported.' }).optional(),
});

/** An AWS::ApiGatewayV2::Api with its integrations, routes and authorizers. */
export interface DeclaredHttpApi {
  apiId: string;
  host: string;
  /** Of all routes together; undefined without a limit. */
  rate: RequestRate | undefined;
  /** Function ARNs by integration id. */
  integrations: Map<string, string>;
  routes: { routeKey: string; integrationId: string; authorizerId: string | undefined }[];
  /** By id. */
  authorizers: Map<string, { functionArn: string; identityHeaders: readonly string[]; cacheSeconds: number }>;
}

export interface HttpApis {
  /** By API id. */
  httpApis: Map<string, DeclaredHttpApi>;
}

function findApi({ httpApis }: HttpApis, { ApiId }: z.infer<typeof ofApi>): DeclaredHttpApi {
  const api = httpApis.get(ApiId);
  if (!api) throw new Error(`${ApiId} is not an HTTP API in the template.`);
  return api;
}

/** AWS::ApiGatewayV2::Api. */
export const httpApi: Provisioner<HttpApis> = (resource, { inventory }) => {
  parseProperties(apiProperties, resource);
  const apiId = stableId(10, resource.stackName, resource.logicalId);
  const host = `${apiId}.execute-api.${region}.amazonaws.com`;
  inventory.httpApis.set(apiId, {
    apiId,
    host,
    rate: undefined,
    integrations: new Map(),
    authorizers: new Map(),
    routes: [],
  });
  return { ref: apiId, attributes: { ApiId: apiId, ApiEndpoint: `https://${host}` } };
};

/** AWS::ApiGatewayV2::Integration. */
export const integration: Provisioner<HttpApis> = (resource, { inventory }) => {
  const properties = parseProperties(integrationProperties, resource);
  const integrationId = stableId(7, resource.stackName, resource.logicalId);
  findApi(inventory, properties).integrations.set(integrationId, properties.IntegrationUri);
  return { ref: integrationId, attributes: { IntegrationId: integrationId } };
};

/** AWS::ApiGatewayV2::Route. */
export const route: Provisioner<HttpApis> = (resource, { inventory }) => {
  const properties = parseProperties(routeProperties, resource);
  const integrationId = properties.Target.split('/').at(-1) ?? '';
  const { RouteKey, AuthorizationType, AuthorizerId } = properties;
  const authorizerId = AuthorizationType === 'CUSTOM' ? AuthorizerId : undefined;
  findApi(inventory, properties).routes.push({ routeKey: RouteKey, integrationId, authorizerId });
  const routeId = stableId(7, resource.stackName, resource.logicalId);
  return { ref: routeId, attributes: { RouteId: routeId } };
};

/** AWS::ApiGatewayV2::Authorizer. */
export const authorizer: Provisioner<HttpApis> = (resource, { inventory }) => {
  const properties = parseProperties(authorizerProperties, resource);
  const authorizerId = stableId(6, resource.stackName, resource.logicalId);
  findApi(inventory, properties).authorizers.set(authorizerId, {
    functionArn: properties.AuthorizerUri,
    identityHeaders: properties.IdentitySource,
    cacheSeconds: properties.AuthorizerResultTtlInSeconds,
  });
  return { ref: authorizerId, attributes: { AuthorizerId: authorizerId } };
};

/** AWS::ApiGatewayV2::Stage. */
export const stage: Provisioner<HttpApis> = (resource, { inventory }) => {
  const properties = parseProperties(stageProperties, resource);
  const { StageName, DefaultRouteSettings: limits } = properties;
  if (limits)
    findApi(inventory, properties).rate = {
      perSecond: limits.ThrottlingRateLimit,
      burst: limits.ThrottlingBurstLimit,
    };
  return { ref: StageName, attributes: {} };
};
