import { z } from 'zod';
import type { Client } from '../definition/client-properties.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import { clientOf, type Pool } from '../pool.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { publicOperation } from './operation.ts';
import { token } from './request-fields.ts';

/** Issues new access and ID tokens. Throws NotAuthorizedException if the session is unknown, expired or revoked. */
export async function refreshTokens(pool: Pool, client: Client, refreshToken: string): Promise<object> {
  const session = pool.sessions.byRefreshToken(refreshToken);
  if (session === undefined || session.clientId !== client.clientId) {
    throw notAuthorized('Invalid Refresh Token');
  }
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  const user = pool.users.bySub(session.sub);
  if (user === undefined) throw notAuthorized('Invalid Refresh Token');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  const tokens = await issueTokens(pool, user, client, session);
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
}

/** GetTokensFromRefreshToken: Amplify 6 uses it instead of REFRESH_TOKEN_AUTH. */
export const getTokensFromRefreshToken = publicOperation(
  z.object({ ClientId: z.string(), RefreshToken: z.string() }),
  (pool, request) => refreshTokens(pool, clientOf(pool, request.ClientId), request.RefreshToken),
);

/** RevokeToken: revokes the session of a refresh token. An unknown token is not an error (RFC 7009). */
export const revokeToken = publicOperation(
  z.object({ ClientId: z.string(), Token: token }),
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
