import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UserPools } from './user-pools.ts';

/** Handles `GET /<pool id>/.well-known/jwks.json`. Returns false for any other request. */
export function createJwksHandler(pools: () => UserPools | undefined) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const [, poolId] = /^\/([\w-]+_[0-9a-zA-Z]+)\/\.well-known\/jwks\.json$/.exec(incoming.url ?? '') ?? [];
    const userPools = pools();
    if (!poolId || !userPools?.has(poolId)) return false;
    outgoing.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    outgoing.end(JSON.stringify(userPools.pool(poolId).jwks()));
    return true;
  };
}
