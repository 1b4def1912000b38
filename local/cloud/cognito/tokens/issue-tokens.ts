import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { readableAttributes } from '../attributes/attribute-list.ts';
import type { Client } from '../definition/client-properties.ts';
import type { Pool } from '../pool.ts';
import type { Session } from '../store/sessions.ts';
import type { User } from '../store/user-store.ts';
import { groupsByPrecedence } from './groups.ts';
import { askPreTokenGeneration, type TokenOccasion } from './token-overrides.ts';

/** Whose tokens are made, for which sign-in and why. */
export interface TokenRequest {
  user: User;
  client: Client;
  session: Session;
  occasion: TokenOccasion;
  clientMetadata?: Record<string, string> | undefined;
}

/** The tokens of an AuthenticationResult. */
export interface Tokens {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

const BOOLEANS = new Set(['email_verified', 'phone_number_verified']);
// Claims that the PreTokenGeneration trigger cannot touch, per its documentation.
const FIXED = new Set([
  'sub',
  'iss',
  'aud',
  'exp',
  'iat',
  'jti',
  'origin_jti',
  'event_id',
  'token_use',
  'auth_time',
  'cognito:username',
]);

/**
 * Signs an access and an ID token with the claims Cognito puts into them.
 * Source: "Understanding the identity token" and "Understanding the access token", Cognito developer guide.
 */
export async function issueTokens(pool: Pool, request: TokenRequest): Promise<Tokens> {
  const { user, client, session, clientMetadata } = request;
  const own = groupsByPrecedence(pool, user.sub);
  const overrides = await askPreTokenGeneration(pool, request.occasion, user, {
    clientId: client.clientId,
    groups: own.map((group) => group.GroupName),
    clientMetadata,
  });
  const groups = overrides.groups ?? own.map((group) => group.GroupName);
  const roles = own.flatMap((group) => group.RoleArn ?? []);
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    origin_jti: session.originJti,
    event_id: session.eventId,
    auth_time: session.authTime,
  };
  const readable = Object.entries(readableAttributes(client, user)).map(([name, value]) => [
    name,
    BOOLEANS.has(name) ? value === 'true' : value,
  ]);
  const idClaims = {
    ...Object.fromEntries(readable),
    ...shared,
    ...(roles.length > 0 ? { 'cognito:roles': roles, 'cognito:preferred_role': roles[0] } : {}),
    'cognito:username': user.sub,
    token_use: 'id',
    aud: client.clientId,
  };
  const accessClaims = {
    ...shared,
    client_id: client.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.sub,
  };
  const [AccessToken, IdToken] = await Promise.all([
    sign(pool, accessClaims, client.accessTokenSeconds),
    sign(pool, overridden(idClaims, overrides), client.idTokenSeconds),
  ]);
  return { AccessToken, IdToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
}

function overridden(
  claims: Record<string, unknown>,
  { add, suppress }: { add: Record<string, string>; suppress: readonly string[] },
): Record<string, unknown> {
  const entries = [
    ...Object.entries(claims).filter(([name]) => FIXED.has(name) || !suppress.includes(name)),
    ...Object.entries(add).filter(([name]) => !FIXED.has(name)),
  ];
  return Object.fromEntries(entries);
}

function sign(pool: Pool, claims: Record<string, unknown>, seconds: number): Promise<string> {
  const issuedAt = Math.floor(pool.now() / 1000);
  return new SignJWT({
    ...claims,
    iss: pool.issuer,
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + seconds,
  })
    .setProtectedHeader({ kid: pool.signingKey.kid, alg: 'RS256' })
    .sign(pool.signingKey.privateKey);
}
