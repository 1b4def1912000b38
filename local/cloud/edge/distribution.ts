import type { Behavior, Distribution } from '../provision/cloudfront.ts';
import type { CachePolicy, Forwarding } from '../provision/edge-forwarding.ts';
import type { ResponseHeaders } from '../provision/response-headers.ts';
import { cachedOrigin, labelSource } from './cached-origin.ts';
import { createCompressor } from './compress.ts';
import type { EdgeCache } from './edge-cache.ts';
import type { EdgeFunction } from './edge-function.ts';
import { type EdgeRequest, type EdgeResponse, type Origin, textResponse } from './exchange.ts';
import { toOriginRequest } from './forward.ts';
import { EdgeRefusal } from './header-rules.ts';
import { omitKnown } from './omit-known.ts';
import { applyToRequest, applyToResponse, viewerRequestEvent, viewerResponseEvent } from './viewer-event.ts';

/** Finds the parts that a distribution refers to. Each function throws for an unknown part. */
export interface DistributionParts {
  /** By the origin's domain name. */
  origin(domainName: string): Origin;
  edgeFunction(arn: string): EdgeFunction;
  responseHeaders(policyId: string): ResponseHeaders;
  cachePolicy(id: string): CachePolicy;
  originRequestPolicy(id: string): Forwarding;
  readonly cache: EdgeCache;
}

type Handler = (request: EdgeRequest) => Promise<EdgeResponse>;

function withHeaders(response: EdgeResponse, policy: ResponseHeaders | undefined): EdgeResponse {
  if (!policy) return response;
  const headers = { ...response.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, override } of policy.set)
    if (override || !(name in headers)) headers[name] = value;
  return { ...response, headers };
}

/** Handles the requests of one cache behavior. */
function createBehavior(behavior: Behavior, distribution: Distribution, parts: DistributionParts): Handler {
  const origin = distribution.config.Origins.find(({ Id }) => Id === behavior.TargetOriginId);
  if (!origin) throw new Error(`The distribution has no origin ${behavior.TargetOriginId}.`);
  const callOrigin = parts.origin(origin.DomainName);
  const cachePolicy = parts.cachePolicy(behavior.CachePolicyId);
  const policies = [cachePolicy, behavior.OriginRequestPolicyId].flatMap((policy) =>
    policy === undefined ? [] : typeof policy === 'string' ? [parts.originRequestPolicy(policy)] : [policy],
  );
  const functionFor = (type: 'viewer-request' | 'viewer-response') => {
    const association = behavior.FunctionAssociations.find(({ EventType }) => EventType === type);
    return association && parts.edgeFunction(association.FunctionARN);
  };
  const [onRequest, onResponse] = [functionFor('viewer-request'), functionFor('viewer-response')];
  const headers = behavior.ResponseHeadersPolicyId
    ? parts.responseHeaders(behavior.ResponseHeadersPolicyId)
    : undefined;
  const compress = createCompressor();
  const originHeaders = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
    HeaderName.toLowerCase(),
    HeaderValue,
  ]);
  const target = { host: origin.DomainName, headers: Object.fromEntries(originHeaders) };
  const root = distribution.config.DefaultRootObject;
  const askOrigin: Origin = (request) => callOrigin(toOriginRequest(request, policies, target));
  const isCached = cachePolicy.timeToLive.max > 0;
  const respond = isCached
    ? cachedOrigin(askOrigin, {
        cache: parts.cache,
        policy: cachePolicy,
        errorSeconds: new Map(
          distribution.config.CustomErrorResponses.map((error) => [
            error.ErrorCode,
            error.ErrorCachingMinTTL,
          ]),
        ),
      })
    : async (request: EdgeRequest) => labelSource(await askOrigin(request), 'Miss');

  return async (viewerRequest) => {
    if (!behavior.AllowedMethods.includes(viewerRequest.method))
      return textResponse(403, 'This distribution is not configured to allow the HTTP request method.');
    let request: EdgeRequest = viewerRequest;
    if (onRequest) {
      request = applyToRequest(request, onRequest(viewerRequestEvent(request, distribution)));
    }
    if (request.path === '/' && root) request = { ...request, path: `/${root}` };
    let response = withHeaders(await respond(request), headers);
    // CloudFront skips the function for an error of the origin ("Restrictions on all edge functions").
    if (onResponse && response.status < 400)
      response = applyToResponse(response, onResponse(viewerResponseEvent(request, response, distribution)));
    const compresses = behavior.Compress && cachePolicy.compresses;
    if (compresses) response = compress(response, viewerRequest.headers['accept-encoding'] ?? '');
    return isCached ? omitKnown(response, viewerRequest) : response;
  };
}

/** Compiles a cache behavior's path pattern, in which `*` is any number of characters and `?` is one. */
export function compilePathPattern(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^(?!\/)/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}

/** Returns the distribution's handler. The first behavior whose path pattern matches handles a request. */
export function createDistribution(distribution: Distribution, parts: DistributionParts): Handler {
  const { CacheBehaviors, DefaultCacheBehavior } = distribution.config;
  const behaviors = [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behavior) => ({
    matches: compilePathPattern(behavior.PathPattern),
    run: createBehavior(behavior, distribution, parts),
  }));
  return async (request) => {
    const behavior = behaviors.find(({ matches }) => matches(request.path));
    if (!behavior) return textResponse(404, '');
    try {
      return await behavior.run(request);
    } catch (error) {
      console.error(`The edge failed to answer ${request.method} ${request.path}:`, error);
      return error instanceof EdgeRefusal
        ? textResponse(502, `The request could not be satisfied. ${error.message}`)
        : textResponse(
            503,
            'The CloudFront function associated with the CloudFront distribution could not run.',
          );
    }
  };
}
