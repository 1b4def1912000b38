import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { readableAttributes } from '../attributes/attribute-list.ts';
import type { Client } from '../definition/client-properties.ts';
import type { Pool } from '../pool.ts';
import type { Session } from '../store/sessions.ts';
import type { User } from '../store/users.ts';

/** The tokens of an AuthenticationResult. */
export interface Tokens {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/**
 * Signs an access token and an ID token with Cognito's claims.
 * Source: "Understanding the identity token" and "Understanding the access token", Cognito developer guide.
 */
export async function issueTokens(pool: Pool, user: User, client: Client, session: Session): Promise<Tokens> {
  const groups = pool.memberships.groupsOf(user.sub).filter((name) => pool.definition.groups.has(name));
  const sharedClaims = {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    origin_jti: session.originJti,
    event_id: session.eventId,
    auth_time: session.authTime,
  };
  const attributes = Object.entries(readableAttributes(client, user)).map(([name, value]) => [
    name,
    name.endsWith('_verified') ? value === 'true' : value,
  ]);
  const idClaims = {
    ...Object.fromEntries(attributes),
    ...sharedClaims,
    'cognito:username': user.sub,
    token_use: 'id',
    aud: client.clientId,
  };
  const accessClaims = {
    ...sharedClaims,
    client_id: client.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.sub,
  };
  const [AccessToken, IdToken] = await Promise.all([
    sign(pool, accessClaims, client.accessTokenSeconds),
    sign(pool, idClaims, client.idTokenSeconds),
  ]);
  return { AccessToken, IdToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
}

function sign(pool: Pool, claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string> {
  const issuedAt = Math.floor(pool.now() / 1000);
  return new SignJWT({
    ...claims,
    iss: pool.issuer,
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  })
    .setProtectedHeader({ kid: pool.signingKey.kid, alg: 'RS256' })
    .sign(pool.signingKey.privateKey);
}
