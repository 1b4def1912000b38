import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { createUserPool, type UserPool } from '../cognito/user-pool.ts';
import { openFirewalls } from '../edge/firewall.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { CognitoHandler } from '../services/cognito.ts';
import { nameOfArn } from '../template/environment.ts';
import { assertInvokeAllowed } from './grants.ts';
import { createPoolMailer } from './pool-mailer.ts';

const userPoolCall = z.looseObject({
  UserPoolId: z.string().optional(),
  ClientId: z.string().optional(),
  AccessToken: z.string().optional(),
});
/** The header with the operation that Cognito passes to the firewall. */
const OPERATION_HEADER = 'x-amzn-cognito-operation-name';

const BLOCKED = {
  status: 403,
  body: { __type: 'ForbiddenException', message: 'Request not allowed due to WAF block.' },
};

const claims = z.looseObject({ iss: z.string() });

export interface UserPools {
  handle: CognitoHandler;
  has(poolId: string): boolean;
  /** Throws for an unknown id. */
  pool(poolId: string): UserPool;
  close(): void;
}

function findPoolId(inventory: Inventory, body: unknown): string | undefined {
  const { UserPoolId, ClientId, AccessToken } = userPoolCall.parse(body);
  if (UserPoolId) return UserPoolId;
  if (ClientId)
    return [...inventory.pools.values()].find(({ clients }) =>
      clients.some(({ clientId }) => clientId === ClientId),
    )?.poolId;
  const [, payload = ''] = (AccessToken ?? '').split('.');
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'));
  return parsed.data?.iss.split('/').at(-1);
}

/** Opens the template's user pools. Throws when a pool may not invoke one of its triggers. */
export function openUserPools(
  inventory: Inventory,
  deps: { dataFolder: string; invoke: Invoke; services: Pick<CloudServices, 'outbox' | 'sendMail'> },
): UserPools {
  const pools = new Map(
    [...inventory.pools.values()].map(({ poolId, arn, pool, clients, groups }) => {
      const triggers = z.object({ LambdaConfig: z.record(z.string(), z.unknown()).default({}) }).parse(pool);
      for (const target of Object.values(triggers.LambdaConfig))
        if (typeof target === 'string')
          assertInvokeAllowed(
            inventory,
            nameOfArn(target),
            'cognito-idp.amazonaws.com',
            arn,
            `A trigger of ${poolId}`,
          );
      const opened = createUserPool({
        poolId,
        pool,
        clients,
        groups,
        folder: join(deps.dataFolder, 'user-pools'),
        invokeTrigger: (functionName, event) => deps.invoke(functionName, event),
        deliver: createPoolMailer(pool, deps.services),
      });
      return [poolId, opened] as const;
    }),
  );
  const isBlocked = openFirewalls(inventory);
  return {
    has: (poolId) => pools.has(poolId),
    pool(poolId) {
      const pool = pools.get(poolId);
      if (!pool) throw new Error(`${poolId} is not a user pool in the template.`);
      return pool;
    },
    async handle(target, body, caller) {
      const [only] = pools.size === 1 ? pools.keys() : [];
      const poolId = only ?? findPoolId(inventory, body) ?? '';
      const pool = pools.get(poolId);
      const arn = inventory.pools.get(poolId)?.arn ?? '';
      // Calls that IAM authorizes bypass the firewall.
      const call = { path: '/', headers: { [OPERATION_HEADER]: target }, sourceIp: caller.sourceIp };
      if (!caller.admin && isBlocked(arn, call)) return BLOCKED;
      if (pool) return pool.handle(target, body, caller);
      return {
        status: 400,
        body: { __type: 'ResourceNotFoundException', message: 'User pool does not exist.' },
      };
    },
    close() {
      for (const pool of pools.values()) pool.close();
    },
  };
}

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
