import type { Inventory } from '../provision/inventory.ts';
import { region } from '../template/environment.ts';

/** Addresses and ids for clients of the stack. */
export interface CloudOutputs {
  siteUrl: string;
  graphqlUrl: string;
  apiKey: string;
  userPoolId: string;
  userPoolClientId: string;
  region: string;
  /** Serves every AWS API of the stack to an SDK client with the credentials local / local. */
  gatewayUrl: string;
}

/** The path of the cache behavior whose origin is `host`. */
function pathTo(host: string | undefined, { edge }: Inventory): string {
  const config = edge.distributions[0]?.config;
  const origin = config?.Origins.find(({ DomainName }) => DomainName === host);
  return (
    config?.CacheBehaviors.find(({ TargetOriginId }) => TargetOriginId === origin?.Id)?.PathPattern ?? ''
  );
}

/** Outputs without a resource in the template are empty strings. */
export function readOutputs(
  inventory: Inventory,
  urls: { siteUrl: string; gatewayUrl: string },
): CloudOutputs {
  const [api] = inventory.graphqlApis.values();
  const [pool] = inventory.pools.values();
  return {
    siteUrl: urls.siteUrl,
    graphqlUrl: urls.siteUrl + pathTo(api?.host, inventory),
    apiKey: api?.apiKeys[0] ?? '',
    userPoolId: pool?.poolId ?? '',
    userPoolClientId: pool?.clients[0]?.clientId ?? '',
    region,
    gatewayUrl: urls.gatewayUrl,
  };
}
