import type { Inventory } from '../provision/inventory.ts';
import { region } from '../template/environment.ts';

/** Puts the local address in place of each address of the deployed stack that a text holds. */
export type LocalAddresses = (text: string) => string;

/**
 * The one thing that differs from the deployed stack: where it is reached. The distribution's address becomes the
 * local site's; Cognito's (unless it is a token's issuer) and the buckets' become the gateway's.
 */
export function localAddresses(
  { edge, buckets }: Pick<Inventory, 'edge' | 'buckets'>,
  urls: { siteUrl: string; gatewayUrl: string },
): LocalAddresses {
  const { siteUrl, gatewayUrl } = urls;
  const places = new Map([
    ...edge.distributions.flatMap(({ domainName, config }) =>
      [domainName, ...config.Aliases].map((host): [string, string] => [`https://${host}`, siteUrl]),
    ),
    ...buckets.flatMap((bucket) =>
      [`${bucket}.s3.${region}.amazonaws.com`, `${bucket}.s3.amazonaws.com`].map((host): [string, string] => [
        `https://${host}`,
        gatewayUrl,
      ]),
    ),
  ]);
  const cognito = new RegExp(`https://cognito-idp\\.${region}\\.amazonaws\\.com(?!/${region}_)`, 'g');
  return (text) => {
    const replaced = [...places].reduce((current, [from, to]) => current.replaceAll(from, to), text);
    return replaced.replace(cognito, gatewayUrl);
  };
}
