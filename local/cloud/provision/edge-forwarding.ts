import { z } from 'zod';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

/** The headers, cookies or query strings of a request that the edge forwards to the origin. */
export interface Selection {
  behavior: 'none' | 'whitelist' | 'allExcept' | 'all';
  names: readonly string[];
}

/** A cache policy or an origin request policy. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  queryStrings: Selection;
  /** Whether a cache policy allows compressed responses. */
  compresses: boolean;
}

export interface ForwardingPolicies {
  /** By id. */
  cachePolicies: Map<string, Forwarding>;
}

const names = z.array(z.string()).default([]);

const cachePolicyProperties = z.object({
  CachePolicyConfig: z.object({
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
        ({ HeadersConfig, CookiesConfig, QueryStringsConfig, ...encoding }): Forwarding => ({
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
const MANAGED: Readonly<Record<string, Forwarding>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    headers: NOTHING,
    cookies: NOTHING,
    queryStrings: NOTHING,
    compresses: true,
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    headers: NOTHING,
    cookies: NOTHING,
    queryStrings: NOTHING,
    compresses: false,
  },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { behavior: 'allExcept', names: ['host'] },
    cookies: EVERYTHING,
    queryStrings: EVERYTHING,
    compresses: false,
  },
};

/** Finds a policy among the template's own and CloudFront's managed ones. Throws for an unknown id. */
export function forwardingPolicy(own: ReadonlyMap<string, Forwarding>, id: string): Forwarding {
  const policy = own.get(id) ?? MANAGED[id];
  if (policy) return policy;
  throw new Error(`The emulator does not support the CloudFront policy ${id}. Add it to edge-forwarding.ts.`);
}

/** AWS::CloudFront::CachePolicy. The edge caches nothing, but forwards by the policy. */
export const cachePolicy: Provisioner<{ edge: ForwardingPolicies }> = (resource, { inventory }) => {
  const { CachePolicyConfig } = parseProperties(cachePolicyProperties, resource);
  const id = stableId(36, resource.stackName, resource.logicalId);
  inventory.edge.cachePolicies.set(id, CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin);
  return { ref: id, attributes: { Id: id } };
};
