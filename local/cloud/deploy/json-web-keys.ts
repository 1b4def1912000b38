import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UserPools } from './user-pools.ts';

/** Answers `GET /<pool id>/.well-known/jwks.json` with the pool's public keys, and takes no other request. */
export function answerKeys(pools: () => UserPools | undefined) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const [, poolId] = /^\/([\w-]+_[0-9a-zA-Z]+)\/\.well-known\/jwks\.json$/.exec(incoming.url ?? '') ?? [];
    const known = pools();
    if (!poolId || !known?.has(poolId)) return false;
    outgoing.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    outgoing.end(JSON.stringify(known.pool(poolId).jwks()));
    return true;
  };
}
