import type { GraphqlApi } from '../appsync/definition.ts';
import { bucketOrigin } from '../edge/bucket-origin.ts';
import { createDistribution } from '../edge/distribution.ts';
import type { EdgeCache } from '../edge/edge-cache.ts';
import { compileEdgeFunction } from '../edge/edge-function.ts';
import { type EdgeRequest, type EdgeResponse, type Origin, textResponse } from '../edge/exchange.ts';
import { type IsBlocked, openFirewalls } from '../edge/firewall.ts';
import { graphqlOrigin } from '../edge/graphql-origin.ts';
import { httpApiOrigin } from '../edge/http-api-origin.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { findCachePolicy, findOriginRequestPolicy } from '../provision/edge-forwarding.ts';
import type { DeclaredHttpApi } from '../provision/http-api.ts';
import type { Inventory } from '../provision/inventory.ts';
import { policyRefusal } from '../provision/resource-policy.ts';
import type { S3Admin } from '../services/admin.ts';
import { arn, nameOfArn } from '../template/environment.ts';
import type { RewriteAddresses } from './addresses.ts';
import { assertInvokeAllowed } from './grants.ts';

export interface Deps {
  inventory: Inventory;
  s3: Pick<S3Admin, 'getObject'>;
  /** By API id. */
  graphqlApis: ReadonlyMap<string, GraphqlApi>;
  invoke: Invoke;
  rewriteAddresses: RewriteAddresses;
  cache: EdgeCache;
  /** Called with the status of each answer of an HTTP API. */
  onHttpStatus(apiId: string, status: number): void;
}

const required = <T>(what: string, id: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`The template has no ${what} ${id}.`);
  return value;
};

/** CloudFront's answer for its firewall, without its HTML. */
const BLOCKED = 'ERROR: The request could not be satisfied. Request blocked.';

/** The end of a route's ARN: 'POST/hooks/{name}' for the key 'POST /hooks/{name}'. */
const sourcePath = (routeKey: string) => routeKey.replace(' ', '');

function createHttpApiOrigin(api: DeclaredHttpApi, { inventory, invoke }: Deps): Origin {
  const { apiId, rate, routes, integrations, authorizers } = api;
  const invocable = (functionArn: string, source: string, what: string) => {
    const name = nameOfArn(functionArn);
    const sourceArn = arn('execute-api', `${apiId}/${source}`);
    assertInvokeAllowed(inventory, name, 'apigateway.amazonaws.com', sourceArn, what);
    return name;
  };
  const authorizersById = new Map(
    [...authorizers].map(([id, { functionArn, ...rest }]) => [
      id,
      { functionName: invocable(functionArn, `authorizers/${id}`, `The authorizer ${id}`), ...rest },
    ]),
  );
  const targets = routes.map(({ routeKey, integrationId, authorizerId }) => ({
    routeKey,
    target: invocable(
      integrations.get(integrationId) ?? '',
      `$default/${sourcePath(routeKey)}`,
      `The route ${routeKey}`,
    ),
    authorizer:
      authorizerId === undefined
        ? undefined
        : required('authorizer', authorizerId, authorizersById.get(authorizerId)),
  }));
  return httpApiOrigin({ apiId, rate, routes: targets }, invoke);
}

const metered =
  (origin: Origin, onStatus: (status: number) => void): Origin =>
  async (request) => {
    const response = await origin(request);
    onStatus(response.status);
    return response;
  };

function createOrigin(domainName: string, isBlocked: IsBlocked, deps: Deps): Origin {
  const { inventory, s3, graphqlApis } = deps;
  const bucket = inventory.buckets.find((name) => domainName.startsWith(`${name}.s3.`));
  if (bucket) {
    const isAllowed = (action: string, resource: string) =>
      policyRefusal(inventory, arn('s3', bucket), {
        service: 'cloudfront.amazonaws.com',
        action,
        resource,
        sourceArn: inventory.edge.distributions[0]?.arn ?? null,
      }) === null;
    return bucketOrigin(s3, bucket, {
      mayRead: (key) => isAllowed('s3:GetObject', arn('s3', `${bucket}/${key}`)),
      mayList: isAllowed('s3:ListBucket', arn('s3', bucket)),
    });
  }
  const graphql = [...inventory.graphqlApis.values()].find(({ host }) => host === domainName);
  const api = graphql && graphqlApis.get(graphql.apiId);
  if (api) {
    const apiArn = arn('appsync', `apis/${graphql.apiId}`);
    return graphqlOrigin(api, (request) => isBlocked(apiArn, request));
  }
  const http = [...inventory.httpApis.values()].find(({ host }) => host === domainName);
  if (http)
    return metered(createHttpApiOrigin(http, deps), (status) => deps.onHttpStatus(http.apiId, status));
  throw new Error(`The distribution's origin ${domainName} is not a bucket or API in the template.`);
}

/**
 * Serves the template's distribution, and the APIs under their own host names. Throws unless there is exactly one
 * distribution, and when it names a missing resource.
 */
export function openEdge(deps: Deps): (request: EdgeRequest) => Promise<EdgeResponse> {
  const { edge } = deps.inventory;
  const [distribution, ...others] = edge.distributions;
  if (!distribution || others.length > 0)
    throw new Error(
      `The emulator needs a template with one distribution. This one has ${edge.distributions.length}.`,
    );
  const isBlocked = openFirewalls(deps.inventory);
  const origins = new Map<string, Origin>();
  const originOf = (domainName: string) => {
    const origin = origins.get(domainName) ?? createOrigin(domainName, isBlocked, deps);
    origins.set(domainName, origin);
    return origin;
  };
  const answer = createDistribution(distribution, {
    origin: originOf,
    edgeFunction: (id) =>
      compileEdgeFunction(required('function', id, edge.functions.get(id)), nameOfArn(id)),
    responseHeaders(id) {
      const { set, remove } = required('response headers policy', id, edge.responseHeaders.get(id));
      return {
        remove,
        set: set.map((header) => ({ ...header, value: deps.rewriteAddresses(header.value) })),
      };
    },
    cachePolicy: (id) => findCachePolicy(edge.cachePolicies, id),
    originRequestPolicy: findOriginRequestPolicy,
    cache: deps.cache,
  });
  const { graphqlApis, httpApis } = deps.inventory;
  const apiHosts = new Set([...graphqlApis.values(), ...httpApis.values()].map(({ host }) => host));
  return async (request) => {
    const host = request.headers['host'] ?? '';
    if (apiHosts.has(host)) return originOf(host)(request);
    return isBlocked(distribution.arn, request) ? textResponse(403, BLOCKED, 'text/html') : answer(request);
  };
}
