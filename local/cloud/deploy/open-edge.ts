import type { GraphqlApi } from '../appsync/definition.ts';
import { bucketOrigin } from '../edge/bucket-origin.ts';
import { createDistribution } from '../edge/distribution.ts';
import { compileEdgeFunction } from '../edge/edge-function.ts';
import type { EdgeRequest, EdgeResponse, Origin } from '../edge/exchange.ts';
import { graphqlOrigin } from '../edge/graphql-origin.ts';
import { httpApiOrigin } from '../edge/http-api-origin.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { forwardingPolicy } from '../provision/edge-forwarding.ts';
import { isBlocked } from '../provision/firewall.ts';
import type { HttpApiParts } from '../provision/http-api.ts';
import type { Inventory } from '../provision/inventory.ts';
import { refusalByPolicy } from '../provision/resource-policy.ts';
import type { S3Admin } from '../services/admin.ts';
import { arn, nameOfArn } from '../template/environment.ts';
import type { LocalAddresses } from './addresses.ts';
import { demandGrant } from './grants.ts';

/** What the edge is opened with. */
export interface EdgeOptions {
  inventory: Inventory;
  s3: Pick<S3Admin, 'getObject'>;
  /** By API id. */
  graphqlApis: ReadonlyMap<string, GraphqlApi>;
  invoke: Invoke;
  addresses: LocalAddresses;
}

const found = <T>(what: string, id: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`The template names the ${what} ${id}, and does not have it.`);
  return value;
};

/** A route as API Gateway names it to the function: 'POST/hooks/{name}' for the key 'POST /hooks/{name}'. */
const sourcePath = (routeKey: string) => routeKey.replace(' ', '');

function httpApi(parts: HttpApiParts, { inventory, invoke }: EdgeOptions): Origin {
  const { apiId, routes, integrations, authorizers, stageVariables } = parts;
  const mayCall = (functionArn: string, source: string, what: string) => {
    const name = nameOfArn(functionArn);
    const sourceArn = arn('execute-api', `${apiId}/${source}`);
    demandGrant(inventory, name, 'apigateway.amazonaws.com', sourceArn, what);
    return name;
  };
  const opened = new Map(
    [...authorizers].map(([id, { functionArn, ...rest }]) => [
      id,
      { functionName: mayCall(functionArn, `authorizers/${id}`, `The authorizer ${id}`), ...rest },
    ]),
  );
  const targets = routes.map(({ routeKey, integrationId, authorizerId }) => ({
    routeKey,
    target: mayCall(
      integrations.get(integrationId) ?? '',
      `$default/${sourcePath(routeKey)}`,
      `The route ${routeKey}`,
    ),
    authorizer:
      authorizerId === undefined ? undefined : found('authorizer', authorizerId, opened.get(authorizerId)),
  }));
  return httpApiOrigin({ apiId, stageVariables, routes: targets }, invoke);
}

function originAt(domainName: string, options: EdgeOptions): Origin {
  const { inventory, s3, graphqlApis } = options;
  const bucket = inventory.buckets.find((name) => domainName.startsWith(`${name}.s3.`));
  if (bucket) {
    const may = (action: string, resource: string) =>
      refusalByPolicy(inventory, arn('s3', bucket), {
        service: 'cloudfront.amazonaws.com',
        action,
        resource,
        sourceArn: inventory.edge.distributions[0]?.arn ?? null,
      }) === null;
    return bucketOrigin(s3, bucket, {
      mayRead: (key) => may('s3:GetObject', arn('s3', `${bucket}/${key}`)),
      mayList: may('s3:ListBucket', arn('s3', bucket)),
    });
  }
  const graphql = [...inventory.graphqlApis.values()].find(({ host }) => host === domainName);
  const api = graphql && graphqlApis.get(graphql.apiId);
  if (api) {
    const apiArn = arn('appsync', `apis/${graphql.apiId}`);
    return graphqlOrigin(api, (headers) => isBlocked(inventory, apiArn, headers));
  }
  const http = [...inventory.httpApis.values()].find(({ host }) => host === domainName);
  if (http) return httpApi(http, options);
  throw new Error(`The distribution's origin ${domainName} is none of this template's buckets and APIs.`);
}

/**
 * Opens the template's one distribution. The APIs answer under their own host names too, around the distribution.
 * Throws when there is none or several, or when it names what is not there.
 */
export function openEdge(options: EdgeOptions): (request: EdgeRequest) => Promise<EdgeResponse> {
  const { edge } = options.inventory;
  const [distribution, ...others] = edge.distributions;
  if (!distribution || others.length > 0)
    throw new Error(
      `The template has ${edge.distributions.length} distributions; a local run serves exactly one.`,
    );
  const origins = new Map<string, Origin>();
  const originFor = (domainName: string) => {
    const origin = origins.get(domainName) ?? originAt(domainName, options);
    origins.set(domainName, origin);
    return origin;
  };
  const answer = createDistribution(distribution, {
    origin: originFor,
    edgeFunction: (id) => compileEdgeFunction(found('function', id, edge.functions.get(id)), nameOfArn(id)),
    responseHeaders(id) {
      const { set, remove } = found('response headers policy', id, edge.responseHeaders.get(id));
      return { remove, set: set.map((header) => ({ ...header, value: options.addresses(header.value) })) };
    },
    cachePolicy: (id) => forwardingPolicy(edge.cachePolicies, id),
    originRequestPolicy: (id) => forwardingPolicy(edge.originRequestPolicies, id),
  });
  const { graphqlApis, httpApis } = options.inventory;
  const apiHosts = new Set([...graphqlApis.values(), ...httpApis.values()].map(({ host }) => host));
  return (request) => {
    const host = request.headers['host'] ?? '';
    return apiHosts.has(host) ? originFor(host)(request) : answer(request);
  };
}
