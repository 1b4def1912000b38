import { z } from 'zod';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

/** The headers, cookies or query strings of a request that the edge forwards to the origin. */
export interface Selection {
  behavior: 'none' | 'whitelist' | 'allExcept' | 'all';
  names: readonly string[];
}

/** The parts of a request that a cache policy or an origin request policy forwards. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  queryStrings: Selection;
}

/** How long responses are kept, in seconds: at least, at most, and if their headers don't say. */
export interface TimeToLive {
  readonly min: number;
  readonly default: number;
  readonly max: number;
}

/** These parts are also the cache key, besides the path. */
export interface CachePolicy extends Forwarding {
  timeToLive: TimeToLive;
  /** Whether responses may be compressed. */
  compresses: boolean;
}

export interface ForwardingPolicies {
  /** By id. */
  cachePolicies: Map<string, CachePolicy>;
}

const names = z.array(z.string()).default([]);

const cachePolicyProperties = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z
      .object({
        HeadersConfig: z.object({ HeaderBehavior: z.enum(['none', 'whitelist']), Headers: names }),
        CookiesConfig: z.object({
          CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
          Cookies: names,
        }),
        QueryStringsConfig: z.object({
          QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
          QueryStrings: names,
        }),
        EnableAcceptEncodingGzip: z.boolean().default(false),
        EnableAcceptEncodingBrotli: z.boolean().default(false),
      })
      .transform(
        ({
          HeadersConfig,
          CookiesConfig,
          QueryStringsConfig,
          ...encoding
        }): Omit<CachePolicy, 'timeToLive'> => ({
          headers: { behavior: HeadersConfig.HeaderBehavior, names: HeadersConfig.Headers },
          cookies: { behavior: CookiesConfig.CookieBehavior, names: CookiesConfig.Cookies },
          queryStrings: {
            behavior: QueryStringsConfig.QueryStringBehavior,
            names: QueryStringsConfig.QueryStrings,
          },
          compresses: encoding.EnableAcceptEncodingGzip || encoding.EnableAcceptEncodingBrotli,
        }),
      ),
  }),
});

const NOTHING: Selection = { behavior: 'none', names: [] };
const EVERYTHING: Selection = { behavior: 'all', names: [] };

/** CloudFront's own policies by the ids in its guide, "Use managed cache policies" and "… origin request policies". */
const MANAGED_CACHE_POLICIES: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    headers: NOTHING,
    cookies: NOTHING,
    queryStrings: NOTHING,
    timeToLive: { min: 1, default: 86_400, max: 31_536_000 },
    compresses: true,
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    headers: NOTHING,
    cookies: NOTHING,
    queryStrings: NOTHING,
    timeToLive: { min: 0, default: 0, max: 0 },
    compresses: false,
  },
};

const MANAGED_ORIGIN_REQUEST_POLICIES: Readonly<Record<string, Forwarding>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { behavior: 'allExcept', names: ['host'] },
    cookies: EVERYTHING,
    queryStrings: EVERYTHING,
  },
};

function required<Policy>(id: string, policy: Policy | undefined): Policy {
  if (policy) return policy;
  throw new Error(`The emulator does not support the CloudFront policy ${id}. Add it to edge-forwarding.ts.`);
}

/** Finds a cache policy among the template's own and CloudFront's managed ones. Throws for an unknown id. */
export const findCachePolicy = (own: ReadonlyMap<string, CachePolicy>, id: string): CachePolicy =>
  required(id, own.get(id) ?? MANAGED_CACHE_POLICIES[id]);

/** Finds one of CloudFront's managed origin request policies. Throws for an unknown id. */
export const findOriginRequestPolicy = (id: string): Forwarding =>
  required(id, MANAGED_ORIGIN_REQUEST_POLICIES[id]);

/** AWS::CloudFront::CachePolicy. */
export const cachePolicy: Provisioner<{ edge: ForwardingPolicies }> = (resource, { inventory }) => {
  const { MinTTL, DefaultTTL, MaxTTL, ParametersInCacheKeyAndForwardedToOrigin } = parseProperties(
    cachePolicyProperties,
    resource,
  ).CachePolicyConfig;
  const id = stableId(36, resource.stackName, resource.logicalId);
  inventory.edge.cachePolicies.set(id, {
    ...ParametersInCacheKeyAndForwardedToOrigin,
    timeToLive: { min: MinTTL, default: DefaultTTL, max: MaxTTL },
  });
  return { ref: id, attributes: { Id: id } };
};
