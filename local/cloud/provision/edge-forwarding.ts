import { z } from 'zod';
import { stableId } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

/** Which of a request's headers, cookies or query strings go on to the origin. */
export interface Selection {
  behavior: 'none' | 'whitelist' | 'allExcept' | 'all';
  names: readonly string[];
}

/** What a cache policy or an origin request policy sends on to the origin. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  queryStrings: Selection;
  /** A cache policy's leave to compress answers. */
  compresses: boolean;
}

/** The template's own policies of what goes on to origins, by id. */
export interface ForwardingPolicies {
  cachePolicies: Map<string, Forwarding>;
  originRequestPolicies: Map<string, Forwarding>;
}

const names = z.array(z.string()).default([]);
const some = z.enum(['none', 'whitelist', 'allExcept', 'all']);
const headerBehavior = z
  .enum(['none', 'whitelist', 'allExcept', 'allViewer', 'allViewerAndWhitelistCloudFront'])
  .transform((name) => (name.startsWith('allViewer') ? ('all' as const) : some.parse(name)));

const forwarding = z
  .object({
    HeadersConfig: z.object({ HeaderBehavior: headerBehavior, Headers: names }),
    CookiesConfig: z.object({ CookieBehavior: some, Cookies: names }),
    QueryStringsConfig: z.object({ QueryStringBehavior: some, QueryStrings: names }),
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
  );

const cacheProperties = z.object({
  CachePolicyConfig: z.object({ ParametersInCacheKeyAndForwardedToOrigin: forwarding }),
});
const originRequestProperties = z.object({ OriginRequestPolicyConfig: forwarding });

const nothing: Selection = { behavior: 'none', names: [] };
const everything: Selection = { behavior: 'all', names: [] };
const only = (...list: string[]): Selection => ({ behavior: 'whitelist', names: list });
const headersOnly = (headers: Selection): Forwarding => ({
  headers,
  cookies: nothing,
  queryStrings: nothing,
  compresses: false,
});
const viewer = (headers: Selection): Forwarding => ({
  headers,
  cookies: everything,
  queryStrings: everything,
  compresses: false,
});

/** CloudFront's own policies, by the ids its manual lists under "Use managed cache policies" and "… origin request policies". */
const managed: Record<string, Forwarding> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...headersOnly(nothing), compresses: true },
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': headersOnly(nothing),
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': headersOnly(nothing),
  '216adef6-5c7f-47e4-b989-5492eafa07d3': viewer(everything),
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': viewer({ behavior: 'allExcept', names: ['host'] }),
  '59781a5b-3903-41f3-afcb-af62929ccde1': headersOnly(only('origin')),
  'acba4595-bd28-49b8-b9fe-13317c0390fa': headersOnly(only('user-agent', 'referer')),
};

/** A policy by its id: the template's own, or one of CloudFront's. Throws for an id that is neither. */
export function forwardingPolicy(own: ReadonlyMap<string, Forwarding>, id: string): Forwarding {
  const found = own.get(id) ?? managed[id];
  if (!found) throw new Error(`The CloudFront policy ${id} is not known here: declare it in the template.`);
  return found;
}

/** AWS::CloudFront::CachePolicy. Nothing is cached at this edge; what a policy forwards, it forwards. */
export const cachePolicy: Provision<{ edge: ForwardingPolicies }> = (resource, { inventory }) => {
  const { CachePolicyConfig } = readProperties(cacheProperties, resource);
  const id = stableId(36, resource.stackName, resource.logicalId);
  inventory.edge.cachePolicies.set(id, CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin);
  return { ref: id, attributes: { Id: id } };
};

/** AWS::CloudFront::OriginRequestPolicy. */
export const originRequestPolicy: Provision<{ edge: ForwardingPolicies }> = (resource, { inventory }) => {
  const { OriginRequestPolicyConfig } = readProperties(originRequestProperties, resource);
  const id = stableId(36, resource.stackName, resource.logicalId);
  inventory.edge.originRequestPolicies.set(id, OriginRequestPolicyConfig);
  return { ref: id, attributes: { Id: id } };
};
