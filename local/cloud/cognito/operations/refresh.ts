import { z } from 'zod';
import type { Client } from '../definition/client-properties.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import { clientOf, type Pool } from '../pool.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { accessToken, clientMetadata } from './members.ts';
import { publicOperation } from './operation.ts';

/** Makes new access and ID tokens for a sign-in that is neither over nor revoked. */
export async function refresh(
  pool: Pool,
  client: Client,
  refreshToken: string,
  metadata: Record<string, string> | undefined,
): Promise<object> {
  const session = pool.sessions.byRefreshToken(refreshToken);
  if (session === undefined || session.clientId !== client.clientId) {
    throw notAuthorized('Invalid Refresh Token');
  }
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  const user = pool.users.bySub(session.sub);
  if (user === undefined) throw notAuthorized('Invalid Refresh Token');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const tokens = await issueTokens(pool, {
    user,
    client,
    session,
    occasion: 'RefreshTokens',
    clientMetadata: metadata,
  });
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
}

/** GetTokensFromRefreshToken: what REFRESH_TOKEN_AUTH does, as newer clients ask for it. */
export const getTokensFromRefreshToken = publicOperation(
  z.object({ ClientId: z.string(), RefreshToken: z.string(), ClientMetadata: clientMetadata }),
  (pool, request) =>
    refresh(pool, clientOf(pool, request.ClientId), request.RefreshToken, request.ClientMetadata),
);

/** RevokeToken: ends the sign-in of a refresh token, its access tokens included; an unknown token is no error (RFC 7009). */
export const revokeToken = publicOperation(
  z.object({ ClientId: z.string(), Token: accessToken }),
  (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    if (request.Token.split('.').length === 3) {
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    }
    const session = pool.sessions.byRefreshToken(request.Token);
    if (session !== undefined && session.clientId !== client.clientId) {
      throw new CognitoError('UnauthorizedException', 'The token was not issued to this client.');
    }
    if (session !== undefined) pool.sessions.revoke(session.originJti);
    return {};
  },
);
