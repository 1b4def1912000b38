import { matches } from '../gateway/wildcard.ts';
import type { Inventory } from '../provision/inventory.ts';
import { region } from '../template/environment.ts';

/** Replaces every address of the deployed stack in a text by its local address. */
export type RewriteAddresses = (text: string) => string;

const originsOf = ({ edge }: Pick<Inventory, 'edge'>): string[] =>
  edge.distributions.flatMap(({ domainName, config }) =>
    [domainName, ...config.Aliases].map((host) => `https://${host}`),
  );

/** An origin, or a pattern with `*`, that allows a distribution becomes the local site's. */
export function createOriginRewriter(
  inventory: Pick<Inventory, 'edge'>,
  siteUrl: string,
): (pattern: string) => string {
  const origins = originsOf(inventory);
  return (pattern) =>
    pattern !== '*' && origins.some((origin) => matches(pattern, origin)) ? siteUrl : pattern;
}

/**
 * The distribution's address becomes the local site's; those of the buckets and of Cognito, except in a token's issuer,
 * become the gateway's. Nothing else differs from the deployed stack.
 */
export function createAddressRewriter(
  { edge, buckets }: Pick<Inventory, 'edge' | 'buckets'>,
  urls: { siteUrl: string; gatewayUrl: string },
): RewriteAddresses {
  const { siteUrl, gatewayUrl } = urls;
  const hosts = new Map([
    ...originsOf({ edge }).map((origin): [string, string] => [origin, siteUrl]),
    ...buckets.flatMap((bucket) =>
      [`${bucket}.s3.${region}.amazonaws.com`, `${bucket}.s3.amazonaws.com`].map((host): [string, string] => [
        `https://${host}`,
        gatewayUrl,
      ]),
    ),
  ]);
  const cognito = new RegExp(`https://cognito-idp\\.${region}\\.amazonaws\\.com(?!/${region}_)`, 'g');
  return (text) => {
    const replaced = [...hosts].reduce((current, [from, to]) => current.replaceAll(from, to), text);
    return replaced.replace(cognito, gatewayUrl);
  };
}
