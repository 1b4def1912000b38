import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress, type Lookup } from './board-address.ts';
import { createHttpFetch } from './http-fetch.ts';
import { RefusedRequest } from './refused-request.ts';

/**
 * Creates a fetch that connects to public addresses only. The address that is checked is the one that is
 * connected to, so that a name can't resolve to a private address after the check. `isRefused` is for tests.
 */
export function createPublicFetch(resolve: Lookup, isRefused = isPrivateAddress): typeof fetch {
  const refuse = (host: string, address: string) =>
    new RefusedRequest(`'${host}' resolves to ${address}, which is not public, and is not requested.`);
  const resolvePublic = async (host: string) => {
    const addresses = await resolve(host, { all: true });
    const refused = addresses.find(({ address }) => isRefused(address));
    if (refused || addresses.length === 0) throw refuse(host, refused?.address ?? 'no address');
    return addresses;
  };
  const lookupPublic: LookupFunction = (host, { all }, callback) => {
    resolvePublic(host).then(
      (addresses) => {
        const [{ address, family } = { address: '', family: 0 }] = addresses;
        if (all) callback(null, addresses);
        else callback(null, address, family);
      },
      (error: Error) => callback(error, ''),
    );
  };
  const request = createHttpFetch(lookupPublic);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Addresses are connected to without a lookup.
    if (isIP(host) && isRefused(host)) throw refuse(url.hostname, host);
    return request(url, init);
  };
}

export const publicFetch = createPublicFetch(lookup);
