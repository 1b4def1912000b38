import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Client } from '../definition/client-properties.ts';
import { notAuthorized, userNotFound } from '../errors.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../store/users.ts';

/** The verified claims of a token. */
export type Claims = Readonly<Record<string, unknown>>;

const clientClaim = z.union([
  z.looseObject({ token_use: z.literal('id'), aud: z.string() }),
  z.looseObject({ token_use: z.literal('access'), client_id: z.string() }),
]);

/**
 * Verifies the signature, issuer, client and expiry of an ID or access token. Rejects with jose's
 * ERR_JWT_EXPIRED for an expired one. Ignores revocation: on AWS, too, those who verify with the public key
 * can't see it ("Revoking tokens", Cognito developer guide).
 */
export async function verifyToken(pool: Pool, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, pool.signingKey.publicKey, {
    algorithms: ['RS256'],
    issuer: pool.issuer,
    requiredClaims: ['sub', 'exp', 'token_use'],
    currentDate: new Date(pool.now()),
  });
  const claims = clientClaim.parse(payload);
  const clientId = claims.token_use === 'id' ? claims.aud : claims.client_id;
  if (!pool.definition.clients.has(clientId)) throw new Error(`No client ${clientId} in this user pool.`);
  return payload;
}

const accessClaims = z.object({
  token_use: z.literal('access'),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
});

/**
 * Returns the user and client of an access token. Throws NotAuthorizedException if the token is invalid, expired or
 * revoked, or its user disabled.
 */
export async function authenticate(pool: Pool, accessToken: string): Promise<{ user: User; client: Client }> {
  const claims = await verifyToken(pool, accessToken).catch((cause: unknown) => {
    const isExpired = cause instanceof errors.JWTExpired;
    throw notAuthorized(isExpired ? 'Access Token has expired' : 'Invalid Access Token');
  });
  const access = accessClaims.safeParse(claims);
  const client = access.success ? pool.definition.clients.get(access.data.client_id) : undefined;
  if (!access.success || client === undefined) throw notAuthorized('Invalid Access Token');
  const user = pool.users.bySub(access.data.sub);
  if (user === undefined) throw userNotFound();
  const session = pool.sessions.byOriginJti(access.data.origin_jti);
  if (session === undefined || session.revoked) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { user, client };
}
